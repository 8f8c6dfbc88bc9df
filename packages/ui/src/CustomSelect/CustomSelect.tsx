'use client'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Listbox, type OptionState } from '../private/combobox/Listbox.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { FieldPopup } from '../private/combobox/FieldPopup.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { getBoxClass, type FieldSize } from '../private/FieldBox.tsx'
import { Icon } from '../private/Icon.tsx'
import { ChevronDown } from '../private/icons/messageIcons.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { useFormReset } from '../private/useFormReset.ts'
import * as styles from './CustomSelect.css.ts'
import { useCustomSelect } from './useCustomSelect.ts'

export interface CustomSelectOption {
  value: string
  label: string
  /** A second line in the list. */
  description?: string
  /** Shown before the label, in the list and in the field. */
  icon?: ReactNode
  disabled?: boolean
  /** Options with the same group are listed together under this heading. */
  group?: string
}

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'children'>

export interface CustomSelectProps extends FieldProps, NativeProps {
  /** What can be chosen, in this order. */
  options: readonly CustomSelectOption[]
  /** The value, if the app keeps it. */
  value?: string
  /** The value at first, if the component keeps it itself. @default '' */
  defaultValue?: string
  /** Called with the new value when the user changes it. */
  onValueChange?: (value: string) => void
  /** Shown until an option is selected. */
  placeholder?: string
  /** Adds a first option with this label that clears the selection. */
  emptyOption?: string
  /** Renders an option. Its accessible name is still label and description. */
  renderOption?: (option: CustomSelectOption, state: OptionState) => ReactNode
  /** The user must choose an option. */
  required?: boolean
  /** The value can be read, focused and submitted, but not changed. */
  readOnly?: boolean
  /** `small` is for toolbars. @default 'medium' */
  size?: FieldSize
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** A select with icons and descriptions. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function CustomSelect({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  options,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  emptyOption,
  renderOption,
  required = false,
  readOnly = false,
  size = 'medium',
  name,
  form,
  onClick,
  onKeyDown,
  onBlur,
  id,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...button
}: CustomSelectProps) {
  const control = useRef<HTMLButtonElement>(null)
  const native = useRef<HTMLSelectElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => control.current, [])
  const [selectedValue, setSelectedValue] = useControllableState(value, defaultValue, onValueChange)
  const allOptions = emptyOption === undefined ? options : [{ value: '', label: emptyOption }, ...options]
  const select = useCustomSelect({
    control,
    options: allOptions,
    selectedValue,
    setSelectedValue,
    isFixed: readOnly || button.disabled === true,
  })
  useFormReset(control, () => setSelectedValue(defaultValue))

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy })
  const option = allOptions.find((row) => row.value === selectedValue)
  const selectedText = option?.label ?? selectedValue
  // A form reset selects the options with `defaultSelected`, which React does not set.
  const [initialValue] = useState(defaultValue)
  useLayoutEffect(() => {
    const { current } = native
    if (!current) return
    for (const item of current.options) item.defaultSelected = item.value === initialValue
    current.value = selectedValue
  }, [options, initialValue, selectedValue])
  const isListed = selectedValue === '' || options.some((row) => row.value === selectedValue)
  return (
    <Field {...field} ids={ids}>
      <FieldPopup
        open={select.isOpen}
        onLeave={select.close}
        anchor={
          <div
            className={getBoxClass({
              size,
              readOnly,
              disabled: button.disabled,
              invalid,
              className: cx(styles.box, select.isOpen && styles.open),
            })}
          >
            <button
              {...button}
              ref={control}
              id={ids.control}
              form={form}
              type="button"
              role="combobox"
              data-control=""
              aria-haspopup="listbox"
              aria-expanded={select.isOpen}
              aria-controls={select.list.controlProps['aria-controls']}
              aria-activedescendant={select.list.controlProps['aria-activedescendant']}
              aria-required={required || undefined}
              aria-readonly={readOnly || undefined}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              onClick={(event) => {
                onClick?.(event)
                if (event.defaultPrevented) return
                if (select.isOpen) select.close()
                else select.show()
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event)
                if (!event.defaultPrevented) select.onKeyDown(event)
              }}
              onBlur={(event) => {
                onBlur?.(event)
                select.close()
              }}
              className={cx(fieldStyles.control, fieldStyles.controlSize[size], styles.control)}
            >
              {option?.icon === undefined ? null : <Icon className={styles.icon}>{option.icon}</Icon>}
              <span className={cx(styles.text, selectedText === '' && styles.placeholder)}>
                {selectedText === '' ? placeholder : selectedText}
              </span>
            </button>
            <Icon size={size} className={styles.chevron}>
              <ChevronDown />
            </Icon>
            {/* A hidden native select handles form submission, validation, reset and autofill. */}
            <select
              ref={native}
              name={name}
              form={form}
              required={required}
              disabled={button.disabled}
              value={selectedValue}
              tabIndex={-1}
              aria-hidden="true"
              aria-label={label}
              className={styles.native}
              onFocus={() => control.current?.focus()}
              onChange={(event) => {
                if (!readOnly) setSelectedValue(event.currentTarget.value)
              }}
            >
              <option value="">{placeholder ?? label}</option>
              {isListed ? null : <option value={selectedValue}>{selectedValue}</option>}
              {options.map((row) => (
                <option key={row.value} value={row.value} disabled={row.disabled}>
                  {row.label}
                </option>
              ))}
            </select>
          </div>
        }
      >
        {select.isOpen ? (
          <Listbox list={select.list} label={label} getOptionLabel={(row) => [row.label, row.description].filter(Boolean).join(', ')}>
            {(row, state) =>
              renderOption ? (
                renderOption(row, state)
              ) : (
                <OptionText icon={row.icon} description={row.description}>
                  {row.label}
                </OptionText>
              )
            }
          </Listbox>
        ) : null}
      </FieldPopup>
    </Field>
  )
}
