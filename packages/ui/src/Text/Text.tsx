import { cva } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import { toElementType } from '../private/toElementType.ts'
import * as styles from './Text.css.ts'

export type TextSize = 'body' | 'small' | 'label' | 'caption'
export type TextTone = 'primary' | 'secondary' | 'tertiary' | 'inverse' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'inherit'
export type TextWeight = 'regular' | 'medium' | 'strong' | 'bold'
export type TextAlign = 'start' | 'center' | 'end'
export type TextWrap = 'normal' | 'none' | 'truncate' | 'balance' | 'pretty'
export type TextMeasure = 'narrow' | 'readable'
export type TextElement = 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'li' | 'dt' | 'dd' | 'figcaption' | 'legend'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element that is rendered. @default 'p' */
  as?: TextElement
  /** The typography role. @default 'body' */
  size?: TextSize
  /** The color, by what the text means; `inherit` takes that of the surroundings. @default 'primary' */
  tone?: TextTone
  /** Overrides the weight of the typography role. */
  weight?: TextWeight
  /** The side on which the lines begin. */
  align?: TextAlign
  /** Line wrapping; `truncate` shows one line with an ellipsis. @default 'normal' */
  wrap?: TextWrap
  /** The maximum line length: 40 or 60 characters. */
  measure?: TextMeasure
  /** For `as="time"`. */
  dateTime?: string
  ref?: Ref<HTMLElement>
}

const text = cva(styles.root, {
  variants: {
    size: styles.size,
    tone: styles.tone,
    weight: styles.weight,
    align: styles.align,
    wrap: styles.wrap,
    measure: styles.measure,
  },
  defaultVariants: { size: 'body', tone: 'primary' },
})

/** Text in one of the typography roles. */
export function Text({ as = 'p', size, tone, weight, align, wrap, measure, className, ...rest }: TextProps) {
  const Element = toElementType(as)
  return <Element {...rest} className={text({ size, tone, weight, align, wrap, measure, className })} />
}
