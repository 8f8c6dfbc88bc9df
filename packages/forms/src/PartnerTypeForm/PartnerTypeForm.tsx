'use client'
import { FormActions } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { RadioCards } from '../fields/RadioCards.tsx'
import { DraftSaver, useInitialValues, type FormDraft } from '../formDraft.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of the partner type (spec section 5: mode is required). */
export const partnerTypeSchema = z.object({
  mode: z.string().check(z.refine((mode) => mode === 'business' || mode === 'individual', 'This field is required')),
})
export type PartnerTypeValues = z.infer<typeof partnerTypeSchema>

/** A partner type as a card. */
export interface PartnerType {
  value: 'business' | 'individual'
  title: string
  description?: string
  /** A decorative picture above the text. */
  illustration?: ReactNode
  /** Bullet points. */
  points?: readonly string[]
}

export interface PartnerTypeFormProps {
  /** Rejects to keep the form open. */
  onSubmit: (values: PartnerTypeValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The two types, in display order. */
  options: readonly PartnerType[]
  /** Keeps the choice. The form does not clear it: the choice is only sent with the next form of a business. */
  draft?: FormDraft | undefined
  /** A button beside the submit button, such as one that leaves the page. */
  secondaryAction?: ReactNode
}

const fields = ['mode'] as const

/** Selects the partner type. */
export function PartnerTypeForm({ onSubmit, onSubmitError, options, draft, secondaryAction }: PartnerTypeFormProps) {
  const start = useInitialValues<PartnerTypeValues>({ mode: '' }, draft, fields)
  const { control, submit, ready, pending } = useForm(partnerTypeSchema, start, onSubmit, { leavesOnSuccess: true })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <RadioCards control={control} name="mode" label="Partner type" labelHidden columns="two" required options={options} />
      <FormActions secondaryAction={secondaryAction}>
        <SubmitButton ready={ready} pending={pending} pendingLabel="Saving...">
          Proceed
        </SubmitButton>
      </FormActions>
      <DraftSaver control={control} draft={draft} fields={fields} />
    </Form>
  )
}
