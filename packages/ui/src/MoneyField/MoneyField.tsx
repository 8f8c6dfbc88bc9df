'use client'
import { NumberInput, type NumberInputProps, type NumberLabels } from '../private/NumberInput.tsx'
import { moneyCodec } from './moneyCodec.ts'

export type MoneyFieldLabels = NumberLabels

export interface MoneyFieldProps extends NumberInputProps {
  /** The amount in kobo; `null` is no amount. */
  value?: number | null
  /** In kobo. */
  defaultValue?: number | null
  /** Called with the amount in kobo after each change; `null` if the field is empty or the text is no amount. */
  onValueChange?: (kobo: number | null) => void
  /** The minimum, in kobo. @default 0 */
  min?: number
  /** The maximum, in kobo. */
  max?: number
  /** Error messages of invalid text; `#` is replaced with the limit. */
  labels?: Partial<MoneyFieldLabels>
}

const defaultLabels: MoneyFieldLabels = {
  unreadable: 'Enter a sum, such as 1,234.50',
  precision: 'A sum has two decimals at most',
  below: 'Must be ₦# or more',
  above: 'Must be ₦# or less',
}

/** A text field for an amount in naira. Submits kobo under `name`. `id`, `data-*`, `aria-*` and the ref go to the input. */
export function MoneyField({ min = 0, labels, ...rest }: MoneyFieldProps) {
  return <NumberInput {...rest} min={min} prefix="₦" align="end" codec={moneyCodec} labels={{ ...defaultLabels, ...labels }} />
}
