import type { RowGroup } from './tableColumns.ts'
import * as styles from './TableRow.css.ts'

/** Consecutive rows of the same group. */
export interface RowGroupRange {
  group: RowGroup
  from: number
  to: number
}

export function groupRows<Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup): RowGroupRange[] {
  const ranges: RowGroupRange[] = []
  for (const [index, row] of rows.entries()) {
    const group = groupOf(row)
    const last = ranges.at(-1)
    if (last?.group.id === group.id) last.to = index + 1
    else ranges.push({ group, from: index, to: index + 1 })
  }
  return ranges
}

/** The heading of a group. */
export const GroupHeading = ({ label, note }: RowGroup) => (
  <div className={styles.groupInside}>
    <span>{label}</span>
    {note === undefined ? null : <span className={styles.groupNote}>{note}</span>}
  </div>
)
