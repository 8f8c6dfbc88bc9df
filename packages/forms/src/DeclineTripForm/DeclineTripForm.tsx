'use client'
import { declineLabels, declineReasons } from '@vehicle-partner/domain'
import { maxDeclineText } from '@vehicle-partner/domain/entities'
import { useId, type ReactNode } from 'react'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { Form } from '../Form/Form.tsx'
import { FormButtons, type FormParts } from '../FormButtons/FormButtons.tsx'
import { StackedFormLayout } from '../FormButtons/StackedFormLayout.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'
import { declineTripSchema, type DeclineTripFields, type DeclineTripValues } from './DeclineTripForm.schema.ts'

export interface DeclineTripFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: DeclineTripValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** Called when the form begins or ceases to hold changes. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** Renders fields and buttons apart, such as in a dialog and its footer. @default fields above buttons */
  children?: (parts: FormParts) => ReactNode
}

const options = declineReasons.map((value) => ({ value, label: declineLabels[value] }))

/** Gives a trip back to the operator, with a reason. */
export function DeclineTripForm({ onSubmit, onSubmitError, onCancel, onUnsavedChange, children }: DeclineTripFormProps) {
  const id = useId()
  const { control, submit, pending } = useForm<DeclineTripFields, DeclineTripValues>(
    declineTripSchema,
    { reason_code: '', text: '' },
    onSubmit,
    { unsentName: 'DeclineTripForm', leavesOnSuccess: true },
  )
  const fields = (
    <Form waitsForEdit id={id} onSubmit={submit} onSubmitError={onSubmitError} gap="large">
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
      <RadioGroup control={control} name="reason_code" label="Why?" options={options} />
      <TextArea
        control={control}
        name="text"
        label="What happened"
        optionalLabel="optional"
        hint="If the operator should know more"
        maxLength={maxDeclineText}
      />
    </Form>
  )
  const actions = (
    <FormButtons form={id} variant="danger" pending={pending} pendingLabel="Declining..." onCancel={onCancel}>
      Decline trip
    </FormButtons>
  )
  return children ? children({ fields, actions }) : <StackedFormLayout fields={fields} actions={actions} />
}
