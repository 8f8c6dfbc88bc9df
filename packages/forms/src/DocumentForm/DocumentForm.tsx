'use client'
import { addMonths, documentFileCount, formatDate, type Day } from '@vehicle-partner/domain'
import { AlertStrip, FieldRow, Text, type FileUploaderProps } from '@vehicle-partner/ui'
import { useState } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { isReadableDate, unreadableDate } from '../unreadableDate.ts'
import { DateField } from '../fields/DateField.tsx'
import { FileUploader } from '../fields/FileUploader.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useFormValues } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'
import { ExpiryChange } from './ExpiryChange.tsx'
import {
  canExpire,
  emptyDocument,
  pickDraftFields,
  documentSchema,
  type DocumentTypeOption,
  type DocumentFields,
  type DocumentValues,
} from './DocumentForm.schema.ts'

export interface DocumentFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: DocumentValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** Tells whether leaving now would lose something. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** The document types to choose from; a single one is preselected. */
  documentTypes: readonly DocumentTypeOption[]
  today: Day
  /** Uploads a file. */
  upload: FileUploaderProps['upload']
  /** Initial values, such as those of an upload that is corrected. */
  defaultValues?: Partial<DocumentFields>
  /** Expiry date of the document that this one renews. */
  previousExpiry?: Day | null
  /** Why the last upload was rejected. */
  rejectionReason?: string | null
  /** Stores what was entered on this device: files by their reference on the server, and no identity numbers. */
  draft?: FormDraft | undefined
  /** @default 'Send for review' */
  submitLabel?: string
}

/** Uploads a document with its number and dates. */
export function DocumentForm(props: DocumentFormProps) {
  const { onSubmit, onSubmitError, onCancel, documentTypes, today, upload, defaultValues, previousExpiry, rejectionReason } = props
  const { submitLabel = 'Send for review', onUnsavedChange, draft } = props
  const [schema] = useState(() => documentSchema(documentTypes, today))
  const [isUploading, setUploading] = useState(false)
  const onlyType = documentTypes.length === 1 ? documentTypes[0] : undefined
  const [draftFields] = useState(() => pickDraftFields(documentTypes))
  const initialValues = useInitialValues<DocumentFields>(
    { ...emptyDocument, ...(onlyType && { type: onlyType.code }), ...defaultValues },
    draft,
    draftFields,
  )
  const { control, submit, pending } = useForm<DocumentFields, DocumentValues>(
    schema,
    initialValues,
    submitAndClearDraft(draft, onSubmit),
    { unsentName: `DocumentForm ${onlyType?.code ?? ''}`, leavesOnSuccess: true, dependsOn: { expiry_date: 'issue_date' } },
  )
  const { type, issue_date, expiry_date } = useFormValues(control)
  const documentType = documentTypes.find(({ code }) => code === type)
  const usualExpiry =
    documentType?.default_months && isReadableDate(issue_date) ? addMonths(issue_date, documentType.default_months) : undefined
  /** Often the date of the old document: once approved, the new one takes its place. */
  const isNoRenewal = previousExpiry && isReadableDate(expiry_date) && expiry_date >= today && expiry_date <= previousExpiry
  const getExpiryNote = () => {
    if (isNoRenewal)
      return {
        tone: 'info',
        text: `The old one is valid to ${formatDate(previousExpiry)}, and the new one replaces it. Check the date.`,
      } as const
    if (usualExpiry === undefined || expiry_date !== '') return undefined
    return { tone: 'info', text: `Usually until ${formatDate(usualExpiry)}` } as const
  }
  return (
    <Form waitsForEdit onSubmit={submit} onSubmitError={onSubmitError} gap="large">
      <UnsavedReporter control={control} saved={draft ? draftFields : noFields} onUnsavedChange={onUnsavedChange} />
      <DraftSaver control={control} draft={draft} fields={draftFields} />
      {rejectionReason ? (
        <AlertStrip tone="danger" title="The last upload was not accepted.">
          {rejectionReason}
        </AlertStrip>
      ) : null}
      {previousExpiry ? <ExpiryChange from={previousExpiry} to={isReadableDate(expiry_date) ? expiry_date : undefined} /> : null}
      {onlyType ? null : (
        <Select
          control={control}
          name="type"
          label="Document"
          placeholder="Select a document"
          options={documentTypes.map(({ code, label, help }) => ({ value: code, label, description: help }))}
        />
      )}
      <FileUploader
        control={control}
        name="files"
        label="File"
        hint={onlyType?.help}
        upload={upload}
        multiple
        maxFiles={documentFileCount.most}
        capture="environment"
        onPendingChange={setUploading}
      />
      {documentType?.number_label ? (
        <TextField
          control={control}
          name="number"
          label={documentType.number_label}
          optionalLabel="optional"
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
      <FieldRow>
        <DateField
          control={control}
          name="issue_date"
          label="Issue date"
          optionalLabel="optional"
          hint="DD-MM-YYYY"
          unreadable={unreadableDate}
          today={today}
        />
        {canExpire(documentType) ? (
          <DateField
            control={control}
            name="expiry_date"
            hint="DD-MM-YYYY"
            unreadable={unreadableDate}
            label="Expiry date"
            today={today}
            defaultMonth={usualExpiry}
            optionalLabel={documentType?.expiry_optional ? 'optional' : undefined}
            note={getExpiryNote()}
          />
        ) : null}
      </FieldRow>
      <TextField control={control} name="issuer" label="Issued by" optionalLabel="optional" autoComplete="off" />
      <FormButtons pending={pending} pendingLabel="Sending..." onCancel={onCancel} ready={!isUploading}>
        {submitLabel}
      </FormButtons>
      <Text size="small" tone="secondary">
        We send you the result by e-mail and show it here.
      </Text>
    </Form>
  )
}
