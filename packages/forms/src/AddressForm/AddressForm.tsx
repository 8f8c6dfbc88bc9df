'use client'
import { addressDebounceMs, addressSearchMinLength } from '@vehicle-partner/domain'
import { FormActions, type Upload } from '@vehicle-partner/ui'
import { MapPin, Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Form } from '../Form/Form.tsx'
import { FileUploader } from '../fields/FileUploader.tsx'
import { SuggestedField } from '../fields/SuggestedField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'
import { addressSchema, type AddressFields, type AddressValues } from './AddressForm.schema.ts'

export interface AddressFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: AddressValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Sends one file. */
  upload: Upload
  /** Addresses that begin like a text, asked for from the third letter on and once typing pauses. Without it there are no suggestions. */
  suggest?: ((text: string, context: { signal: AbortSignal }) => Promise<readonly string[]>) | undefined
  /** An address that is known already. */
  address?: string | undefined
  /** Keeps the address over a reload, until it is sent; never the file. */
  draft?: FormDraft | undefined
  /** @default 'Next' */
  submitLabel?: string
  /** A quiet button that leads away. */
  secondaryAction?: ReactNode
}

const fields = ['full_address'] as const

/** Where somebody is, and a paper that shows it. */
export function AddressForm({
  onSubmit,
  onSubmitError,
  upload,
  suggest,
  address = '',
  draft,
  submitLabel = 'Next',
  secondaryAction,
}: AddressFormProps) {
  const start = useInitialValues<AddressFields>({ full_address: address, files: [] }, draft, fields)
  const { control, submit, ready, pending } = useForm(addressSchema, start, submitAndClearDraft(draft, onSubmit), { leavesOnSuccess: true })
  const [uploading, setUploading] = useState(false)
  const common = { control, name: 'full_address', label: 'Full address' } as const
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      {suggest === undefined ? (
        <TextField {...common} autoComplete="street-address" />
      ) : (
        <SuggestedField
          {...common}
          loadOptions={suggest}
          minChars={addressSearchMinLength}
          debounce={addressDebounceMs}
          autoComplete="off"
          startIcon={<Search />}
          optionIcon={<MapPin />}
          labels={{ useTypedHint: 'If your street is not listed' }}
        />
      )}
      <FileUploader
        control={control}
        name="files"
        label="Proof of address"
        hint="A utility bill, a bank statement or a tenancy agreement"
        upload={upload}
        capture="environment"
        onPendingChange={setUploading}
      />
      <FormActions secondaryAction={secondaryAction}>
        <SubmitButton ready={ready && !uploading} pending={pending} pendingLabel="Sending...">
          {submitLabel}
        </SubmitButton>
      </FormActions>
      <DraftSaver control={control} draft={draft} fields={fields} />
    </Form>
  )
}
