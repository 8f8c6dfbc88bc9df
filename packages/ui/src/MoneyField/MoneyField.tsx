'use client'
import { NumberInput, type NumberInputProps, type NumberLabels } from '../private/NumberInput.tsx'
import { moneyCodec } from './moneyCodec.ts'

export type MoneyFieldLabels = NumberLabels

export interface MoneyFieldProps extends NumberInputProps {
  /** The sum in kobo, whole; `null` is no sum, which is not zero. */
  value?: number | null
  /** In kobo. */
  defaultValue?: number | null
  /** The sum in kobo after each change; `null` when the field is empty or its text is no sum. */
  onValueChange?: (kobo: number | null) => void
  /** The least sum, in kobo. @default 0 */
  min?: number
  /** The greatest sum, in kobo. */
  max?: number
  /** What is said about a text that is no sum; `#` stands for the limit. */
  labels?: Partial<MoneyFieldLabels>
}

const defaultLabels: MoneyFieldLabels = {
  unreadable: 'Enter a sum, such as 1,234.50',
  precision: 'A sum has two decimals at most',
  below: 'Must be ₦# or more',
  above: 'Must be ₦# or less',
}

/** A sum in naira, typed or pasted as people write it. Its kobo are sent under `name`. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function MoneyField({ min = 0, labels, ...rest }: MoneyFieldProps) {
  return <NumberInput {...rest} min={min} prefix="₦" align="end" codec={moneyCodec} labels={{ ...defaultLabels, ...labels }} />
}
