'use client'
import { cityState, listCitiesOfCountry } from '@vehicle-partner/domain'
import { FormActions } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
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
  /** The operator's cities. `country_id` is ISO 3166-1 alpha-2; without it the state is not shown. */
  options: readonly { id: string; name: string; country_id?: string | undefined }[]
  /** The partner's country, ISO 3166-1 alpha-2: cities of other countries are left out. */
  country?: string | undefined
  /** Ids of the selected cities. */
  chosen?: readonly string[]
  /** Stores the selection until it is submitted. */
  draft?: FormDraft | undefined
  /** A button beside the submit button, such as one that leaves the page. */
  secondaryAction?: ReactNode
}

const describeState = (city: Parameters<typeof cityState>[0]) => {
  const description = cityState(city)
  return description === undefined ? {} : { description }
}

const fields = ['cities'] as const

/** Selects the cities in which a partner operates. */
export function CitiesForm({ onSubmit, onSubmitError, options, country, chosen = [], draft, secondaryAction }: CitiesFormProps) {
  const cities = listCitiesOfCountry(
    options.map(({ country_id = '', ...city }) => ({ ...city, country_id })),
    country,
    chosen,
  )
  const restored = useInitialValues<CitiesValues>({ cities: [...chosen] }, draft, fields)
  const { compare } = new Intl.Collator('en')
  // The draft may name a city that the operator has left.
  const start = { cities: restored.cities.filter((id) => chosen.includes(id) || cities.some((city) => city.id === id)) }
  const { control, submit, pending } = useForm(citiesSchema, start, submitAndClearDraft(draft, onSubmit), { leavesOnSuccess: true })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <MultiSelect
        control={control}
        name="cities"
        label="Cities"
        placeholder="Find a city"
        options={cities
          .toSorted((a, b) => compare(a.name, b.name))
          .map((city) => ({ value: city.id, label: city.name, ...describeState(city) }))}
        labels={{ others: 'Other cities' }}
        sortSelectedFirst
        reserveListSpace
        pending={pending}
        autoComplete="off"
      />
      <FormActions secondaryAction={secondaryAction}>
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Proceed
        </SubmitButton>
      </FormActions>
      <DraftSaver control={control} draft={draft} fields={fields} />
    </Form>
  )
}
