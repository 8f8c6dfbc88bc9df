import { cx } from 'class-variance-authority'
import * as styles from './chartCard.css.ts'

export interface ChartTableData {
  /** The heads of the columns, the first of which names the rows. */
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
  /** Under a rule, at the end. */
  total?: readonly string[] | undefined
  /** From which column on there are figures. */
  firstNumericColumn: number
}

/** The same figures as a table. */
export function ChartTable({ data, caption }: { data: ChartTableData; caption: string }) {
  const { columns: head, rows, total, firstNumericColumn } = data
  const isFigure = (column: number) => column >= firstNumericColumn && styles.numericCell
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          {columns.map((text, column) => (
            <th key={text} scope="col" className={cx(styles.headCell, isFigure(column))}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <Row key={id} cells={cells} className={styles.cell} isFigure={isFigure} />
        ))}
      </tbody>
      {total === undefined ? null : (
        <tfoot>
          <Row cells={total} className={styles.totalCell} isFigure={isFigure} />
        </tfoot>
      )}
    </table>
  )
}

interface RowProps {
  cells: readonly string[]
  className: string
  isFigure: (column: number) => string | false
}

function Row({ cells, className, isFigure }: RowProps) {
  const [name, ...rest] = cells
  return (
    <tr>
      <th scope="row" className={className}>
        {name}
      </th>
      {rest.map((text, index) => (
        <td key={index} className={cx(className, isFigure(index + 1))}>
          {text}
        </td>
      ))}
    </tr>
  )
}
