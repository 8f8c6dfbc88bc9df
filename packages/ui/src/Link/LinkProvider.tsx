'use client'
import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react'

/** Props of a link component: anchor attributes with a required `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** A component that renders a link, such as that of a router. */
export type LinkComponent = ComponentType<LinkComponentProps>

const LinkContext = createContext<LinkComponent | 'a'>('a')

/** Renders all links inside it with the given component. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** Returns the component that renders links: that of the LinkProvider, or `a`. */
export const useLinkComponent = (): LinkComponent | 'a' => useContext(LinkContext)
