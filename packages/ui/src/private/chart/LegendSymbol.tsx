import * as styles from './chartStatus.css.ts'
import * as parts from './seriesStyles.css.ts'
import { seriesLooks, type SeriesLook } from './seriesLooks.ts'

/** Done is solid, what is now amber in a dark ring, what is ahead dashed. */
export type ChartStatus = 'done' | 'now' | 'ahead'

/** How a part is drawn: as its state, or in a colour of its own. */
export type SegmentLook = ChartStatus | SeriesLook | 'other'

export const isSeriesLook = (look: SegmentLook): look is SeriesLook => seriesLooks.some((other) => other === look)

/** The sign of a kind in a legend; words stand beside it. */
export function LegendSymbol({ kind }: { kind: SegmentLook }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 12" className={styles.legendSymbol}>
      {kind === 'done' ? <rect x="0" y="3" width="20" height="6" className={styles.fill.done} /> : null}
      {isSeriesLook(kind) ? <path d="M0 6h20" className={parts.legendLine[kind]} /> : null}
      {kind === 'other' ? <path d="M0 6h20" className={parts.legendLineOther} /> : null}
      {kind === 'now' ? <rect x="1" y="1.5" width="18" height="9" rx="2" className={styles.fill.now} /> : null}
      {kind === 'ahead' ? <path d="M0 3.5h5v5h-5zM7.5 3.5h5v5h-5zM15 3.5h5v5h-5z" className={styles.fill.ahead} /> : null}
    </svg>
  )
}
