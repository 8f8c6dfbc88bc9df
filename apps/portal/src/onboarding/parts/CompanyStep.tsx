import { useMutation } from '@tanstack/react-query'
import { lagosDate } from '@vehicle-partner/domain'
import { CompanyForm, type CompanyValues } from '@vehicle-partner/forms'
import type { ReactNode } from 'react'
import { useApi, useSession } from '../../session/useSession.ts'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import { isAlreadyDone } from './stepErrors.ts'
import { createFormDraft } from './formDraft.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

export interface CompanyStepProps {
  secondaryAction: ReactNode
  /** Called after success; resolves when the next step is shown. */
  onDone: () => Promise<void>
}

/** Creates a business partner from its registration details. */
export function CompanyStep({ secondaryAction, onDone }: CompanyStepProps) {
  const { session } = useSession()
  const { dependencies } = usePortal()
  const now = useClock()
  const showSuccess = useSuccessToast()
  const create = useMutation(useApi().partners.create.mutation())

  const form = useFormSubmit(async (values: CompanyValues) => {
    let isCreated = true
    try {
      await create.mutateAsync({ body: { ...values, mode: 'business' } })
      dependencies.analytics.record('Partner Provided Business Information', {
        started_transport_business_on: values.experience_start_date,
      })
    } catch (error) {
      if (!isAlreadyDone(error)) throw error
      isCreated = false
    }
    await onDone()
    if (isCreated) showSuccess('Partner account created')
  })
  return (
    <CompanyForm
      today={lagosDate(now())}
      draft={session ? createFormDraft(dependencies.storage, 'COMPANY', session.user.id) : undefined}
      {...form}
      secondaryAction={secondaryAction}
    />
  )
}
