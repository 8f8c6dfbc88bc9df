import { useMutation } from '@tanstack/react-query'
import { isOwner, paths } from '@vehicle-partner/domain'
import { PartnerTypeForm, type PartnerType, type PartnerTypeValues } from '@vehicle-partner/forms'
import { Button } from '@vehicle-partner/ui'
import { TrafficIllustration } from '@vehicle-partner/ui/illustrations'
import { useApi, useSession } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { isAlreadyDone } from './parts/stepErrors.ts'

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
  const { session, roles, signOut, refreshSession } = useSession()
  const { dependencies, navigate } = usePortal()
  const showSuccess = useSuccessToast()
  const create = useMutation(useApi().partners.create.mutation())
  const form = useFormSubmit(async ({ mode }: PartnerTypeValues) => {
    dependencies.analytics.record('Partner Selected Partner Type', { partner_type: mode === 'business' ? 'Business' : 'Individual' })
    if (mode === 'business') return navigate(paths.getStarted({ type: 'company' }))
    let isCreated = true
    try {
      await create.mutateAsync({ body: { mode: 'individual' } })
    } catch (error) {
      if (!isAlreadyDone(error)) throw error
      isCreated = false
    }
    await refreshSession(paths.getStarted({ type: 'individual' }))
    if (isCreated) showSuccess('Partner account created')
  })
  if (!isOwner(roles)) return <OwnerOnlyPage />

  return (
    <SetupPage
      title={session ? `Welcome, ${session.user.fname}. How do you own your vehicles?` : 'How do you own your vehicles?'}
      lead="It decides which documents we ask for and who we pay. Support can change it later."
    >
      <PartnerTypeForm
        options={partnerTypes}
        {...form}
        secondaryAction={
          <Button variant="quiet" onClick={signOut}>
            Log out
          </Button>
        }
      />
    </SetupPage>
  )
}
