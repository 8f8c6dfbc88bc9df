'use client'
import { driverPayModes, fuelModes, type CostItems, type Day } from '@vehicle-partner/domain'
import { Divider, SideLabelRow, Stack } from '@vehicle-partner/ui'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
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
}

const monthly = [
  { name: 'insurance', item: 'insurance_monthly_kobo', label: 'Insurance' },
  { name: 'loan', item: 'loan_monthly_kobo', label: 'Loan' },
  { name: 'parking', item: 'parking_monthly_kobo', label: 'Parking' },
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
}: CostConfigurationFormProps) {
  const [schema] = useState(() => costConfigurationSchema(today, inherited))
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
        <SideLabelRow>
          <Select
            control={control}
            name="fuel_mode"
            label="Fuel"
            hint={inheritedHint(inherited, 'fuel') ?? 'What you pay beyond advances'}
            options={modeOptions(fuelModes)}
          />
          <AmountField control={control} name="fuel" mode="fuel_mode" label="Fuel amount" labelHidden />
        </SideLabelRow>
        <Divider />
        <SideLabelRow>
          <Select
            control={control}
            name="driver_pay_mode"
            label="Driver pay"
            hint={inheritedHint(inherited, 'driver_pay') ?? 'Salary or share'}
            options={modeOptions(driverPayModes)}
          />
          <AmountField control={control} name="driver_pay" mode="driver_pay_mode" label="Driver pay amount" labelHidden />
        </SideLabelRow>
        <Divider />
        <SideLabelRow>
          <TextField
            control={control}
            name="maintenance_reserve"
            label="Maintenance reserve"
            hint={inheritedHint(inherited, 'maintenance_reserve_bps') ?? 'Kept aside for repairs, of the gross'}
            suffix="%"
            align="end"
            inputMode="decimal"
            autoComplete="off"
          />
        </SideLabelRow>
        {monthly.map(({ name, item, label }) => (
          <Fragment key={name}>
            <Divider />
            <SideLabelRow>
              <TextField
                control={control}
                name={name}
                label={label}
                hint={inheritedHint(inherited, item) ?? 'Each month'}
                prefix="₦"
                align="end"
                inputMode="decimal"
                autoComplete="off"
              />
            </SideLabelRow>
          </Fragment>
        ))}
        <Divider />
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
      </Stack>
      <FormButtons pending={pending} pendingLabel="Saving..." onCancel={onCancel}>
        Save costs
      </FormButtons>
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
    </Form>
  )
}
