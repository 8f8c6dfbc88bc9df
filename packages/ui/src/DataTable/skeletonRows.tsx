/* oxlint-disable jsx-a11y/control-has-associated-label -- a cell is no control */
import type { ReactNode } from 'react'
import { SkeletonLine } from '../private/SkeletonLine.tsx'
import type { RowSettings } from './tablePartProps.ts'
import * as styles from './TableRow.css.ts'

const repeat = (count: number, one: (index: number) => ReactNode) => Array.from({ length: count }, (_unused, index) => one(index))

/** Placeholder rows with the height of real ones. */
export const renderSkeletonRows = <Row,>({ columns, isSelectable, rowActions }: RowSettings<Row>, count: number) =>
  repeat(count, (index) => (
    <tr key={index} className={styles.row}>
      {isSelectable ? <td className={styles.cell} /> : null}
      {columns.map((column) => (
        <td key={column.id} className={styles.cell}>
          <SkeletonLine width={column.rowHeader ? 'threeQuarters' : 'half'} />
        </td>
      ))}
      {rowActions ? <td className={styles.cell} /> : null}
    </tr>
  ))
