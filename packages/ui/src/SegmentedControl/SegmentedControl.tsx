'use client'
import { RadioGroupBase, type RadioGroupBaseProps } from '../private/RadioGroupBase.tsx'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentedControlOption {
  value: string
  /** One or two words. */
  label: string
  disabled?: boolean
}

export interface SegmentedControlProps extends Omit<
  RadioGroupBaseProps,
  'hint' | 'error' | 'note' | 'optionalLabel' | 'required' | 'readOnly'
> {
  /** Two to four, in this order. */
  options: readonly SegmentedControlOption[]
  /** The label is for screen readers alone. @default true */
  labelHidden?: boolean
}

/** Switches between a few views of the same content, of which one is always shown. `id`, `data-*`, `aria-*` and the ref go to the group. */
export function SegmentedControl({ labelHidden = true, ...group }: SegmentedControlProps) {
  return (
    <RadioGroupBase
      {...group}
      labelHidden={labelHidden}
      optionsClassName={styles.track}
      renderOption={({ value, label }, { inputProps }) => (
        <label key={value} className={styles.segment}>
          <input {...inputProps} className={styles.control} />
          {label}
        </label>
      )}
    />
  )
}
