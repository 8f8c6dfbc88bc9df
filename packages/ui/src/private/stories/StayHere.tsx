import type { ReactNode } from 'react'
import { LinkProvider, type LinkComponentProps } from '../../Link/LinkProvider.tsx'

const Stays = (props: LinkComponentProps) => (
  <a
    {...props}
    onClick={(event) => {
      event.preventDefault()
      props.onClick?.(event)
    }}
  />
)

/** Links inside it go nowhere, so that a story can be clicked without being left. */
export function StayHere({ children }: { children: ReactNode }) {
  return <LinkProvider link={Stays}>{children}</LinkProvider>
}
