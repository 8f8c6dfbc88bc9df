import { cx } from './cx.ts'
import * as styles from './skeletonLine.css.ts'

export type SkeletonLineWidth = 'threeQuarters' | 'half' | 'third' | 'short'

/** A line of text that is loading, in the typography of the element around it: for components that need no other shape of Skeleton. */
export const SkeletonLine = ({ width }: { width: SkeletonLineWidth }) => (
  <span aria-hidden="true" className={cx(styles.line, styles.width[width])}>
    <span className={styles.bar} />
  </span>
)
