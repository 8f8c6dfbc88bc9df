'use client'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import { List, type OptionState } from '../private/combobox/List.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { Popup } from '../private/combobox/Popup.tsx'
import * as fieldStyles from '../private/Field.css.ts'
import { Field, FieldBox, useFieldIds, type FieldProps, type FieldSize } from '../private/Field.tsx'
import { Icon } from '../private/Icon.tsx'
import { ChevronDown } from '../private/icons.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { useFormReset } from '../private/useFormReset.ts'
import * as styles from './CustomSelect.css.ts'
import { useCustomSelect } from './useCustomSelect.ts'

export interface CustomSelectOption {
  value: string
  label: string
  /** A second line in the list. */
  description?: string
  /** Stands before the label, in the list and in the field. */
  icon?: ReactNode
  disabled?: boolean
  /** Options with the same word stand together under it. */
  group?: string
}

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'children'>

export interface CustomSelectProps extends FieldProps, NativeProps {
  options: readonly CustomSelectOption[]
  value?: string
  /** @default '' */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Stands in the control until something is chosen. */
  placeholder?: string
  /** Adds a first option that takes the choice back, with this label. */
  emptyOption?: string
  /** Draws a row in another way; its name stays label and description. */
  renderOption?: (option: CustomSelectOption, state: OptionState) => ReactNode
  required?: boolean
  /** The chosen value can be read, focused and sent, but not changed. */
  readOnly?: boolean
  /** `small` stands in toolbars. @default 'medium' */
  size?: FieldSize
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLButtonElement>
}

/** One choice out of a few that need more than a word each. `id`, `data-*`, `aria-*` and the ref go to the control. */
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
  'aria-describedby': outside,
  ...button
}: CustomSelectProps) {
  const control = useRef<HTMLButtonElement>(null)
  const native = useRef<HTMLSelectElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => control.current, [])
  const [chosen, choose] = useControllableState(value, defaultValue, onValueChange)
  const rows = emptyOption === undefined ? options : [{ value: '', label: emptyOption }, ...options]
  const box = useCustomSelect({ control, options: rows, chosen, choose, isFixed: readOnly || button.disabled === true })
  useFormReset(control, () => choose(defaultValue))

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  const option = rows.find((row) => row.value === chosen)
  const shown = option?.label ?? chosen
  // The browser resets a select to the options that were marked from the start, which React does not do for a value.
  const [first] = useState(defaultValue)
  useLayoutEffect(() => {
    const { current } = native
    if (!current) return
    for (const item of current.options) item.defaultSelected = item.value === first
    current.value = chosen
  }, [options, first, chosen])
  const isKnown = chosen === '' || options.some((row) => row.value === chosen)
  return (
    <Field {...field} ids={ids}>
      <Popup
        open={box.isOpen}
        onLeave={box.close}
        anchor={
          <FieldBox
            size={size}
            readOnly={readOnly}
            disabled={button.disabled}
            invalid={invalid}
            className={cx(styles.box, box.isOpen && styles.open)}
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
              aria-expanded={box.isOpen}
              aria-controls={box.list.control['aria-controls']}
              aria-activedescendant={box.list.control['aria-activedescendant']}
              aria-required={required || undefined}
              aria-readonly={readOnly || undefined}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              onClick={(event) => {
                onClick?.(event)
                if (event.defaultPrevented) return
                if (box.isOpen) box.close()
                else box.show()
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event)
                if (!event.defaultPrevented) box.onKeyDown(event)
              }}
              onBlur={(event) => {
                onBlur?.(event)
                box.close()
              }}
              className={cx(fieldStyles.control, fieldStyles.controlSize[size], styles.control)}
            >
              {option?.icon === undefined ? null : <Icon className={styles.icon}>{option.icon}</Icon>}
              <span className={cx(styles.text, shown === '' && styles.placeholder)}>{shown === '' ? placeholder : shown}</span>
            </button>
            <Icon size={size} className={styles.chevron}>
              <ChevronDown />
            </Icon>
            {/* The browser's own select stays behind it: for forms, their checks, resetting and what the browser fills in. */}
            <select
              ref={native}
              name={name}
              form={form}
              required={required}
              disabled={button.disabled}
              value={chosen}
              tabIndex={-1}
              aria-hidden="true"
              aria-label={label}
              className={styles.native}
              onFocus={() => control.current?.focus()}
              onChange={(event) => {
                if (!readOnly) choose(event.currentTarget.value)
              }}
            >
              <option value="">{placeholder ?? label}</option>
              {isKnown ? null : <option value={chosen}>{chosen}</option>}
              {options.map((row) => (
                <option key={row.value} value={row.value} disabled={row.disabled}>
                  {row.label}
                </option>
              ))}
            </select>
          </FieldBox>
        }
      >
        {box.isOpen ? (
          <List list={box.list} label={label} textOf={(row) => [row.label, row.description].filter(Boolean).join(', ')}>
            {(row, state) =>
              renderOption ? (
                renderOption(row, state)
              ) : (
                <OptionText icon={row.icon} description={row.description}>
                  {row.label}
                </OptionText>
              )
            }
          </List>
        ) : null}
      </Popup>
    </Field>
  )
}
