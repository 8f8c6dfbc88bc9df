import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { toElementType } from '../private/toElementType.ts'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element that is rendered. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend'
  ref?: Ref<HTMLElement>
}

/** Text for assistive technology only. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Element = toElementType(as)
  return <Element {...rest} className={cx(styles.root, className)} />
}
