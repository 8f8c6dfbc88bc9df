import { useMutation } from '@tanstack/react-query'
import { isOwner, paths } from '@vehicle-partner/domain'
import { PartnerTypeForm, type PartnerType, type PartnerTypeValues } from '@vehicle-partner/forms'
import { TrafficIllustration } from '@vehicle-partner/ui/illustrations'
import { useApi, useSession } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import { ContinueLaterButton } from './parts/ContinueLaterButton.tsx'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { SetupDraftLoader } from './parts/SetupDraftLoader.tsx'
import { isAlreadyDone } from './parts/stepErrors.ts'
import { useSetupDraft } from './parts/useSetupDraft.ts'

const partnerTypes: readonly PartnerType[] = [
  {
    value: 'business',
    title: 'Registered Business',
    description: 'A firm owns the vehicles.',
    illustration: <TrafficIllustration traffic="fleet" />,
    points: ['RC or BN number, company details', 'NIN or BVN of one director', 'Paid to the company account'],
  },
  {
    value: 'individual',
    title: 'An Individual',
    description: 'You own the vehicles.',
    illustration: <TrafficIllustration />,
    points: ['Your NIN or BVN', 'Proof of your address', 'Paid to your own account'],
  },
]

/** Selects the partner type of a new user. An individual partner is created at once. */
export function WelcomeScreen() {
  const { session, roles, refreshSession } = useSession()
  const { dependencies, navigate } = usePortal()
  const showSuccess = useSuccessToast()
  const create = useMutation(useApi().partners.create.mutation())
  const query = useSetupDraft('partner-type', isOwner(roles))
  const form = useFormSubmit(async ({ mode }: PartnerTypeValues) => {
    dependencies.analytics.record('Partner Selected Partner Type', { partner_type: mode === 'business' ? 'Business' : 'Individual' })
    if (mode === 'business') {
      // Nothing is created before the next form is sent. The choice is there when the user comes back.
      void query.draft?.flush().catch(() => undefined)
      return navigate(paths.getStarted({ type: 'company' }))
    }
    let isCreated = true
    try {
      await create.mutateAsync({ body: { mode: 'individual' } })
    } catch (error) {
      if (!isAlreadyDone(error)) throw error
      isCreated = false
    }
    query.draft?.clear()
    await refreshSession(paths.getStarted({ type: 'individual' }))
    if (isCreated) showSuccess('Partner account created')
  })
  if (!isOwner(roles)) return <OwnerOnlyPage />

  return (
    <SetupPage
      title={session ? `Welcome, ${session.user.fname}. How do you own your vehicles?` : 'How do you own your vehicles?'}
      lead="It decides which documents we ask for and who we pay. Support can change it later."
    >
      <SetupDraftLoader query={query}>
        {(draft) => (
          <PartnerTypeForm
            options={partnerTypes}
            {...form}
            draft={draft}
            secondaryAction={<ContinueLaterButton draft={draft}>Log out</ContinueLaterButton>}
          />
        )}
      </SetupDraftLoader>
    </SetupPage>
  )
}
