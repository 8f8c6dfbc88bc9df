'use client'
import { addressWarning } from '@vehicle-partner/domain/entities'
import { FormActions, type Upload, type UploadedFile } from '@vehicle-partner/ui'
import { useState, type ReactNode } from 'react'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Form } from '../Form/Form.tsx'
import { FileUploader } from '../fields/FileUploader.tsx'
import { SuggestedAddressField, type SuggestAddresses } from '../fields/SuggestedAddressField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'
import { addressSchema, type AddressFields, type AddressValues } from './AddressForm.schema.ts'

export interface AddressFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: AddressValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Uploads one file. */
  upload: Upload
  /** Suggests addresses for a text of at least 3 characters, once typing pauses. Without it there are no suggestions. */
  suggest?: SuggestAddresses | undefined
  /** The initial address. */
  address?: string | undefined
  /** The initial proof, such as one that was sent before. */
  files?: readonly UploadedFile[] | undefined
  /** Stores the address over a reload, until it is submitted; never the file. */
  draft?: FormDraft | undefined
  /** Stores the reference of the uploaded proof on this device. */
  proofDraft?: FormDraft | undefined
  /** @default 'Next' */
  submitLabel?: string
  /** A button beside the submit button, such as one that leaves the page. */
  secondaryAction?: ReactNode
}

const fields = ['full_address'] as const
const proofFields = ['files'] as const

/** An address and its proof, for the address check. */
export function AddressForm({
  onSubmit,
  onSubmitError,
  upload,
  suggest,
  address = '',
  files = [],
  draft,
  proofDraft,
  submitLabel = 'Next',
  secondaryAction,
}: AddressFormProps) {
  const restored = useInitialValues<AddressFields>({ full_address: address, files: [...files] }, draft, fields)
  const start = useInitialValues(restored, proofDraft, proofFields)
  const { control, submit, ready, pending } = useForm(
    addressSchema,
    start,
    submitAndClearDraft(proofDraft, submitAndClearDraft(draft, onSubmit)),
    { leavesOnSuccess: true },
  )
  const [uploading, setUploading] = useState(false)
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <FullAddress control={control} suggest={suggest} />
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
      <DraftSaver control={control} draft={proofDraft} fields={proofFields} />
    </Form>
  )
}

/** The address, with what it lacks once it is not being typed for the first time. */
function FullAddress({ control, suggest }: { control: Control<AddressFields> } & Pick<AddressFormProps, 'suggest'>) {
  const name = 'full_address'
  const value = useWatch({ control, name })
  const { dirtyFields, touchedFields } = useFormState({ control, name })
  const isBeingTyped = dirtyFields.full_address === true && touchedFields.full_address !== true
  const warning = isBeingTyped ? undefined : addressWarning(value)
  const note = warning === undefined ? undefined : ({ tone: 'info', text: warning } as const)
  const common = { control, name, label: 'Full address', note } as const
  return suggest === undefined ? (
    <TextField {...common} autoComplete="street-address" />
  ) : (
    <SuggestedAddressField {...common} suggest={suggest} />
  )
}
