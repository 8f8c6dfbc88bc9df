/* oxlint-disable jsx-a11y/control-has-associated-label -- a cell is no control */
import { cx } from '../private/cx.ts'
import type { RowSettings } from './tablePartProps.ts'
import * as styles from './TableRow.css.ts'

/** The totals row, if a column has totals. */
export function renderTotals<Row>({ columns, isSelectable, rowActions }: RowSettings<Row>, all: readonly Row[]) {
  if (!columns.some(({ total }) => total)) return null
  return (
    <tfoot>
      <tr>
        {isSelectable ? <td className={styles.total} /> : null}
        {columns.map(({ id, align, rowHeader, total }) =>
          rowHeader && total ? (
            <th key={id} scope="row" className={cx(styles.total, styles.name, align === 'end' && styles.end)}>
              {total(all)}
            </th>
          ) : (
            <td key={id} className={cx(styles.total, align === 'end' && styles.end)}>
              {total?.(all)}
            </td>
          ),
        )}
        {rowActions ? <td className={styles.total} /> : null}
      </tr>
    </tfoot>
  )
}
