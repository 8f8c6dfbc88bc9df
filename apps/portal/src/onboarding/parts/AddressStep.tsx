import { useMutation } from '@tanstack/react-query'
import { AddressForm, type AddressValues } from '@vehicle-partner/forms'
import { Stack } from '@vehicle-partner/ui'
import { useApi } from '../../session/useSession.ts'
import type { KycStepProps } from './IdentityStep.tsx'
import { DeclinedNotice } from './DeclinedNotice.tsx'
import { useAddressSuggestions } from './useAddressSuggestions.ts'
import { useKycSubmission } from './useKycSubmission.ts'
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
  const upload = useUpload('identity')
  const submit = useMutation(useApi().kyc.submitAddress.mutation())
  const suggest = useAddressSuggestions()
  const { form, declinedTimes } = useKycSubmission<AddressValues>({ partner, draft, submit: submit.mutateAsync, fieldNames, onDone })
  return (
    <Stack gap="xlarge">
      <DeclinedNotice step="address" review={review} declinedTimes={declinedTimes} />
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
