'use client'
import { driverPayModes, fuelModes, type CostItems, type Day } from '@vehicle-partner/domain'
import { Divider, SideLabelRow, Stack } from '@vehicle-partner/ui'
import { Fragment, useEffect, useEffectEvent, useState, type Ref } from 'react'
import { unreadableDate } from '../unreadableDate.ts'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { DateField } from '../fields/DateField.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useFormValues } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { useForm } from '../useForm.ts'
import { AmountField } from './AmountField.tsx'
import {
  costConfigurationSchema,
  readCostItems,
  toCostFieldName,
  toCostFields,
  type CostConfigurationFields,
  type CostConfigurationValues,
} from './CostConfigurationForm.schema.ts'
import { OtherCosts } from './OtherCosts.tsx'
import { inheritedHint, modeOptions } from './costModeLabels.ts'

export interface CostConfigurationFormProps {
  /** Rejects to keep what was typed; messages by field are shown on their fields. `effective_from` is absent if no date was chosen. */
  onSubmit: (values: CostConfigurationValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** The costs that this scope sets. */
  items: CostItems
  /** The costs of the wider scope, which apply to empty fields. */
  inherited?: CostItems
  today: Day
  /** Receives the costs that can be read so far, such as for a preview. */
  onItemsChange?: (items: CostItems) => void
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** The submit button, such as to focus it once the costs are saved. */
  submitRef?: Ref<HTMLButtonElement>
}

/** Costs that come up as often as the partner says. */
const costsByMode = [
  { name: 'fuel', mode: 'fuel_mode', label: 'Fuel', hint: 'What you pay beyond advances', modes: fuelModes },
  { name: 'driver_pay', mode: 'driver_pay_mode', label: 'Driver pay', hint: 'Salary or share', modes: driverPayModes },
] as const
const monthly = { hint: 'Each month', unit: { prefix: '₦' } } as const
const costsOfOneMode = [
  {
    name: 'maintenance_reserve',
    item: 'maintenance_reserve_bps',
    label: 'Maintenance reserve',
    hint: 'Kept aside for repairs, of the gross',
    unit: { suffix: '%' },
  },
  { name: 'insurance', item: 'insurance_monthly_kobo', label: 'Insurance', ...monthly },
  { name: 'loan', item: 'loan_monthly_kobo', label: 'Loan', ...monthly },
  { name: 'parking', item: 'parking_monthly_kobo', label: 'Parking', ...monthly },
] as const

/** A partner's own costs. They are used to calculate profit and do not affect payouts. */
export function CostConfigurationForm({
  onSubmit,
  onSubmitError,
  onCancel,
  items,
  inherited,
  today,
  onItemsChange,
  onUnsavedChange,
  submitRef,
}: CostConfigurationFormProps) {
  const [schema] = useState(() => costConfigurationSchema(today, inherited, items))
  const { control, submit, pending } = useForm<CostConfigurationFields, CostConfigurationValues>(schema, toCostFields(items), onSubmit, {
    unsentName: 'CostConfigurationForm',
    toFieldName: toCostFieldName,
    dependsOn: { fuel: 'fuel_mode', driver_pay: 'driver_pay_mode' },
  })
  const fields = useFormValues(control)
  const tell = useEffectEvent((readable: CostItems) => onItemsChange?.(readable))
  useEffect(() => tell(readCostItems(fields)), [fields])
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <Stack>
        {costsByMode.map(({ name, mode, label, hint, modes }) => (
          <Fragment key={name}>
            <SideLabelRow>
              <Select
                control={control}
                name={mode}
                label={label}
                hint={inheritedHint(inherited, name) ?? hint}
                options={modeOptions(modes)}
              />
              <AmountField control={control} name={name} mode={mode} label={`${label} amount`} labelHidden />
            </SideLabelRow>
            <Divider />
          </Fragment>
        ))}
        {costsOfOneMode.map(({ name, item, label, hint, unit }) => (
          <Fragment key={name}>
            <SideLabelRow>
              <TextField
                control={control}
                name={name}
                label={label}
                hint={inheritedHint(inherited, item) ?? hint}
                {...unit}
                align="end"
                inputMode="decimal"
                autoComplete="off"
              />
            </SideLabelRow>
            <Divider />
          </Fragment>
        ))}
        <OtherCosts control={control} />
        <Divider />
        <SideLabelRow>
          <DateField
            control={control}
            name="effective_from"
            label="From"
            optionalLabel="optional"
            hint="DD-MM-YYYY; this month when left empty"
            unreadable={unreadableDate}
            today={today}
          />
        </SideLabelRow>
        <Divider />
      </Stack>
      <FormButtons align="end" submitRef={submitRef} pending={pending} pendingLabel="Saving..." onCancel={onCancel}>
        Save costs
      </FormButtons>
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
    </Form>
  )
}
