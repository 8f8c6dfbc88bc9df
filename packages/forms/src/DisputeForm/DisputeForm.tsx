'use client'
import { disputeReasons, disputeTextLength, maxDisputeFiles } from '@vehicle-partner/domain'
import type { FileUploaderProps } from '@vehicle-partner/ui'
import { useId, useState, type ReactNode } from 'react'
import { Form } from '../Form/Form.tsx'
import { FormButtons, type FormParts } from '../FormButtons/FormButtons.tsx'
import { StackedFormLayout } from '../FormButtons/StackedFormLayout.tsx'
import { FileUploader } from '../fields/FileUploader.tsx'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'
import { disputeSchema, type DisputeFields, type DisputeValues } from './DisputeForm.schema.ts'

export interface DisputeFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: DisputeValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** Called when the form begins or ceases to hold changes. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** What the query is about, such as the reference of a line: what was typed comes back for the same one. */
  subject?: string
  /** Uploads a file that shows what is meant; without it no file can be added. */
  upload?: FileUploaderProps['upload']
  /** Renders fields and buttons apart, such as in a dialog and its footer. @default fields above buttons */
  children?: (parts: FormParts) => ReactNode
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
export function DisputeForm(props: DisputeFormProps) {
  const { onSubmit, onSubmitError, onCancel, onUnsavedChange, subject = '', upload, children } = props
  const id = useId()
  const [isUploading, setUploading] = useState(false)
  const { control, submit, pending } = useForm<DisputeFields, DisputeValues>(disputeSchema, { reason: '', text: '', files: [] }, onSubmit, {
    unsentName: `DisputeForm ${subject}`,
    leavesOnSuccess: true,
  })
  const fields = (
    <Form waitsForEdit id={id} onSubmit={submit} onSubmitError={onSubmitError}>
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
      <RadioGroup control={control} name="reason" label="What is wrong?" options={options} />
      <TextArea
        control={control}
        name="text"
        label="What should it be, and why?"
        hint={`At least ${disputeTextLength.least} characters`}
        maxLength={disputeTextLength.most}
        rows={4}
      />
      {upload ? (
        <FileUploader
          control={control}
          name="files"
          label="Files"
          optionalLabel="optional"
          hint="Such as a photo of a receipt"
          multiple
          maxFiles={maxDisputeFiles}
          upload={upload}
          onPendingChange={setUploading}
        />
      ) : null}
    </Form>
  )
  const actions = (
    <FormButtons form={id} pending={pending} pendingLabel="Sending..." onCancel={onCancel} ready={!isUploading}>
      Send query
    </FormButtons>
  )
  return children ? children({ fields, actions }) : <StackedFormLayout fields={fields} actions={actions} />
}
