import { useMutation } from '@tanstack/react-query'
import { lagosDate } from '@vehicle-partner/domain'
import { IdentityForm, type IdentityFormProps, type IdentityValues } from '@vehicle-partner/forms'
import { Stack } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useApi, useSession, type OrganizationPartner } from '../../session/useSession.ts'
import { useClock } from '../../session/PortalContext.ts'
import type { SetupDraft } from './setupDraft.ts'
import { DeclinedNotice, type Review } from './DeclinedNotice.tsx'
import { useKycSubmission } from './useKycSubmission.ts'

export interface KycStepProps {
  draft: SetupDraft
  partner: OrganizationPartner
  secondaryAction: ReactNode
  submitLabel?: string
  /** What the server has stored of the check. */
  review: Review | undefined
  /** Called after the step is sent, or was checked already; resolves when the next step is shown. */
  onDone: (isSent: boolean) => Promise<void>
}

/** The form's fields by their names in the API. */
const fieldNames = Object.fromEntries(['type', 'document_id', 'fname', 'lname', 'dob'].map((name) => [`document.${name}`, name]))

interface IdentityStepProps extends KycStepProps {
  /** The values of an earlier submission, without the document number. */
  sentValues?: IdentityFormProps['defaultValues'] | undefined
}

/** Submits an identity document number for verification. */
export function IdentityStep({ partner, draft, secondaryAction, submitLabel, onDone, review, sentValues }: IdentityStepProps) {
  const { session } = useSession()
  const now = useClock()
  const submit = useMutation(useApi().kyc.submitIdentity.mutation())
  const { form, declinedTimes } = useKycSubmission<IdentityValues>({ partner, draft, submit: submit.mutateAsync, fieldNames, onDone })
  return (
    <Stack gap="xlarge">
      <DeclinedNotice step="identity" review={review} declinedTimes={declinedTimes} />
      <IdentityForm
        today={lagosDate(now())}
        draft={draft}
        defaultValues={{
          fname: session?.user.fname ?? '',
          lname: session?.user.lname ?? '',
          ...sentValues,
        }}
        {...form}
        submitLabel={submitLabel}
        secondaryAction={secondaryAction}
      />
    </Stack>
  )
}
