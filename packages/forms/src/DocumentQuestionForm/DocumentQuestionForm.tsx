'use client'
import { documentQuestionSchema, type DocumentQuestionInput } from '@vehicle-partner/domain/entities'
import { Form } from '../Form/Form.tsx'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'

export type DocumentQuestionValues = DocumentQuestionInput

export interface DocumentQuestionFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: DocumentQuestionValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** Called when the form begins or ceases to hold changes. */
  onUnsavedChange?: (isUnsaved: boolean) => void
}

/** Asks why a document was not accepted. */
export function DocumentQuestionForm({ onSubmit, onSubmitError, onCancel, onUnsavedChange }: DocumentQuestionFormProps) {
  const { control, submit, pending } = useForm(documentQuestionSchema, { message: '' }, onSubmit, {
    unsentName: 'DocumentQuestionForm',
    leavesOnSuccess: true,
  })
  return (
    <Form waitsForEdit onSubmit={submit} onSubmitError={onSubmitError}>
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
      <TextArea control={control} name="message" label="Your question" hint="At least 10 characters" rows={4} />
      <FormButtons pending={pending} pendingLabel="Sending..." onCancel={onCancel}>
        Send question
      </FormButtons>
    </Form>
  )
}
