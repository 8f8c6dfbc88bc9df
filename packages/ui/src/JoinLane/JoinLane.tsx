import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import * as styles from './JoinLane.css.ts'

export interface JoinLaneProps extends SVGAttributes<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>
}

/** A dashed lane between two that may come together: a person and a company that invites them. Decoration only. */
export function JoinLane({ className, ...rest }: JoinLaneProps) {
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 64 3" className={cx(styles.root, className)}>
      <path className={styles.dashes} d="M0 1.5h64" />
    </svg>
  )
}
