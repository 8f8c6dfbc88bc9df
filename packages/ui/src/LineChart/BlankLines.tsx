import { cx } from 'class-variance-authority'
import * as bars from '../BarChart/BlankBars.css.ts'
import * as chart from '../private/chart/chart.css.ts'
import { breathing } from '../Skeleton/Skeleton.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Keeps the place of the lines. */
export function BlankLines({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 140 100" preserveAspectRatio="none" className={cx(bars.root, breathing)}>
        <path d="M0 72L20 58L40 63L60 40L80 46L100 28L120 33L140 18V99H0z" className={chart.blank} />
        <path d="M0 99h140v0.4h-140z" className={chart.blank} />
      </svg>
    </>
  )
}
