import { Heading } from '@storybook/addon-docs/blocks'
import { tokensByComponent } from 'virtual:props'
import { readTokenValue } from './readTokenValue.ts'

/** The tokens that a component is drawn with: its colors, corners, space and sizes. */
export function TokensTable({ name }: { name: string }) {
  const tokens = tokensByComponent[name] ?? []
  if (tokens.length === 0) return null
  return (
    <>
      <Heading>Tokens</Heading>
      <table className="docsProps">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Property</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => {
            const property = `--vp-${token.replaceAll('.', '-')}`
            return (
              <tr key={token}>
                <td>{token}</td>
                <td>
                  <code>{property}</code>
                </td>
                <td>
                  {token.startsWith('color.') ? <span className="docsSwatch" style={{ background: `var(${property})` }} /> : null}
                  {readTokenValue(token)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
