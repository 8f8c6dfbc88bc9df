import type { HTMLAttributes, Ref } from 'react'

/** Elements that layout components can render. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'fieldset'

export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
export type Justify = 'start' | 'center' | 'end' | 'between'

/** Props of all layout components. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element that is rendered. @default 'div' */
  as?: LayoutElement
  ref?: Ref<HTMLElement>
}
