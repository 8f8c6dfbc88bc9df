import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import type { SelectSize } from '../Select/Select.tsx'
import * as styles from '../Select/Select.css.ts'
import { getBoxClass } from './FieldBox.tsx'
import * as fieldStyles from './FieldBox.css.ts'
import { Icon } from './Icon.tsx'
import { ChevronDown } from './icons/messageIcons.ts'

interface SelectBoxProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'className'> {
  size: SelectSize
  readOnly?: boolean
  invalid?: boolean | undefined
  ref?: Ref<HTMLSelectElement>
  /** The options. */
  children: ReactNode
}

/** A native select in its box, without label and messages. */
export function SelectBox({ size, readOnly = false, invalid, children, ...select }: SelectBoxProps) {
  return (
    <div className={getBoxClass({ size, readOnly, disabled: select.disabled, invalid, className: styles.box })}>
      <select
        {...select}
        data-control=""
        aria-invalid={invalid}
        aria-readonly={readOnly || undefined}
        className={cx(fieldStyles.control, fieldStyles.controlSize[size], styles.control, styles.minWidth[size])}
      >
        {children}
      </select>
      <Icon size={size === 'small' ? 'small' : 'medium'} className={styles.chevron}>
        <ChevronDown />
      </Icon>
    </div>
  )
}
