import { cx } from '../cx.ts'
import * as styles from './chartCard.css.ts'

export interface ChartTableData {
  /** Column headers; the first column names the rows. */
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
  /** A last row with totals. */
  total?: readonly string[] | undefined
  /** Index of the first column of numbers; all after it are numbers too. */
  firstNumericColumn: number
}

/** The data of a chart as a table. */
export function ChartTable({ data, caption }: { data: ChartTableData; caption: string }) {
  const { columns, rows, total, firstNumericColumn } = data
  const numericClass = (column: number) => column >= firstNumericColumn && styles.numericCell
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          {columns.map((text, column) => (
            <th key={text} scope="col" className={cx(styles.headCell, numericClass(column))}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <Row key={id} cells={cells} className={styles.cell} numericClass={numericClass} />
        ))}
      </tbody>
      {total === undefined ? null : (
        <tfoot>
          <Row cells={total} className={styles.totalCell} numericClass={numericClass} />
        </tfoot>
      )}
    </table>
  )
}

interface RowProps {
  cells: readonly string[]
  className: string
  numericClass: (column: number) => string | false
}

function Row({ cells, className, numericClass }: RowProps) {
  const [name, ...rest] = cells
  return (
    <tr>
      <th scope="row" className={className}>
        {name}
      </th>
      {rest.map((text, index) => (
        <td key={index} className={cx(className, numericClass(index + 1))}>
          {text}
        </td>
      ))}
    </tr>
  )
}
