import type { HTMLAttributes, Ref } from 'react'

interface ScrollRegionProps extends HTMLAttributes<HTMLDivElement> {
  'aria-label': string
  ref?: Ref<HTMLDivElement>
}

/** A named scroll container. It is focusable, so that keyboard users can scroll it (WCAG 2.1.1). */
export function ScrollRegion({ tabIndex = 0, ...rest }: ScrollRegionProps) {
  return <div {...rest} role="region" tabIndex={tabIndex} />
}
