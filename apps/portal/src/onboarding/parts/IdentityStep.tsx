import { useMutation } from '@tanstack/react-query'
import { lagosDate } from '@vehicle-partner/domain'
import { IdentityForm, type IdentityValues } from '@vehicle-partner/forms'
import type { ReactNode } from 'react'
import { useApi, useClock, useSession, type OrganizationPartner } from '../../session/useSession.ts'
import { renameErrorFields, isAlreadyDone } from './stepErrors.ts'
import { useTold } from './useTold.ts'

export interface KycStepProps {
  partner: OrganizationPartner
  aside: ReactNode
  submitLabel?: string
  /** The step was taken; settles when what follows is on the page. */
  onDone: () => Promise<void>
}

/** How the call names the fields of the form. */
const names = Object.fromEntries(['type', 'document_id', 'fname', 'lname', 'dob'].map((name) => [`document.${name}`, name]))

interface IdentityStepProps extends KycStepProps {
  /** What was sent before and declined; never the number. */
  entered?: Partial<Pick<IdentityValues, 'type' | 'fname' | 'lname' | 'dob'>> | undefined
}

/** Sends the number of an identity document to be checked. */
export function IdentityStep({ partner, aside, submitLabel, onDone, entered }: IdentityStepProps) {
  const { session } = useSession()
  const now = useClock()
  const emittedEvents = useTold()
  const submit = useMutation(useApi().kyc.submitIdentity.mutation())

  const send = async ({ type, ...document }: IdentityValues) => {
    emittedEvents.forget()
    if (type !== 'nin' && type !== 'bvn') throw new Error(`The form gave a document type that there is not: ${type}`)
    const user = {
      document_owner_id: session?.user.id ?? '',
      partner_type: partner.mode === 'individual' ? ('individual' as const) : ('business' as const),
    }
    try {
      await submit.mutateAsync({ params: { account_sid: partner.account_sid }, body: { user, document: { type, ...document } } })
    } catch (reason) {
      if (!isAlreadyDone(reason)) throw renameErrorFields(reason, names)
    }
    await onDone()
  }
  return (
    <IdentityForm
      today={lagosDate(now())}
      known={{
        fname: session?.user.fname ?? '',
        lname: session?.user.lname ?? '',
        ...entered,
      }}
      onSubmit={send}
      onSubmitError={emittedEvents.refused}
      submitLabel={submitLabel}
      aside={aside}
    />
  )
}
