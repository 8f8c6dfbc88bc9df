import { useMutation } from '@tanstack/react-query'
import { isOwner } from '@vehicle-partner/domain'
import { PartnerTypeForm, type PartnerType } from '@vehicle-partner/forms'
import { Button } from '@vehicle-partner/ui'
import { TrafficIllustration } from '@vehicle-partner/ui/illustrations'
import { useApi, usePortal, useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { isAlreadyDone } from './parts/stepErrors.ts'
import { useTold } from './parts/useTold.ts'

const types: readonly PartnerType[] = [
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

/** Asks somebody who has registered what kind of partner they are. An individual needs no more to become one. */
export function WelcomeScreen() {
  const { session, roles, signOut, refreshSession } = useSession()
  const { dependencies, navigate } = usePortal()
  const emittedEvents = useTold()
  const create = useMutation(useApi().partners.create.mutation())
  if (!isOwner(roles)) return <OwnerOnlyPage />

  const proceed = async ({ mode }: { mode: string }) => {
    emittedEvents.forget()
    dependencies.analytics.record('Partner Selected Partner Type', { partner_type: mode === 'business' ? 'Business' : 'Individual' })
    if (mode === 'business') return navigate('/get-started/company')
    try {
      await create.mutateAsync({ body: { mode: 'individual' } })
      emittedEvents.toast.success('Partner account created')
    } catch (reason) {
      if (!isAlreadyDone(reason)) throw reason
    }
    await refreshSession('/get-started/individual')
  }
  return (
    <SetupPage
      title={session ? `Welcome, ${session.user.fname}. How do you own your vehicles?` : 'How do you own your vehicles?'}
      lead="It decides which papers we ask for and who we pay. Support can change it later."
    >
      <PartnerTypeForm
        options={types}
        onSubmit={proceed}
        onSubmitError={emittedEvents.refused}
        aside={
          <Button variant="quiet" onClick={() => void signOut()}>
            Log out
          </Button>
        }
      />
    </SetupPage>
  )
}
