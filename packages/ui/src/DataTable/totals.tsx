import { cx } from 'class-variance-authority'
import * as cards from './cards.css.ts'
import type { RowManner } from './row.ts'
import * as styles from './rows.css.ts'

/** The last row, where a column has something to say about all of them. */
export function totals<Row>({ columns, isSelectable, rowActions }: RowManner<Row>, all: readonly Row[]) {
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

/** The same under the cards. */
export function totalsCard<Row>({ columns }: RowManner<Row>, all: readonly Row[]) {
  const said = columns.filter(({ total }) => total)
  if (said.length === 0) return null
  return (
    <div className={cx(cards.card, cards.sum)}>
      <dl className={cards.fields}>
        {said.map(({ id, header, total }) => (
          <div key={id} className={cards.field}>
            <dt className={cards.term}>{header}</dt>
            <dd className={cards.value}>{total?.(all)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
