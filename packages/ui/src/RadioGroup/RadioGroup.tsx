'use client'
import type { ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import * as choice from '../private/choiceControl.css.ts'
import { ChoiceRow } from '../private/ChoiceRow.tsx'
import { RadioGroupBase, type RadioGroupBaseProps } from '../private/RadioGroupBase.tsx'
import * as styles from './RadioGroup.css.ts'

export type RadioGroupOrientation = 'vertical' | 'horizontal'

export interface RadioGroupOption {
  value: string
  label: string
  description?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends RadioGroupBaseProps {
  /** What can be chosen, in this order. */
  options: readonly RadioGroupOption[]
  /** `horizontal` for two or three short options. @default 'vertical' */
  orientation?: RadioGroupOrientation
}

/** One of a few options, all visible. `id`, `data-*`, `aria-*` and the ref go to the group. */
export function RadioGroup({ orientation = 'vertical', ...group }: RadioGroupProps) {
  return (
    <RadioGroupBase
      {...group}
      optionsClassName={styles.options[orientation]}
      renderOption={({ value, label, description }, { inputProps, id, hasError }) => (
        <ChoiceRow key={value} label={label} description={description} labelId={`${id}label`} descriptionId={`${id}description`}>
          <input
            {...inputProps}
            aria-labelledby={`${id}label`}
            aria-describedby={description ? `${id}description` : undefined}
            className={cx(choice.control, styles.control, hasError && choice.invalid)}
          />
          <span className={styles.dot} />
        </ChoiceRow>
      )}
    />
  )
}
