import { paths, previousStep, type OnboardingStep } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { ArrowLeft } from 'lucide-react'
import { useSession } from '../../session/useSession.ts'
import type { SetupStep } from './setupSteps.ts'

/** A link to the step before; nothing if it is checked and cannot be changed any more. */
export function BackToStep({ step }: { step: SetupStep | Extract<OnboardingStep, 'cities'> }) {
  const { organization } = useSession()
  const partner = organization?.partner
  const previous = previousStep(step, organization)
  if (!previous && (partner || step !== 'company')) return null
  const mode = partner?.mode === 'individual' ? 'individual' : 'business'
  const type = mode === 'individual' ? 'individual' : 'company'
  const href = !previous ? paths.welcome() : paths.getStarted({ type, state: previous, ...(previous === 'identity' ? { mode } : {}) })
  return (
    <div>
      <Button variant="quiet" size="small" flush href={href} startIcon={<ArrowLeft />}>
        Back
      </Button>
    </div>
  )
}
