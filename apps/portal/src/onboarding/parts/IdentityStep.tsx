import { useMutation } from '@tanstack/react-query'
import { lagosDate } from '@vehicle-partner/domain'
import { IdentityForm, type IdentityFormProps, type IdentityValues } from '@vehicle-partner/forms'
import type { ReactNode } from 'react'
import { useApi, useSession, type OrganizationPartner } from '../../session/useSession.ts'
import { useClock } from '../../session/PortalContext.ts'
import { renameErrorFields, isAlreadyDone } from './stepErrors.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'

export interface KycStepProps {
  partner: OrganizationPartner
  secondaryAction: ReactNode
  submitLabel?: string
  /** Called after success; resolves when the next step is shown. */
  onDone: () => Promise<void>
}

/** The form's fields by their names in the API. */
const fieldNames = Object.fromEntries(['type', 'document_id', 'fname', 'lname', 'dob'].map((name) => [`document.${name}`, name]))

interface IdentityStepProps extends KycStepProps {
  /** The values of a declined submission, without the document number. */
  declinedValues?: IdentityFormProps['defaultValues'] | undefined
}

/** Submits an identity document number for verification. */
export function IdentityStep({ partner, secondaryAction, submitLabel, onDone, declinedValues }: IdentityStepProps) {
  const { session } = useSession()
  const now = useClock()
  const submit = useMutation(useApi().kyc.submitIdentity.mutation())

  const form = useFormSubmit(async (document: IdentityValues) => {
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
    <IdentityForm
      today={lagosDate(now())}
      defaultValues={{
        fname: session?.user.fname ?? '',
        lname: session?.user.lname ?? '',
        ...declinedValues,
      }}
      {...form}
      submitLabel={submitLabel}
      secondaryAction={secondaryAction}
    />
  )
}
