import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import * as styles from './Badge.css.ts'

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'
export type BadgeDot = 'filled' | 'hollow' | 'current'

/**
 * `subtle`: a state. `outline`: a fact, such as a role. `text`: a state on a coloured background. `identifier`: a framed code as it is printed
 * on the object, such as a registration number.
 */
export type BadgeKind = 'subtle' | 'outline' | 'text' | 'identifier'

/** `large` is for the header of the object's page. */
export type BadgeSize = 'medium' | 'large'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The text, in sentence case. */
  children: ReactNode
  /** The meaning, shown as a color. @default 'neutral' */
  tone?: BadgeTone
  /** `subtle` is for a state, `outline` for a fact, `text` for a state on a colored background, `identifier` for a plate or code. @default 'subtle' */
  kind?: BadgeKind
  /** `large` is for the header of the page of a thing. @default 'medium' */
  size?: BadgeSize
  /** Shown before the text, instead of a dot. */
  icon?: ReactNode
  /** A dot before the text: `hollow` for drafts, `current` (amber) for what is happening now. `true` is `filled`. */
  dot?: boolean | BadgeDot
  ref?: Ref<HTMLSpanElement>
}

/** A short label for a state. */
export function Badge({ tone = 'neutral', kind = 'subtle', size = 'medium', icon, dot = false, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.root, styles.tone[tone], styles.kind[kind], styles.size[size], className)}>
      {icon === undefined ? null : <Icon size="small">{icon}</Icon>}
      {dot === false || icon !== undefined ? null : (
        <span className={cx(styles.dot, styles.dotTone[tone], styles.dotKind[dot === true ? 'filled' : dot])} />
      )}
      <span>{children}</span>
    </span>
  )
}
