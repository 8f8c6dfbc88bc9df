'use client'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type SelectHTMLAttributes } from 'react'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { SelectBox } from '../private/SelectBox.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { SelectOptions } from './SelectOptions.tsx'

export type SelectSize = 'small' | 'medium'

export interface SelectOption {
  value: string
  label: string
  /** Shown below the control while this option is selected; native lists cannot show it. */
  description?: string
  disabled?: boolean
  /** Options with the same group are listed together under this heading. */
  group?: string
}

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldProps | 'size' | 'multiple' | 'children' | 'value' | 'defaultValue'
>

export interface SelectProps extends FieldProps, NativeProps {
  /** What can be chosen, in this order. */
  options: readonly SelectOption[]
  /** The value, if the app keeps it. */
  value?: string
  /** The value at first, if the component keeps it itself. */
  defaultValue?: string
  /** Called with the new value when the user changes it. */
  onValueChange?: (value: string) => void
  /** Shown until an option is selected; cannot be selected itself. */
  placeholder?: string
  /** Adds a first option with this label that clears the selection. Its value is ''. */
  emptyOption?: string
  /** `small` is for toolbars. @default 'medium' */
  size?: SelectSize
  /** The value can be read, focused and submitted, but not changed. */
  readOnly?: boolean
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLSelectElement>
}

/** A native select. `id`, `data-*`, `aria-*` and the ref go to the control. */
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
  emptyOption,
  size = 'medium',
  readOnly = false,
  onValueChange,
  onChange,
  id,
  value,
  defaultValue,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...select
}: SelectProps) {
  const control = useRef<HTMLSelectElement>(null)
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => control.current, [])
  const mayBeEmpty = placeholder !== undefined || emptyOption !== undefined
  const [initialValue] = useState(defaultValue ?? (mayBeEmpty ? '' : options[0]?.value) ?? '')
  const [ownValue, setOwnValue] = useState(initialValue)
  const selectedValue = value ?? ownValue
  useFormReset(control, () => setOwnValue(initialValue))
  // When options change, the browser drops an uncontrolled selection.
  useLayoutEffect(() => {
    if (control.current && value === undefined) control.current.value = ownValue
  }, [options, ownValue, value])

  const description = options.find((option) => option.value === selectedValue)?.description
  const shownNote = note ?? (description === undefined ? undefined : { tone: 'info' as const, text: description })
  const field = { label, labelHidden, hint, error, note: shownNote, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy })
  const valueProps = value === undefined ? { defaultValue: initialValue } : { value }
  return (
    <Field {...field} ids={ids}>
      <SelectBox
        {...select}
        {...valueProps}
        ref={control}
        id={ids.control}
        size={size}
        readOnly={readOnly}
        invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange?.(event)
          setOwnValue(event.currentTarget.value)
          onValueChange?.(event.currentTarget.value)
        }}
      >
        <SelectOptions
          options={options}
          selectedValue={selectedValue}
          placeholder={placeholder}
          emptyOption={emptyOption}
          disableOthers={readOnly}
        />
      </SelectBox>
    </Field>
  )
}
