import { useMutation } from '@tanstack/react-query'
import { isOwner } from '@vehicle-partner/domain'
import { PartnerTypeForm, type PartnerType } from '@vehicle-partner/forms'
import { Button, RoadStrip } from '@vehicle-partner/ui'
import { useApi, useHome, useSession } from '../app/session.tsx'
import { SetUpPage } from '../shell/SetUpPage.tsx'
import { NotYours } from './parts/NotYours.tsx'
import { wasDone } from './parts/refusals.ts'
import { useTold } from './parts/useTold.ts'

const types: readonly PartnerType[] = [
  {
    value: 'business',
    title: 'Registered Business',
    description: 'A firm owns the vehicles.',
    illustration: <RoadStrip traffic="fleet" />,
    points: ['RC or BN number, company details', 'NIN or BVN of one director', 'Paid to the company account'],
  },
  {
    value: 'individual',
    title: 'An Individual',
    description: 'You own the vehicles.',
    illustration: <RoadStrip />,
    points: ['Your NIN or BVN', 'Proof of your address', 'Paid to your own account'],
  },
]

/** Asks somebody who has registered what kind of partner they are. An individual needs no more to become one. */
export function WelcomeScreen() {
  const { session, roles, signOut, refresh } = useSession()
  const { ports, go } = useHome()
  const told = useTold()
  const create = useMutation(useApi().partners.create.mutation())
  if (!isOwner(roles)) return <NotYours />

  const proceed = async ({ mode }: { mode: string }) => {
    told.forget()
    ports.analytics.record('Partner Selected Partner Type', { partner_type: mode === 'business' ? 'Business' : 'Individual' })
    if (mode === 'business') return go('/get-started/company')
    try {
      await create.mutateAsync({ body: { mode: 'individual' } })
      told.toast.success('Partner account created')
    } catch (reason) {
      if (!wasDone(reason)) throw reason
    }
    await refresh('/get-started/individual')
  }
  return (
    <SetUpPage
      title={session ? `Welcome, ${session.user.fname}. How do you own your vehicles?` : 'How do you own your vehicles?'}
      lead="It decides which papers we ask for and who we pay. Support can change it later."
    >
      <PartnerTypeForm
        options={types}
        onSubmit={proceed}
        onRefused={told.refused}
        aside={
          <Button variant="quiet" onClick={() => void signOut()}>
            Log out
          </Button>
        }
      />
    </SetUpPage>
  )
}
