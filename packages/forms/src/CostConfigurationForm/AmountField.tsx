'use client'
import { isPercentMode } from '@vehicle-partner/domain/entities'
import type { Control, FieldPathByValue } from 'react-hook-form'
import { TextField } from '../fields/TextField.tsx'
import { useFieldValue } from '../fields/useFieldValue.ts'
import type { CostConfigurationFields } from './CostConfigurationForm.schema.ts'

interface AmountFieldProps {
  control: Control<CostConfigurationFields>
  name: FieldPathByValue<CostConfigurationFields, string>
  /** The field that holds the mode of the cost. */
  mode: FieldPathByValue<CostConfigurationFields, string>
  label: string
  /** Where the label of the mode stands for both. */
  labelHidden?: boolean
}

/** An amount in naira, or a percentage, depending on the mode. */
export function AmountField({ control, name, mode, label, labelHidden = false }: AmountFieldProps) {
  const isPercent = isPercentMode(useFieldValue(control, mode))
  const unit = isPercent ? { suffix: '%' } : { prefix: '₦' }
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      labelHidden={labelHidden}
      {...unit}
      align="end"
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
