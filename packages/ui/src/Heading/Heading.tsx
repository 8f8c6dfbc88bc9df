import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { toElementType } from '../private/toElementType.ts'
import * as styles from './Heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingSize = 'display' | 'title' | 'heading' | 'subheading'
export type HeadingTone = 'primary' | 'inherit'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the document outline; the look is `size`. */
  level: HeadingLevel
  /** The size, independent of the level. @default 'title' for level 1, 'heading' for level 2, else 'subheading' */
  size?: HeadingSize
  /** `inherit` takes the color of the surroundings, such as on a dark panel. @default 'primary' */
  tone?: HeadingTone
  ref?: Ref<HTMLHeadingElement>
}

const usual = (level: HeadingLevel): HeadingSize => (level === 1 ? 'title' : level === 2 ? 'heading' : 'subheading')

/** A heading whose level and look are independent. */
export function Heading({ level, size = usual(level), tone = 'primary', className, ...rest }: HeadingProps) {
  const Element = toElementType(`h${level}`)
  return <Element {...rest} className={cx(styles.root, styles.size[size], styles.tone[tone], className)} />
}
