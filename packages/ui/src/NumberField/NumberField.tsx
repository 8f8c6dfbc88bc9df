'use client'
import type { ReactNode } from 'react'
import { NumberInput, type NumberInputProps, type NumberLabels } from '../private/NumberInput.tsx'
import { addDecimals, createNumberCodec } from './numberCodec.ts'

export interface NumberFieldLabels extends NumberLabels {
  /** The name of the button for a step down; `#` stands for the field's label. */
  decrease: string
  /** The name of the button for a step up. */
  increase: string
}

export interface NumberFieldProps extends NumberInputProps {
  /** How many decimals it may have; more are an error, not rounded. @default 0 */
  maxFractionDigits?: number
  /** Stands before the number. */
  prefix?: ReactNode
  /** Stands after the number: a unit. */
  suffix?: ReactNode
  /** Figures end at the same edge. @default 'start' */
  align?: 'start' | 'end'
  /** Buttons and keys that count up and down; for small numbers that people try out. */
  stepper?: boolean
  /** How far one step leads. @default 1 */
  step?: number
  /** What is said about a text that is no value; `#` stands for the limit. */
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

/** A number, written in groups once it is left. The plain number is sent under `name`. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function NumberField({ maxFractionDigits = 0, align = 'start', stepper = false, step = 1, labels, ...rest }: NumberFieldProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  return (
    <NumberInput
      {...rest}
      align={align}
      codec={createNumberCodec(maxFractionDigits)}
      labels={mergedLabels}
      stepper={
        stepper
          ? { step, add: addDecimals(maxFractionDigits), decreaseLabel: mergedLabels.decrease, increaseLabel: mergedLabels.increase }
          : undefined
      }
    />
  )
}
