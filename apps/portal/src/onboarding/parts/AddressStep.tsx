import { useMutation } from '@tanstack/react-query'
import { AddressForm, type AddressValues } from '@vehicle-partner/forms'
import { Stack } from '@vehicle-partner/ui'
import { useApi, useSession } from '../../session/useSession.ts'
import type { KycStepProps } from './IdentityStep.tsx'
import { renameErrorFields, isAlreadyDone } from './stepErrors.ts'
import { DeclinedNotice } from './DeclinedNotice.tsx'
import { useAddressSuggestions } from './useAddressSuggestions.ts'
import { useDeclines } from './useDeclines.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useUpload } from './useUpload.ts'

/** The form's fields by their names in the API. */
const fieldNames = { 'document.full_address': 'full_address', 'document.files': 'files' }

interface AddressStepProps extends KycStepProps {
  /** The values of an earlier submission. */
  sentValues?:
    | (Pick<AddressValues, 'full_address'> & { files?: readonly { Location: string; name: string; size: number }[] | undefined })
    | undefined
  /** An address to begin with, if none was sent or saved. */
  suggestedAddress?: string | null | undefined
}

/** Submits an address and a proof of it for verification. */
export function AddressStep({
  partner,
  draft,
  secondaryAction,
  submitLabel,
  onDone,
  review,
  sentValues,
  suggestedAddress,
}: AddressStepProps) {
  const { session } = useSession()
  const upload = useUpload('identity')
  const api = useApi()
  const submit = useMutation(api.kyc.submitAddress.mutation())
  const suggest = useAddressSuggestions()
  const declines = useDeclines()
  const { showError } = useErrorToast()

  const form = useFormSubmit(async (document: AddressValues) => {
    const user = {
      document_owner_id: session?.user.id ?? '',
      partner_type: partner.mode === 'individual' ? ('individual' as const) : ('business' as const),
    }
    let alreadyDone: unknown
    try {
      await submit.mutateAsync({ params: { account_sid: partner.account_sid }, body: { user, document } })
    } catch (error) {
      declines.record(error)
      if (!isAlreadyDone(error)) throw renameErrorFields(error, fieldNames)
      alreadyDone = error
    }
    draft.clear()
    await onDone(alreadyDone === undefined)
    if (alreadyDone !== undefined) showError(alreadyDone)
  })
  return (
    <Stack gap="xlarge">
      <DeclinedNotice step="address" review={review} declines={declines} />
      <AddressForm
        upload={upload}
        suggest={suggest}
        address={sentValues?.full_address ?? suggestedAddress ?? undefined}
        files={sentValues?.files?.map(({ Location, name, size }) => ({ value: Location, name, size }))}
        draft={draft}
        {...form}
        submitLabel={submitLabel}
        secondaryAction={secondaryAction}
      />
    </Stack>
  )
}
