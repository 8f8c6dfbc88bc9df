import type { ReactNode } from 'react'
import { LinkProvider, type LinkComponentProps } from '../../Link/LinkProvider.tsx'

const InertLink = ({ href, children, onClick, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      onClick?.(event)
    }}
  >
    {children}
  </a>
)

/** Prevents navigation by links, so that stories can be clicked. */
export function InertLinks({ children }: { children: ReactNode }) {
  return <LinkProvider link={InertLink}>{children}</LinkProvider>
}
