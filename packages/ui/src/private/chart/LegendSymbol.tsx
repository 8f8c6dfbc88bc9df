import * as styles from './chartStatus.css.ts'
import * as parts from './seriesStyles.css.ts'
import { seriesLooks, type SeriesLook } from './seriesLooks.ts'

/** `done` is solid, `current` amber with a dark outline, `upcoming` dashed. */
export type ChartStatus = 'done' | 'current' | 'upcoming'

/** The look of a segment: that of its status, or a series color. */
export type SegmentLook = ChartStatus | SeriesLook | 'other'

export const isSeriesLook = (look: SegmentLook): look is SeriesLook => seriesLooks.some((other) => other === look)

/** The symbol of a legend entry. */
export function LegendSymbol({ look }: { look: SegmentLook }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 12" className={styles.legendSymbol}>
      {look === 'done' ? <rect x="0" y="3" width="20" height="6" className={styles.fill.done} /> : null}
      {isSeriesLook(look) ? <path d="M0 6h20" className={parts.legendLine[look]} /> : null}
      {look === 'other' ? <path d="M0 6h20" className={parts.legendLineOther} /> : null}
      {look === 'current' ? <rect x="1" y="1.5" width="18" height="9" rx="2" className={styles.fill.current} /> : null}
      {look === 'upcoming' ? <path d="M0 3.5h5v5h-5zM7.5 3.5h5v5h-5zM15 3.5h5v5h-5z" className={styles.fill.upcoming} /> : null}
    </svg>
  )
}
