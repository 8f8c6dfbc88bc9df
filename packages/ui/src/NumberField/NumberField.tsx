'use client'
import type { ReactNode } from 'react'
import { NumberInput, type NumberInputProps, type NumberLabels } from '../private/NumberInput.tsx'
import { numberWriting } from './numberWriting.ts'

export type NumberFieldLabels = NumberLabels

export interface NumberFieldProps extends NumberInputProps {
  /** How many decimals it may have; more are an error, not rounded. @default 0 */
  maxFractionDigits?: number
  /** Stands before the number. */
  prefix?: ReactNode
  /** Stands after the number: a unit. */
  suffix?: ReactNode
  /** Figures end at the same edge. @default 'start' */
  align?: 'start' | 'end'
  /** What is said about a text that is no value; `#` stands for the limit. */
  labels?: Partial<NumberFieldLabels>
}

const english: NumberFieldLabels = {
  unreadable: 'Enter a number, such as 1,234',
  precision: 'Too many decimals',
  below: 'Must be # or more',
  above: 'Must be # or less',
}

/** A number, written in groups once it is left. The plain number is sent under `name`. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function NumberField({ maxFractionDigits = 0, align = 'start', labels, ...rest }: NumberFieldProps) {
  return <NumberInput {...rest} align={align} writing={numberWriting(maxFractionDigits)} words={{ ...english, ...labels }} />
}
