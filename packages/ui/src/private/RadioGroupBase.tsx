'use client'
import { useId, useRef, useState, type ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'
import { useMergedRefs } from './useMergedRefs.ts'
import { useResyncAfterReset } from './useResyncAfterReset.ts'

/** The props that `RadioGroup` and `RadioCards` share. */
export interface RadioGroupBaseProps extends Omit<ChoiceGroupProps, 'children' | 'onChange'> {
  /** The selected value; `null` selects none. */
  value?: string | null
  /** The value at first, if the component keeps it itself. */
  defaultValue?: string | null
  /** Called with the new value when the user changes it. */
  onValueChange?: (value: string) => void
  /** Submits the selected value under this name. */
  name?: string
  /** The user must choose an option. */
  required?: boolean
  /** The choice can be read, focused and submitted, but not changed. */
  readOnly?: boolean
}

interface RadioOption {
  value: string
  disabled?: boolean
}

interface RenderedRadio {
  /** The props of the native radio button. */
  inputProps: {
    type: 'radio'
    name: string
    form?: string
    value: string
    required: boolean | undefined
    disabled: boolean
    checked?: boolean
    defaultChecked?: boolean
    onChange: () => void
  }
  /** Prefix for the ids of this option's elements. */
  id: string
  hasError: boolean
}

interface RadioGroupBaseInternalProps<Option> extends RadioGroupBaseProps {
  options: readonly Option[]
  optionsClassName: string
  renderOption: (option: Option, radio: RenderedRadio) => ReactNode
}

/** A group of native radio buttons, which handle arrow keys, tab order, forms and reset. */
export function RadioGroupBase<Option extends RadioOption>({
  options,
  optionsClassName,
  renderOption,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  readOnly = false,
  ref,
  ...group
}: RadioGroupBaseInternalProps<Option>) {
  const id = useId()
  const [initialValue] = useState(defaultValue)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useResyncAfterReset(fieldset, value !== undefined)
  const readOnlyValue = value === undefined ? initialValue : value
  return (
    <ChoiceGroup
      role="radiogroup"
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      aria-invalid={group.error ? true : undefined}
      {...group}
      ref={useMergedRefs(fieldset, ref)}
    >
      <div className={optionsClassName}>
        {options.map((option, index) =>
          renderOption(option, {
            id: `${id}${index}`,
            hasError: Boolean(group.error),
            inputProps: {
              type: 'radio',
              // Radio buttons are grouped by name. Without a `name` prop they must not be submitted, so they belong to no form.
              ...(name === undefined ? { name: id, form: id } : { name }),
              value: option.value,
              required,
              // Radio buttons have no read-only state: disable the others.
              disabled: option.disabled === true || (readOnly && option.value !== readOnlyValue),
              ...(value === undefined ? { defaultChecked: option.value === initialValue } : { checked: option.value === value }),
              onChange: () => onValueChange?.(option.value),
            },
          }),
        )}
      </div>
    </ChoiceGroup>
  )
}
