import { cx } from 'class-variance-authority'
import * as chart from '../private/chart/chart.css.ts'
import { breathing } from '../Skeleton/Skeleton.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './BlankBars.css.ts'

const week = [70, 78, 74, 82, 73, 33, 25]
const bars = [...week, ...week, ...week, ...week]

/** Keeps the place of the bars. */
export function BlankBars({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 140 100" preserveAspectRatio="none" className={cx(styles.root, breathing)}>
        <path d={bars.map((height, index) => `M${index * 5 + 1} 99v${-height}h3v${height}z`).join('')} className={chart.blank} />
        <path d="M0 99h140v0.4h-140z" className={chart.blank} />
      </svg>
    </>
  )
}
