'use client'
import { cx } from '../private/cx.ts'
import * as card from '../private/chart/chartCard.css.ts'
import type { ChartLabels } from '../private/chart/chartLabels.ts'
import { LegendSymbol } from '../private/chart/LegendSymbol.tsx'
import { markerPath, seriesLookAt, type SeriesLook } from '../private/chart/seriesLooks.ts'
import * as styles from './LineChart.css.ts'
import type { TabulatedLine } from './tabulateSeries.ts'

interface LineLegendProps {
  lines: readonly TabulatedLine[]
  hidden: readonly string[]
  hasPlanned: boolean
  labels: ChartLabels
  onToggle: (id: string) => void
}

/** The legend of a line chart. With several series each entry toggles its line; the last visible line stays. */
export function LineLegend({ lines, hidden, hasPlanned, labels, onToggle }: LineLegendProps) {
  const isSingle = lines.length === 1
  if (isSingle && !hasPlanned) return null
  const visibleCount = lines.filter(({ id }) => !hidden.includes(id)).length
  return (
    <ul className={card.legend}>
      {isSingle
        ? null
        : lines.map(({ id, label }, index) => {
            const isVisible = !hidden.includes(id)
            const canToggle = !isVisible || visibleCount > 1
            return (
              <li key={id} className={card.legendItem}>
                <button
                  type="button"
                  aria-pressed={isVisible}
                  aria-disabled={!canToggle}
                  onClick={() => {
                    if (canToggle) onToggle(id)
                  }}
                  className={cx(styles.toggle, !isVisible && styles.hiddenSeries)}
                >
                  <LineSymbol look={seriesLookAt(index)} isVisible={isVisible} />
                  {label}
                </button>
              </li>
            )
          })}
      {hasPlanned ? (
        <li className={card.legendItem}>
          <LegendSymbol look="upcoming" />
          {labels.planned}
        </li>
      ) : null}
    </ul>
  )
}

function LineSymbol({ look, isVisible }: { look: SeriesLook; isVisible: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 12" className={cx(styles.symbol, !isVisible && styles.hiddenSymbol)}>
      <path d="M0 6h28" className={styles.line[look]} />
      <path d={markerPath[look](14, 6)} className={styles.marker[look]} />
    </svg>
  )
}
