import { useMutation } from '@tanstack/react-query'
import { AddressForm, type AddressValues } from '@vehicle-partner/forms'
import { useApi, usePortal, useSession } from '../../session/useSession.ts'
import type { KycStepProps } from './IdentityStep.tsx'
import { renameErrorFields, isAlreadyDone } from './stepErrors.ts'
import { createFormDraft } from './formDraft.ts'
import { completeAddress } from './completeAddress.ts'
import { useTold } from './useTold.ts'
import { useUpload } from './useUpload.ts'

/** How the call names the fields of the form. */
const names = { 'document.full_address': 'full_address', 'document.files': 'files' }

interface AddressStepProps extends KycStepProps {
  /** What was sent before and declined. */
  entered?: Pick<AddressValues, 'full_address'> | undefined
}

/** Sends an address, and the paper that proves it, to be checked. */
export function AddressStep({ partner, aside, submitLabel, onDone, entered }: AddressStepProps) {
  const { session } = useSession()
  const { dependencies } = usePortal()
  const emittedEvents = useTold()
  const upload = useUpload('identity')
  const api = useApi()
  const submit = useMutation(api.kyc.submitAddress.mutation())

  const send = async ({ full_address, files }: AddressValues) => {
    emittedEvents.forget()
    const user = {
      document_owner_id: session?.user.id ?? '',
      partner_type: partner.mode === 'individual' ? ('individual' as const) : ('business' as const),
    }
    const document = { full_address, files: files.map(({ value }) => value) }
    try {
      await submit.mutateAsync({ params: { account_sid: partner.account_sid }, body: { user, document } })
    } catch (reason) {
      if (!isAlreadyDone(reason)) throw renameErrorFields(reason, names)
    }
    await onDone()
  }
  return (
    <AddressForm
      upload={upload}
      suggest={async (query, { signal }) => {
        const { data } = await api.places.suggestions({ query: { query } }, { signal })
        return data.map(({ description }) => completeAddress(query, description))
      }}
      address={entered?.full_address}
      draft={session ? createFormDraft(dependencies.storage, 'ADDRESS', session.user.id) : undefined}
      onSubmit={send}
      onSubmitError={emittedEvents.refused}
      submitLabel={submitLabel}
      aside={aside}
    />
  )
}
