'use client'
import { costModes } from '@vehicle-partner/domain'
import { maxOtherCosts } from '@vehicle-partner/domain/entities'
import { Button, FieldRow, Inline, Stack } from '@vehicle-partner/ui'
import { Plus } from '@vehicle-partner/ui/icons'
import { useFieldArray, type Control } from 'react-hook-form'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { AmountField } from './AmountField.tsx'
import type { CostConfigurationFields } from './CostConfigurationForm.schema.ts'
import { modeOptions } from './costModeLabels.ts'

/** Costs with names of the partner's choice. */
export function OtherCosts({ control }: { control: Control<CostConfigurationFields> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'other' })
  return (
    <Stack gap="large">
      {fields.map(({ id }, index) => (
        <Stack key={id} gap="small" role="group" aria-label={`Other cost ${index + 1}`}>
          <TextField control={control} name={`other.${index}.label`} label="Name of the cost" autoComplete="off" />
          <FieldRow>
            <Select control={control} name={`other.${index}.mode`} label="How often" options={modeOptions(costModes)} />
            <AmountField control={control} name={`other.${index}.value`} mode={`other.${index}.mode`} label="Amount" />
          </FieldRow>
          <Inline>
            <Button variant="dangerQuiet" size="small" flush onClick={() => remove(index)}>
              {`Remove other cost ${index + 1}`}
            </Button>
          </Inline>
        </Stack>
      ))}
      <Inline>
        <Button
          variant="quiet"
          size="small"
          flush
          startIcon={<Plus />}
          disabled={fields.length >= maxOtherCosts}
          disabledReason={fields.length >= maxOtherCosts ? `At most ${maxOtherCosts} other costs` : undefined}
          onClick={() => append({ label: '', mode: 'monthly', value: '' })}
        >
          Add another cost
        </Button>
      </Inline>
    </Stack>
  )
}
