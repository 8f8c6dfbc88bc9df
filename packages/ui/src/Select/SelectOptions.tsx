import type { SelectOption } from './Select.tsx'

interface SelectOptionsProps {
  options: readonly SelectOption[]
  selectedValue: string
  placeholder: string | undefined
  emptyOption: string | undefined
  /** Native selects have no read-only state: all other options are disabled. */
  disableOthers: boolean
}

/** The native options: placeholder first, grouped options, and the selected value if it is not in the list. */
export function SelectOptions({ options, selectedValue, placeholder, emptyOption, disableOthers }: SelectOptionsProps) {
  const isListed = selectedValue === '' || options.some((option) => option.value === selectedValue)
  const groups = [...new Set(options.flatMap((option) => option.group ?? []))]
  const renderOption = ({ value, label, disabled }: SelectOption) => (
    <option key={value} value={value} disabled={disabled || (disableOthers && value !== selectedValue)}>
      {label}
    </option>
  )
  return (
    <>
      {emptyOption === undefined ? null : renderOption({ value: '', label: emptyOption })}
      {placeholder === undefined || emptyOption !== undefined ? null : (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {isListed ? null : renderOption({ value: selectedValue, label: selectedValue })}
      {options.filter((option) => option.group === undefined).map(renderOption)}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {options.filter((option) => option.group === group).map(renderOption)}
        </optgroup>
      ))}
    </>
  )
}
