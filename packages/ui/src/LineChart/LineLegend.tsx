'use client'
import { cx } from 'class-variance-authority'
import * as frame from '../private/chart/chartCard.css.ts'
import { LegendSymbol } from '../private/chart/LegendSymbol.tsx'
import { seriesLookAt, markerPath, type SeriesLook } from '../private/chart/seriesLooks.ts'
import type { ChartLabels } from '../private/chart/chartLabels.ts'
import * as styles from './LineChart.css.ts'
import type { TabulatedLine } from './tabulateSeries.ts'

interface LineLegendProps {
  lines: readonly TabulatedLine[]
  hidden: readonly string[]
  hasPlans: boolean
  words: ChartLabels
  onToggle: (id: string) => void
}

/** What each line is. With several, each can be left out; the last one that is shown stays. */
export function LineLegend({ lines, hidden, hasPlans, words, onToggle }: LineLegendProps) {
  const isOne = lines.length === 1
  if (isOne && !hasPlans) return null
  const shown = lines.filter(({ id }) => !hidden.includes(id)).length
  return (
    <ul className={frame.legend}>
      {isOne
        ? null
        : lines.map(({ id, label }, index) => {
            const isOn = !hidden.includes(id)
            return (
              <li key={id} className={frame.legendItem}>
                <button
                  type="button"
                  aria-pressed={isOn}
                  aria-disabled={isOn && shown === 1}
                  onClick={() => {
                    if (!isOn || shown > 1) onToggle(id)
                  }}
                  className={cx(styles.toggle, !isOn && styles.hiddenSeries)}
                >
                  <Key look={seriesLookAt(index)} isOff={!isOn} />
                  {label}
                </button>
              </li>
            )
          })}
      {hasPlans ? (
        <li className={frame.legendItem}>
          <LegendSymbol kind="ahead" />
          {words.planned}
        </li>
      ) : null}
    </ul>
  )
}

function Key({ look, isOff }: { look: SeriesLook; isOff: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 12" className={cx(styles.symbol, isOff && styles.hiddenSymbol)}>
      <path d="M0 6h28" className={styles.line[look]} />
      <path d={markerPath[look](14, 6)} className={styles.marker[look]} />
    </svg>
  )
}
