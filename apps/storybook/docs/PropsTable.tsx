import { ArgTypes, Heading } from '@storybook/addon-docs/blocks'
import { propsByComponent } from 'virtual:props'
import type { ListedProps } from '../.storybook/listProps.ts'
import { CodeExample } from './CodeExample.tsx'
import { renderInlineCode } from './renderInlineCode.tsx'

/** All props of a component with their types as they are written, and the definitions of these types. */
export function PropsTable({ name }: { name: string }) {
  const listed = propsByComponent[name] as ListedProps | undefined // written by catalog.ts
  if (!listed)
    return (
      <>
        <Heading>Props</Heading>
        <ArgTypes />
      </>
    )
  const { props, native, types } = listed
  return (
    <>
      <Heading>Props</Heading>
      <table className="docsProps">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">What it does</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name: prop, type, required, description, defaultText }) => (
            <tr key={prop}>
              <td>
                <code>{prop}</code>
                {required ? ' (required)' : ''}
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>{renderInlineCode(description)}</td>
              <td>{defaultText === undefined ? '' : <code>{defaultText}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {native.length > 0 && (
        <p>
          Attributes of{' '}
          {native.map((type, at) => (
            <span key={type}>
              {at > 0 ? ', ' : ''}
              <code>{type}</code>
            </span>
          ))}{' '}
          are taken too, where no prop has their name.
        </p>
      )}
      {types.length > 0 && (
        <details className="docsTypes">
          <summary>Types that the props name</summary>
          {types.map(({ name: type, text }) => (
            <CodeExample key={type} label={type}>
              {text}
            </CodeExample>
          ))}
        </details>
      )}
    </>
  )
}
