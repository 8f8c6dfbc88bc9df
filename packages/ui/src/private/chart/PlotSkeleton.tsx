import { cx } from '../cx.ts'
import { pulsing } from '../skeletonLine.css.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import * as chart from './chartStatus.css.ts'
import * as styles from './PlotSkeleton.css.ts'

const week = [70, 78, 74, 82, 73, 33, 25]
const barHeights = [...week, ...week, ...week, ...week]

const shapes = {
  bars: barHeights.map((height, index) => `M${index * 5 + 1} 99v${-height}h3v${height}z`).join(''),
  lines: 'M0 72L20 58L40 63L60 40L80 46L100 28L120 33L140 18V99H0z',
}

/** Placeholder of a bar or line plot while it loads. */
export function PlotSkeleton({ kind, label }: { kind: 'bars' | 'lines'; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 140 100" preserveAspectRatio="none" className={cx(styles.root, pulsing)}>
        <path d={shapes[kind]} className={chart.skeleton} />
        <path d="M0 99h140v0.4h-140z" className={chart.skeleton} />
      </svg>
    </>
  )
}
