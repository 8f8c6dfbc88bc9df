'use client'
import { disputeReasons, disputeTextLength } from '@vehicle-partner/domain'
import { disputeSchema, type DisputeInput } from '@vehicle-partner/domain/entities'
import { Form } from '../Form/Form.tsx'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { useForm } from '../useForm.ts'

export type DisputeValues = DisputeInput

/** The values while they are entered; no reason is chosen at first. */
interface DisputeFields {
  reason: string
  text: string
}

export interface DisputeFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: DisputeValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
}

const labels: Readonly<Record<DisputeValues['reason'], string>> = {
  wrong_amount: 'The amount is wrong',
  missing_trip: 'A trip is missing',
  not_my_trip: 'The trip is not mine',
  wrong_deduction: 'The deduction is wrong',
  other: 'Something else',
}
const options = disputeReasons.map((value) => ({ value, label: labels[value] }))

/** Asks about an amount that was earned or deducted. */
export function DisputeForm({ onSubmit, onSubmitError, onCancel }: DisputeFormProps) {
  const { control, submit, pending } = useForm<DisputeFields, DisputeValues>(disputeSchema, { reason: '', text: '' }, onSubmit, {
    leavesOnSuccess: true,
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <RadioGroup control={control} name="reason" label="What is wrong?" options={options} />
      <TextArea
        control={control}
        name="text"
        label="What should it be, and why?"
        hint={`At least ${disputeTextLength.least} characters`}
        maxLength={disputeTextLength.most}
        rows={4}
      />
      <FormButtons pending={pending} pendingLabel="Sending..." onCancel={onCancel}>
        Send query
      </FormButtons>
    </Form>
  )
}
