import { useMutation } from '@tanstack/react-query'
import { AddressForm, type AddressValues } from '@vehicle-partner/forms'
import { useApi, useSession } from '../../session/useSession.ts'
import { usePortal } from '../../session/PortalContext.ts'
import type { KycStepProps } from './IdentityStep.tsx'
import { renameErrorFields, isAlreadyDone } from './stepErrors.ts'
import { createFormDraft } from './formDraft.ts'
import { completeAddress } from './insertSuggestedPlace.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useUpload } from './useUpload.ts'

/** The form's fields by their names in the API. */
const fieldNames = { 'document.full_address': 'full_address', 'document.files': 'files' }

interface AddressStepProps extends KycStepProps {
  /** The values of a declined submission. */
  declinedValues?: Pick<AddressValues, 'full_address'> | undefined
}

/** Submits an address and a proof of it for verification. */
export function AddressStep({ partner, secondaryAction, submitLabel, onDone, declinedValues }: AddressStepProps) {
  const { session } = useSession()
  const { dependencies } = usePortal()
  const upload = useUpload('identity')
  const api = useApi()
  const submit = useMutation(api.kyc.submitAddress.mutation())

  const form = useFormSubmit(async (document: AddressValues) => {
    const user = {
      document_owner_id: session?.user.id ?? '',
      partner_type: partner.mode === 'individual' ? ('individual' as const) : ('business' as const),
    }
    try {
      await submit.mutateAsync({ params: { account_sid: partner.account_sid }, body: { user, document } })
    } catch (error) {
      if (!isAlreadyDone(error)) throw renameErrorFields(error, fieldNames)
    }
    await onDone()
  })
  return (
    <AddressForm
      upload={upload}
      suggest={async (query, { signal }) => {
        const { data } = await api.places.suggestions({ query: { query } }, { signal })
        return data.map(({ description }) => completeAddress(query, description))
      }}
      address={declinedValues?.full_address}
      draft={session ? createFormDraft(dependencies.storage, 'ADDRESS', session.user.id) : undefined}
      {...form}
      submitLabel={submitLabel}
      secondaryAction={secondaryAction}
    />
  )
}
