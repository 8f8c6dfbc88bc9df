import { cx } from 'class-variance-authority'
import type { BarChartLabels, BarDatum } from './BarChart.tsx'
import * as styles from './BarChart.css.ts'

interface BarTableProps {
  data: readonly BarDatum[]
  caption: string
  format: (value: number) => string
  labels: BarChartLabels
}

/** The same figures as a table. */
export function BarTable({ data, caption, format, labels }: BarTableProps) {
  const hasPlans = data.some(({ planned }) => planned)
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.headCell}>
            {labels.category}
          </th>
          {hasPlans ? (
            <th scope="col" className={styles.headCell}>
              {labels.state}
            </th>
          ) : null}
          <th scope="col" className={cx(styles.headCell, styles.number)}>
            {labels.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, label, planned, value }) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            {hasPlans ? <td className={styles.cell}>{planned ? labels.planned : labels.done}</td> : null}
            <td className={cx(styles.cell, styles.number)}>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
