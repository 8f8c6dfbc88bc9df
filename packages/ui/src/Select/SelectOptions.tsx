import * as styles from './Select.css.ts'
import type { SelectOption } from './Select.tsx'

interface SelectOptionsProps {
  options: readonly SelectOption[]
  chosen: string
  placeholder: string | undefined
  emptyOption: string | undefined
  /** Native selects have no read-only state: all other options are disabled. */
  onlyChosen: boolean
}

/** The native options: placeholder first, grouped options, and the selected value if it is not in the list. */
export function SelectOptions({ options, chosen, placeholder, emptyOption, onlyChosen }: SelectOptionsProps) {
  const known = chosen === '' || options.some((option) => option.value === chosen)
  const groups = [...new Set(options.flatMap((option) => option.group ?? []))]
  const row = ({ value, label, disabled }: SelectOption) => (
    <option key={value} value={value} disabled={disabled || (onlyChosen && value !== chosen)} className={styles.option}>
      {label}
    </option>
  )
  return (
    <>
      {emptyOption === undefined ? null : row({ value: '', label: emptyOption })}
      {placeholder === undefined || emptyOption !== undefined ? null : (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {known ? null : row({ value: chosen, label: chosen })}
      {options.filter((option) => option.group === undefined).map(row)}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {options.filter((option) => option.group === group).map(row)}
        </optgroup>
      ))}
    </>
  )
}
