import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './LogoMark.css.ts'

/** `inverse` is for the sidebar and other dark panels. */
export type LogoTone = 'brand' | 'inverse'
/** 24 px, 32 px, or 24 px that becomes 32 px from the laptop breakpoint. */
export type LogoSize = 'small' | 'medium' | 'fluid'

export interface LogoMarkProps extends SVGAttributes<SVGSVGElement> {
  /** `inverse` is for dark panels. @default 'brand' */
  tone?: LogoTone
  /** The height; `fluid` is as wide as the container. @default 'medium' */
  size?: LogoSize
  /** The accessible name. Without it the mark is decorative. */
  label?: string
  ref?: Ref<SVGSVGElement>
}

/** The mark of the logo: two lanes that meet in a V, and the road marking between them. */
export function LogoMark({ tone = 'brand', size = 'medium', label, className, ...rest }: LogoMarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...named} {...rest} viewBox="0 0 32 32" className={cx(styles.root, styles.size[size], className)}>
      <path className={styles.lane[tone]} d="M4 4h6.4l4.5 18.6-1.3 5.4h-2.3zM28 4h-6.4l-4.5 18.6 1.3 5.4h2.3z" />
      <path className={styles.dash} d="M15 4h2v5h-2z" />
      <path className={styles.farDash} d="M15 12h2v4h-2z" />
    </svg>
  )
}
