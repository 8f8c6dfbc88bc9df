'use client'
import { costModes } from '@vehicle-partner/domain'
import { maxOtherCosts } from '@vehicle-partner/domain/entities'
import { Button, Inline, SideLabelRow, Stack } from '@vehicle-partner/ui'
import { Plus } from '@vehicle-partner/ui/icons'
import { useRef, useState } from 'react'
import { useFieldArray, type Control, type FieldValues } from 'react-hook-form'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { AmountField } from './AmountField.tsx'
import type { CostConfigurationFields } from './CostConfigurationForm.schema.ts'
import { modeOptions } from './costModeLabels.ts'

/** react-hook-form validates a list when an item is added, and would show the messages of fields that the user has not seen yet. */
const withoutValidation = <Fields extends FieldValues>(control: Control<Fields>): Control<Fields> =>
  new Proxy(control, {
    get: (target, key) =>
      key === '_options' ? { ...target._options, mode: 'onSubmit', reValidateMode: 'onSubmit' } : Reflect.get(target, key),
  })

/** Costs with names of the partner's choice. */
export function OtherCosts({ control }: { control: Control<CostConfigurationFields> }) {
  const [quietControl] = useState(() => withoutValidation(control))
  const { fields, append, remove } = useFieldArray({ control: quietControl, name: 'other' })
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap="large">
      {fields.map(({ id }, index) => (
        <Stack key={id} gap="small" role="group" aria-label={`Other cost ${index + 1}`}>
          <TextField control={control} name={`other.${index}.label`} label="Name of the cost" autoComplete="off" />
          <SideLabelRow>
            <Select control={control} name={`other.${index}.mode`} label="How often" options={modeOptions(costModes)} />
            <AmountField control={control} name={`other.${index}.value`} mode={`other.${index}.mode`} label="Amount" labelHidden />
          </SideLabelRow>
          <Inline>
            <Button
              variant="dangerQuiet"
              size="small"
              flush
              onClick={() => {
                remove(index)
                addButton.current?.focus()
              }}
            >
              {`Remove other cost ${index + 1}`}
            </Button>
          </Inline>
        </Stack>
      ))}
      <Inline>
        <Button
          ref={addButton}
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
