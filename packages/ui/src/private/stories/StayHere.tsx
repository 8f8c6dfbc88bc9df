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

/** Links inside it go nowhere, so that a story can be clicked without being left. */
export function StayHere({ children }: { children: ReactNode }) {
  return <LinkProvider link={Stays}>{children}</LinkProvider>
}
