import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './Divider.css.ts'

export type DividerTone = 'subtle' | 'default' | 'strong'
export type DividerOrientation = 'horizontal' | 'vertical'

export interface DividerProps extends HTMLAttributes<HTMLHRElement> {
  /** How visible the line is; `strong` is twice as thick. @default 'subtle' */
  tone?: DividerTone
  /** The direction in which it runs. @default 'horizontal' */
  orientation?: DividerOrientation
  ref?: Ref<HTMLHRElement>
}

/** A thin line between two groups. */
export function Divider({ tone = 'subtle', orientation = 'horizontal', className, ...rest }: DividerProps) {
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      {...rest}
      className={cx(styles.root, styles.tone[tone], styles.orientation[orientation], className)}
    />
  )
}
