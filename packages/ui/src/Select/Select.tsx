'use client'
import { cx } from 'class-variance-authority'
import { ChevronDown } from '../private/icons.ts'
import type { Ref, SelectHTMLAttributes } from 'react'
import { Field, FieldBox, useFieldIds, type FieldProps } from '../private/Field.tsx'
import * as fieldStyles from '../private/Field.css.ts'
import { Icon } from '../private/Icon.tsx'
import * as styles from './Select.css.ts'
import { SelectOptions } from './SelectOptions.tsx'

export type SelectSize = 'small' | 'medium'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Options with the same word stand together under it. */
  group?: string
}

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldProps | 'size' | 'multiple' | 'children' | 'value' | 'defaultValue'
>

export interface SelectProps extends FieldProps, NativeProps {
  options: readonly SelectOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Stands in the control until something is chosen; it cannot be chosen itself. */
  placeholder?: string
  /** `small` stands in toolbars. @default 'medium' */
  size?: SelectSize
  /** The chosen value can be read, focused and sent, but not changed. */
  readOnly?: boolean
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLSelectElement>
}

/** One choice out of a few, by the browser's own list. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  options,
  placeholder,
  size = 'medium',
  readOnly = false,
  onValueChange,
  onChange,
  id,
  value,
  defaultValue,
  'aria-describedby': outside,
  ...select
}: SelectProps) {
  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  const chosen = value ?? defaultValue ?? (placeholder === undefined ? options[0]?.value : '') ?? ''
  const native = value === undefined ? { defaultValue: chosen } : { value }
  return (
    <Field {...field} ids={ids}>
      <FieldBox size={size} readOnly={readOnly} disabled={select.disabled} invalid={invalid} className={styles.box}>
        <select
          {...select}
          {...native}
          id={ids.control}
          data-control=""
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
          className={cx(fieldStyles.control, fieldStyles.controlSize[size], styles.control, styles.room[size])}
        >
          <SelectOptions options={options} chosen={chosen} placeholder={placeholder} onlyChosen={readOnly} />
        </select>
        <Icon size={size === 'small' ? 'small' : 'medium'} className={styles.chevron}>
          <ChevronDown />
        </Icon>
      </FieldBox>
    </Field>
  )
}
