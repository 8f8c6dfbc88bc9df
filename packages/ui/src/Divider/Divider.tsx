import { cva } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
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

const divider = cva(styles.root, {
  variants: { tone: styles.tone, orientation: styles.orientation },
  defaultVariants: { tone: 'subtle', orientation: 'horizontal' },
})

/** A thin line between two groups. */
export function Divider({ tone, orientation = 'horizontal', className, ...rest }: DividerProps) {
  return (
    <hr
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      {...rest}
      className={divider({ tone, orientation, className })}
    />
  )
}
