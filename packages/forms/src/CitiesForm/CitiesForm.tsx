'use client'
import { FormActions } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { MultiSelect } from '../fields/MultiSelect.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rule of the city selection (spec section 5). */
export const citiesSchema = z.object({
  cities: z.array(z.string()).check(z.minLength(1, 'Please select at least one city of operation')),
})
export type CitiesValues = z.infer<typeof citiesSchema>

export interface CitiesFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: CitiesValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The cities to choose from. */
  options: readonly { id: string; name: string }[]
  /** Ids of the selected cities. */
  chosen?: readonly string[]
  /** A button beside the submit button, such as one that leaves the page. */
  secondaryAction?: ReactNode
}

const byName = new Intl.Collator('en')

/** Selects the cities in which a partner operates. */
export function CitiesForm({ onSubmit, onSubmitError, options, chosen = [], secondaryAction }: CitiesFormProps) {
  const { control, submit, pending } = useForm(citiesSchema, { cities: [...chosen] }, onSubmit, { leavesOnSuccess: true })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <MultiSelect
        control={control}
        name="cities"
        label="Cities"
        placeholder="Find a city"
        options={options.toSorted((a, b) => byName.compare(a.name, b.name)).map(({ id, name }) => ({ value: id, label: name }))}
        labels={{ others: 'Other cities' }}
        sortSelectedFirst
        pending={pending}
        autoComplete="off"
      />
      <FormActions secondaryAction={secondaryAction}>
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Proceed
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
