'use client'
import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import * as choice from '../private/choiceControl.css.ts'
import { ChoiceGroup, type ChoiceGroupProps } from '../private/ChoiceGroup.tsx'
import { ChoiceRow } from '../private/ChoiceRow.tsx'
import { useRadioProps } from '../private/useRadioProps.ts'
import * as styles from './RadioGroup.css.ts'

export type RadioGroupOrientation = 'vertical' | 'horizontal'

export interface RadioGroupOption {
  value: string
  label: string
  description?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends Omit<ChoiceGroupProps, 'children' | 'onChange'> {
  options: readonly RadioGroupOption[]
  /** The chosen option; `null` is none. */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (value: string) => void
  /** The chosen option is sent under this name. */
  name?: string
  required?: boolean
  /** `horizontal` is for two or three short ones. @default 'vertical' */
  orientation?: RadioGroupOrientation
  /** The choice can be read, focused and sent, but not changed. */
  readOnly?: boolean
}

/** One of a few choices, all of them in sight. `id`, `data-*`, `aria-*` and the ref go to the group. */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  orientation = 'vertical',
  readOnly = false,
  ...group
}: RadioGroupProps) {
  const own = useId()
  const radio = useRadioProps({ value, defaultValue, onValueChange, name, required, readOnly })
  return (
    <ChoiceGroup
      role="radiogroup"
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      aria-invalid={group.error ? true : undefined}
      {...group}
    >
      <div className={styles.options[orientation]}>
        {options.map((option, index) => {
          const ids = { label: `${own}${index}label`, description: `${own}${index}description` }
          return (
            <ChoiceRow
              key={option.value}
              label={option.label}
              description={option.description}
              labelId={ids.label}
              descriptionId={ids.description}
            >
              <input
                {...radio(option)}
                aria-labelledby={ids.label}
                aria-describedby={option.description ? ids.description : undefined}
                className={cx(choice.control, styles.control, group.error && choice.invalid)}
              />
              <span className={styles.dot} />
            </ChoiceRow>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
