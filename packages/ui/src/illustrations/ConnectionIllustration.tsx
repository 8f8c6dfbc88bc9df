import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './ConnectionIllustration.css.ts'

export interface ConnectionIllustrationProps extends SVGAttributes<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>
}

/** A dashed line between two avatars, such as a person and the company that invites them. Decorative. */
export function ConnectionIllustration({ className, ...rest }: ConnectionIllustrationProps) {
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 64 3" className={cx(styles.root, className)}>
      <path className={styles.dashes} d="M0 1.5h64" />
    </svg>
  )
}
