import type { ComponentDocs } from '../../../packages/ui/src/componentDocs.ts'
import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import budgets from '../../../packages/ui/budgets.json' with { type: 'json' }

const docsByPath = import.meta.glob<ComponentDocs>('../../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' })
const getDocs = (name: string): ComponentDocs | undefined =>
  Object.entries(docsByPath).find(([path]) => path.endsWith(`/${name}.docs.ts`))?.[1]

const budgetByName: Record<string, readonly (number | undefined)[]> = budgets.ui
const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** The docs page of a component: guidelines from `Name.docs.ts`, props from the types, stories, and bytes from budgets.json. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = preparedMeta.title.split('/').at(-1) ?? ''
  const docs = preparedMeta.title.startsWith('UI/') ? getDocs(name) : undefined
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {docs ? <ComponentSummary name={name} status={docs.status} /> : null}
      <Primary />
      {docs ? <ComponentGuidelines docs={docs} /> : null}
      <Heading>Props</Heading>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

function ComponentSummary({ name, status }: { name: string; status: ComponentDocs['status'] }) {
  const entry = name.endsWith('Illustration') ? 'illustrations' : name
  const [initial, lazy] = budgetByName[entry] ?? []
  return (
    <ul>
      <li>Status: {status === 'stable' ? 'stable' : 'new, its props may still change'}</li>
      <li>
        Import: <code>{`import { ${name} } from '@vehicle-partner/ui/${entry}'`}</code>
      </li>
      {initial === undefined ? null : (
        <li>
          Cost: at most {formatKilobytes(initial)} of script and style after brotli, above react and react-dom
          {lazy ? `, and ${formatKilobytes(lazy)} more when it is first used` : ''}
        </li>
      )}
    </ul>
  )
}

function ComponentGuidelines({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <DocsList title="When to use it" lines={docs.use} />
      <DocsList title="When not" lines={docs.avoid} />
      <DocsList title="Anatomy" lines={docs.anatomy} ordered />
      <DocsList title="Do" lines={docs.do} />
      <DocsList title="Don’t" lines={docs.dont} />
      {docs.keyboard.length === 0 ? null : <DocsTable title="Keyboard" head={['Key', 'What it does']} rows={docs.keyboard} />}
      <DocsList title="Screen reader output" lines={docs.heard ?? []} />
      {docs.byHand === undefined || docs.byHand.length === 0 ? null : (
        <DocsTable title="Manual tests" head={['Case', 'Run']} rows={docs.byHand.map((item) => [item.case, item.run])} />
      )}
    </>
  )
}

/** Renders text between backticks as code. */
const renderInlineCode = (line: string) => line.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))

function DocsList({ title, lines, ordered = false }: { title: string; lines: readonly string[]; ordered?: boolean }) {
  if (lines.length === 0) return null
  const Element = ordered ? 'ol' : 'ul'
  return (
    <>
      <Heading>{title}</Heading>
      <Element>
        {lines.map((line) => (
          <li key={line}>{renderInlineCode(line)}</li>
        ))}
      </Element>
    </>
  )
}

function DocsTable({ title, head, rows }: { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <table>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell) => (
                <td key={cell}>{renderInlineCode(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
