import type { ReactNode } from 'react'
import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import type { ListedToken } from './listTokens.ts'
import './foundations.css'

/** The layout of a foundations page. */
export function FoundationPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="foundation">
      <h1>{title}</h1>
      {children}
    </main>
  )
}

interface TokenTableProps {
  caption: string
  tokens: readonly ListedToken[]
  /** Renders a preview of the token. */
  renderPreview: (token: ListedToken) => ReactNode
}

/** A table of tokens: preview, name in the token file, custom property, value. */
export function TokenTable({ caption, tokens, renderPreview }: TokenTableProps) {
  return (
    <section aria-label={caption}>
      <h2>{caption}</h2>
      <ScrollRegion className="scroll" aria-label={`${caption}, table`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Preview</th>
              <th scope="col">Token</th>
              <th scope="col">Property</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.property}>
                <td>{renderPreview(token)}</td>
                <td>
                  {token.path}
                  {token.note === undefined ? null : <div>{token.note}</div>}
                </td>
                <td>
                  <code>{token.property}</code>
                </td>
                <td>
                  <code>{token.valueText}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
