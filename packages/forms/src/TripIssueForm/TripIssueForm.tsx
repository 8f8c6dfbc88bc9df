'use client'
import { issueDescriptionLength, maxIssuePhotos } from '@vehicle-partner/domain/entities'
import { AlertStrip, Link, PhoneText, type FileUploaderProps } from '@vehicle-partner/ui'
import { useId, useState, type ReactNode } from 'react'
import { Checkbox } from '../fields/Checkbox.tsx'
import { FileUploader } from '../fields/FileUploader.tsx'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { Select } from '../fields/Select.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { useFieldValue } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { StackedFormLayout } from '../FormButtons/StackedFormLayout.tsx'
import { FormButtons, type FormParts } from '../FormButtons/FormButtons.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'
import { LocationButton, type GetLocation } from './LocationButton.tsx'
import { isUrgent, toTripIssueFieldName, tripIssueSchema, type TripIssueFields, type TripIssueValues } from './TripIssueForm.schema.ts'
import { categoryOptions, severityOptions } from './tripIssueOptions.ts'

export interface TripIssueFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: TripIssueValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** Called when the form begins or ceases to hold changes. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** Support number for urgent issues, E.164; where it is empty, no call is asked for. */
  supportPhone: string
  /** Uploads a photo. */
  upload: FileUploaderProps['upload']
  /** Gets the device's location; without it no location can be added. */
  locate?: GetLocation
  /** Initial values, such as the category. */
  defaultValues?: Partial<TripIssueFields>
  /** Renders fields and buttons apart, such as in a panel and its footer. @default fields above buttons */
  children?: (parts: FormParts) => ReactNode
}

/** Reports an issue on a trip. For urgent issues the support number comes first. */
export function TripIssueForm(props: TripIssueFormProps) {
  const { onSubmit, onSubmitError, onCancel, onUnsavedChange, supportPhone, upload, locate, defaultValues, children } = props
  const id = useId()
  const [isUploading, setUploading] = useState(false)
  const { control, submit, pending } = useForm<TripIssueFields, TripIssueValues>(
    tripIssueSchema,
    { category: '', severity: '', description: '', place: null, photos: [], needs_replacement: false, ...defaultValues },
    onSubmit,
    { unsentName: 'TripIssueForm', leavesOnSuccess: true, toFieldName: toTripIssueFieldName },
  )
  const isUrgentIssue = isUrgent(useFieldValue(control, 'severity'))
  const fields = (
    <Form waitsForEdit id={id} onSubmit={submit} onSubmitError={onSubmitError} gap="large">
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
      <Select control={control} name="category" label="What is wrong?" placeholder="Select what is wrong" options={categoryOptions} />
      <RadioGroup control={control} name="severity" label="How bad is it?" options={severityOptions} />
      <div role="status">
        {isUrgentIssue && supportPhone !== '' ? (
          <AlertStrip
            tone="danger"
            title="Call us first."
            action={
              <Link href={`tel:${supportPhone}`}>
                Call <PhoneText value={supportPhone} />
              </Link>
            }
          >
            If anyone is hurt, call now. You can send the report afterwards.
          </AlertStrip>
        ) : null}
      </div>
      <TextArea
        control={control}
        name="description"
        label="What happened?"
        hint="Where, when, and who is there"
        maxLength={issueDescriptionLength.max}
        rows={4}
      />
      <FileUploader
        control={control}
        name="photos"
        label="Photos"
        optionalLabel="optional"
        accept={['jpg', 'png', 'webp']}
        multiple
        maxFiles={maxIssuePhotos}
        capture="environment"
        upload={upload}
        onPendingChange={setUploading}
      />
      {locate ? <LocationButton control={control} locate={locate} /> : null}
      <Checkbox control={control} name="needs_replacement" label="Another vehicle is needed" />
    </Form>
  )
  const actions = (
    <FormButtons form={id} pending={pending} pendingLabel="Sending..." onCancel={onCancel} ready={!isUploading}>
      Send report
    </FormButtons>
  )
  return children ? children({ fields, actions }) : <StackedFormLayout fields={fields} actions={actions} />
}
