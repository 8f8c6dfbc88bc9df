'use client'
import type { ReactNode } from 'react'
import { NumberInput, type NumberInputProps, type NumberLabels } from '../private/NumberInput.tsx'
import { addDecimals, createNumberCodec } from './numberCodec.ts'

export interface NumberFieldLabels extends NumberLabels {
  /** Name of the decrease button; `#` is replaced by the field's label. */
  decrease: string
  /** Name of the increase button. */
  increase: string
}

export interface NumberFieldProps extends NumberInputProps {
  /** The maximum number of decimals. More are an error and are not rounded. @default 0 */
  maxFractionDigits?: number
  /** Shown before the number. */
  prefix?: ReactNode
  /** Shown after the number, such as a unit. */
  suffix?: ReactNode
  /** `end` aligns digits in columns. @default 'start' */
  align?: 'start' | 'end'
  /** Adds buttons and arrow keys, for small numbers. */
  stepper?: boolean
  /** The size of one step. @default 1 */
  step?: number
  /** Error messages; `#` is replaced by the limit. */
  labels?: Partial<NumberFieldLabels>
}

const defaultLabels: NumberFieldLabels = {
  unreadable: 'Enter a number, such as 1,234',
  precision: 'Too many decimals',
  below: 'Must be # or more',
  above: 'Must be # or less',
  decrease: 'Less, #',
  increase: 'More, #',
}

/** A number field. Thousands separators appear on blur; the plain number is submitted. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function NumberField({ maxFractionDigits = 0, align = 'start', stepper = false, step = 1, labels, ...rest }: NumberFieldProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  return (
    <NumberInput
      {...rest}
      align={align}
      codec={createNumberCodec(maxFractionDigits, [rest.prefix, rest.suffix])}
      labels={mergedLabels}
      stepper={
        stepper
          ? { step, add: addDecimals(maxFractionDigits), decreaseLabel: mergedLabels.decrease, increaseLabel: mergedLabels.increase }
          : undefined
      }
    />
  )
}
