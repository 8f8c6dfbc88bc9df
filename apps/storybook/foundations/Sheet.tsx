import type { ReactNode } from 'react'
import type { Shown } from './tokens.ts'
import './foundations.css'

/** One page of the foundations. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="sheet">
      <h1>{title}</h1>
      {children}
    </main>
  )
}

interface TableProps {
  caption: string
  tokens: readonly Shown[]
  /** Draws what the token does. */
  picture: (token: Shown) => ReactNode
}

/** Tokens in rows: the picture, the name in the token file, the custom property, the value as written. */
export function TokenTable({ caption, tokens, picture }: TableProps) {
  return (
    <section aria-label={caption}>
      <h2>{caption}</h2>
      {/* Scrollable by keyboard where the page is narrow. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div className="scroll" tabIndex={0} role="group" aria-label={`${caption}, table`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Picture</th>
              <th scope="col">Token</th>
              <th scope="col">Property</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.property}>
                <td>{picture(token)}</td>
                <td>
                  {token.path}
                  {token.note === undefined ? null : <div>{token.note}</div>}
                </td>
                <td>
                  <code>{token.property}</code>
                </td>
                <td>
                  <code>{token.written}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
