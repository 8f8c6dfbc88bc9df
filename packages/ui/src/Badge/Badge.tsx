import { cva } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../private/Icon.tsx'
import * as styles from './Badge.css.ts'

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'
export type BadgeDot = 'filled' | 'hollow' | 'here'

/** `subtle`: a state. `outline`: a plain fact, such as a role. `text`: a state where there is a ground already. */
export type BadgeKind = 'subtle' | 'outline' | 'text'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The state in words, sentence case. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: BadgeTone
  /** @default 'subtle' */
  kind?: BadgeKind
  /** Before the words, instead of a dot. */
  icon?: ReactNode
  /** A dot before the words; `hollow` for drafts, `here` (amber) for what is happening now. `true` is `filled`. */
  dot?: boolean | BadgeDot
  ref?: Ref<HTMLSpanElement>
}

const badge = cva(styles.root, {
  variants: { tone: styles.tone, kind: styles.kind },
})
const mark = cva(styles.dot, { variants: { tone: styles.dotTone, kind: styles.dotKind } })

/** The state of something, said in words first. */
export function Badge({ tone = 'neutral', kind = 'subtle', icon, dot = false, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={badge({ tone, kind, className })}>
      {icon === undefined ? null : <Icon size="small">{icon}</Icon>}
      {dot === false || icon !== undefined ? null : <span className={mark({ tone, kind: dot === true ? 'filled' : dot })} />}
      <span>{children}</span>
    </span>
  )
}
