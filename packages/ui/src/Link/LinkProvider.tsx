'use client'
import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react'

/** What a link component receives: an anchor's own attributes, and always an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** A component that follows an address, such as a router's link. */
export type LinkComponent = ComponentType<LinkComponentProps>

const LinkContext = createContext<LinkComponent | 'a'>('a')

/** Makes every link inside it follow addresses through the given component. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** The component that renders links here: a router's link, or a plain anchor. */
export const useLinkComponent = (): LinkComponent | 'a' => useContext(LinkContext)
