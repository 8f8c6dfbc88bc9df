import type { RowGroup } from './columns.ts'
import * as styles from './rows.css.ts'

/** Rows that follow each other under the same heading. */
export interface Run {
  group: RowGroup
  from: number
  to: number
}

export function runsOf<Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup): Run[] {
  const runs: Run[] = []
  for (const [index, row] of rows.entries()) {
    const group = groupOf(row)
    const last = runs.at(-1)
    if (last?.group.id === group.id) last.to = index + 1
    else runs.push({ group, from: index, to: index + 1 })
  }
  return runs
}

/** The words over the rows of a group. */
export const GroupWords = ({ label, note }: RowGroup) => (
  <div className={styles.groupInside}>
    <span>{label}</span>
    {note === undefined ? null : <span className={styles.groupNote}>{note}</span>}
  </div>
)
