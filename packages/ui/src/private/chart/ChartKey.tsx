import * as styles from './chart.css.ts'
import * as parts from './parts.css.ts'
import { seriesLooks, type SeriesLook } from './series.ts'

/** Done is solid, what is now amber in a dark ring, what is ahead dashed. */
export type ChartKind = 'done' | 'now' | 'ahead'

/** How a part is drawn: as its state, or in a colour of its own. */
export type ChartLook = ChartKind | SeriesLook | 'other'

export const isSeriesLook = (look: ChartLook): look is SeriesLook => seriesLooks.some((other) => other === look)

/** The sign of a kind in a legend; words stand beside it. */
export function ChartKey({ kind }: { kind: ChartLook }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 12" className={styles.key}>
      {kind === 'done' ? <rect x="0" y="3" width="20" height="6" className={styles.fill.done} /> : null}
      {isSeriesLook(kind) ? <path d="M0 6h20" className={parts.key[kind]} /> : null}
      {kind === 'other' ? <path d="M0 6h20" className={parts.keyOther} /> : null}
      {kind === 'now' ? <rect x="1" y="1.5" width="18" height="9" rx="2" className={styles.fill.now} /> : null}
      {kind === 'ahead' ? <path d="M0 3.5h5v5h-5zM7.5 3.5h5v5h-5zM15 3.5h5v5h-5z" className={styles.fill.ahead} /> : null}
    </svg>
  )
}
