import { cva } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './Badge.css.ts'

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'
export type BadgeDot = 'filled' | 'hollow' | 'here'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The state in words, sentence case. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: BadgeTone
  /** A dot before the words; `hollow` for drafts, `here` (amber) for what is happening now. `true` is `filled`. */
  dot?: boolean | BadgeDot
  ref?: Ref<HTMLSpanElement>
}

const badge = cva(styles.root, { variants: { tone: styles.tone } })
const mark = cva(styles.dot, { variants: { tone: styles.dotTone, kind: styles.dotKind } })

/** The state of something, said in words first. */
export function Badge({ tone = 'neutral', dot = false, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={badge({ tone, className })}>
      {dot === false ? null : <span className={mark({ tone, kind: dot === true ? 'filled' : dot })} />}
      <span>{children}</span>
    </span>
  )
}
