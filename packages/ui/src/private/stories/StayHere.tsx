import type { ReactNode } from 'react'
import { LinkProvider, type LinkComponentProps } from '../../Link/LinkProvider.tsx'

const Stays = ({ href, children, onClick, ...rest }: LinkComponentProps) => (
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
export function StayHere({ children }: { children: ReactNode }) {
  return <LinkProvider link={Stays}>{children}</LinkProvider>
}
