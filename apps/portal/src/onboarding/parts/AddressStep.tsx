import { useMutation } from '@tanstack/react-query'
import { AddressForm, type AddressValues } from '@vehicle-partner/forms'
import { Skeleton, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { createDocumentDraft } from '../../documents/parts/documentDraft.ts'
import { useDeviceDraft, type DeviceDraft } from '../../session/useDeviceDraft.ts'
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

/** Submits an address and a proof of it for verification. A proof that was uploaded is there again after a reload. */
export function AddressStep(props: AddressStepProps) {
  const keptProof = useDeviceDraft('/address-proof')
  return keptProof.found === undefined ? <Skeleton size="title" /> : <AddressStepForm {...props} keptProof={keptProof} />
}

function AddressStepForm({
  partner,
  draft,
  secondaryAction,
  submitLabel,
  onDone,
  review,
  sentValues,
  suggestedAddress,
  keptProof,
}: AddressStepProps & { keptProof: DeviceDraft }) {
  const upload = useUpload('identity')
  const submit = useMutation(useApi().kyc.submitAddress.mutation())
  const suggest = useAddressSuggestions()
  const [isKept, setKept] = useState(true)
  const [proofDraft] = useState(() => createDocumentDraft(keptProof, () => setKept(false)))
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
        proofDraft={isKept ? proofDraft : undefined}
        {...form}
        submitLabel={submitLabel}
        secondaryAction={secondaryAction}
      />
    </Stack>
  )
}
