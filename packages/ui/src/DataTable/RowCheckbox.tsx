import { cx } from '../private/cx.ts'
import * as choice from '../private/choiceControl.css.ts'
import { TableCheckbox, type TableCheckboxProps } from './TableCheckbox.tsx'
import * as styles from './TableRow.css.ts'

/** The checkbox of a row, without visible label. */
export const RowCheckbox = ({ label, ...rest }: Omit<TableCheckboxProps, 'aria-label' | 'aria-labelledby'> & { label: string }) => (
  <label className={styles.checkboxCell}>
    <span className={cx(choice.box, choice.boxSize.small)}>
      <TableCheckbox {...rest} aria-label={label} />
    </span>
  </label>
)
