'use client'
import { Combobox } from '@vehicle-partner/ui'
import type { Control } from 'react-hook-form'
import { useField } from '../fields/useField.ts'
import { useFieldValue } from '../fields/useFieldValue.ts'
import { licenceCoverageWarning, type DriverFields, type VehicleOption } from './DriverForm.schema.ts'

/** Finds vehicles by plate or model; the first ones without a text. */
export type FindVehicles = (search: string, context: { signal: AbortSignal }) => Promise<VehicleOption[]>

interface VehicleStepProps {
  control: Control<DriverFields>
  findVehicles: FindVehicles
}

/** The vehicle of the driver, with a warning when the licence class may not cover it. */
export function VehicleStep({ control, findVehicles }: VehicleStepProps) {
  const field = useField(control, 'vehicle')
  const coverage = licenceCoverageWarning(useFieldValue(control, 'licence_class'), field.value ?? undefined)
  return (
    <Combobox
      {...field}
      label="Vehicle"
      optionalLabel="optional"
      hint="You can choose one later. Search by plate or model"
      minChars={0}
      debounce={300}
      clearable
      loadOptions={findVehicles}
      getKey={({ id }) => id}
      getLabel={({ registration_number }) => registration_number}
      getDescription={({ name }) => name}
      note={coverage?.severity === 'warning' ? { tone: 'info', text: coverage.text } : undefined}
    />
  )
}
