'use client'
import { useRef, type ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ChoiceGroup, type ChoiceGroupProps } from '../private/ChoiceGroup.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import { useFormReset } from '../private/useFormReset.ts'
import * as styles from './CheckboxGroup.css.ts'

export interface CheckboxGroupOption {
  value: string
  label: string
  description?: ReactNode
  disabled?: boolean
}

export interface CheckboxGroupProps extends Omit<ChoiceGroupProps, 'children' | 'onChange'> {
  /** What can be chosen, in this order. */
  options: readonly CheckboxGroupOption[]
  /** The selected values, in the order of `options`. */
  value?: readonly string[]
  /** The value at first, if the component keeps it itself. */
  defaultValue?: readonly string[]
  /** Called with the new value when the user changes it. */
  onValueChange?: (value: string[]) => void
  /** Each selected value is submitted under this name. */
  name?: string
  /** At least one option must be selected. */
  required?: boolean
  /** Minimum number of selected options. State it in the hint. */
  min?: number
  /** Maximum number of selected options; the others become disabled. State it in the hint. */
  max?: number
  /** Adds a first checkbox with this label that selects all options, up to `max`. */
  allLabel?: string
  /** Focusable and submitted, but cannot be changed. */
  readOnly?: boolean
  /** Puts the options into a frame and tints the selected ones: for a few options with descriptions. @default false */
  framed?: boolean
}

const none: readonly string[] = []

/** A group of checkboxes. `id`, `data-*`, `aria-*` and the ref go to the group. */
export function CheckboxGroup({
  options,
  value,
  defaultValue = none,
  onValueChange,
  name,
  required = false,
  min = 0,
  max = options.length,
  allLabel,
  readOnly = false,
  framed = false,
  ...group
}: CheckboxGroupProps) {
  const [selected, setSelected] = useControllableState<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  )
  const first = useRef<HTMLInputElement>(null)
  useFormReset(first, () => setSelected(defaultValue))

  const enabledOptions = options.filter((option) => !option.disabled)
  const isSelected = (option: CheckboxGroupOption) => selected.includes(option.value)
  const set = (shouldSelect: (option: CheckboxGroupOption) => boolean) => {
    const unknown = selected.filter((item) => !options.some((option) => option.value === item))
    setSelected([...options.filter(shouldSelect).map((option) => option.value), ...unknown])
  }
  // Selected options stay selected; others are added up to the maximum.
  const handleAllChange = () => {
    const added = enabledOptions.filter((option) => !isSelected(option)).slice(0, Math.max(max - selected.length, 0))
    set((option) => isSelected(option) || added.includes(option))
  }
  const clearAll = () => set((option) => option.disabled === true && isSelected(option))
  const isBelowMin = selected.length < Math.max(min, required ? 1 : 0)
  const requestedValues = isBelowMin ? enabledOptions.find((option) => !isSelected(option)) : undefined
  const state = enabledOptions.every(isSelected) ? true : enabledOptions.some(isSelected) ? 'indeterminate' : false

  const boxes = options.map((option, index) => (
    <Checkbox
      key={option.value}
      ref={index === 0 ? first : undefined}
      label={option.label}
      description={option.description}
      name={name}
      value={option.value}
      checked={isSelected(option)}
      onCheckedChange={(on) => set((other) => (other.value === option.value ? on : isSelected(other)))}
      // Browsers cannot require some checkboxes of a group, so the next unchecked one is required until the minimum is reached.
      required={option === requestedValues}
      disabled={option.disabled || (selected.length >= max && !isSelected(option))}
      readOnly={readOnly}
      aria-invalid={group.error ? true : undefined}
      className={framed ? styles.framedBox : undefined}
    />
  ))
  const groupedBoxes = framed ? <div className={styles.frame}>{boxes}</div> : boxes
  return (
    <ChoiceGroup {...group}>
      {allLabel === undefined ? (
        groupedBoxes
      ) : (
        <>
          <Checkbox
            label={allLabel}
            checked={state}
            readOnly={readOnly}
            onCheckedChange={(on) => (on && selected.length < max ? handleAllChange() : clearAll())}
          />
          <div className={styles.indented}>{groupedBoxes}</div>
        </>
      )}
    </ChoiceGroup>
  )
}
