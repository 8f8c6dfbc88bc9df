import { useMutation } from '@tanstack/react-query'
import type { Organization } from '@vehicle-partner/api'
import { lagosDate, paths } from '@vehicle-partner/domain'
import { CompanyForm, type CompanyValues } from '@vehicle-partner/forms'
import type { ReactNode } from 'react'
import { useApi, useSession } from '../../session/useSession.ts'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import { isAlreadyDone } from './stepErrors.ts'
import type { SetupDraft } from './setupDraft.ts'
import { setupDraftKey } from './setupDraftKey.ts'
import { toCompanyValues } from './toCompanyValues.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

export interface CompanyStepProps {
  draft: SetupDraft
  secondaryAction: ReactNode
  /** The registered details, to change them. */
  registered?: Organization | undefined
  /** Called after success; resolves when the next step is shown. */
  onDone: () => Promise<void>
}

/** Creates a business partner from its registration details. */
export function CompanyStep({ draft, secondaryAction, registered, onDone }: CompanyStepProps) {
  const { dependencies, navigate } = usePortal()
  const now = useClock()
  const showSuccess = useSuccessToast()
  const api = useApi()
  const { session } = useSession()
  const create = useMutation(api.partners.create.mutation())
  const update = useMutation(api.partners.update.mutation())

  const form = useFormSubmit(async (values: CompanyValues) => {
    if (registered) {
      await update.mutateAsync({ params: { id: registered.id }, body: { ...values, version: registered.version } })
      draft.clear()
      return onDone()
    }
    // Back returns to this form once the company exists.
    await navigate(paths.getStarted({ type: 'company', state: 'company' }), { replace: true })
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
    draft.clear()
    // The server has ended the draft of the choice as well.
    dependencies.storage.removeItem(setupDraftKey('partner-type', session?.user.id ?? ''))
    await onDone()
    return isCreated ? showSuccess('Partner account created') : undefined
  })
  return (
    <CompanyForm
      today={lagosDate(now())}
      {...(registered && { defaultValues: toCompanyValues(registered) })}
      draft={draft}
      {...form}
      secondaryAction={secondaryAction}
    />
  )
}
