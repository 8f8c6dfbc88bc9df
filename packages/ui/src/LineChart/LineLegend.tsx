'use client'
import { cx } from 'class-variance-authority'
import * as frame from '../private/chart/frame.css.ts'
import { ChartKey } from '../private/chart/ChartKey.tsx'
import { lookOf, markPath, type SeriesLook } from '../private/chart/series.ts'
import type { ChartLabels } from '../private/chart/words.ts'
import * as styles from './LineChart.css.ts'
import type { Line } from './tabulate.ts'

interface LineLegendProps {
  lines: readonly Line[]
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
                  className={cx(styles.toggle, !isOn && styles.off)}
                >
                  <Key look={lookOf(index)} isOff={!isOn} />
                  {label}
                </button>
              </li>
            )
          })}
      {hasPlans ? (
        <li className={frame.legendItem}>
          <ChartKey kind="ahead" />
          {words.planned}
        </li>
      ) : null}
    </ul>
  )
}

function Key({ look, isOff }: { look: SeriesLook; isOff: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 12" className={cx(styles.key, isOff && styles.offKey)}>
      <path d="M0 6h28" className={styles.line[look]} />
      <path d={markPath[look](14, 6)} className={styles.mark[look]} />
    </svg>
  )
}
