import { cx } from '../private/cx.ts'
import * as chart from '../private/chart/chartStatus.css.ts'
import { pulsing } from '../private/skeletonLine.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DonutChart.css.ts'

/** Placeholder of the ring and the table rows while they load. */
export function DonutSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.layout}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 184 184" className={cx(styles.skeletonRing, pulsing)}>
        <circle cx="92" cy="92" r="83" className={chart.arc.empty} />
      </svg>
      <div className={styles.skeletonRows}>
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} size="body" />
        ))}
      </div>
    </div>
  )
}
