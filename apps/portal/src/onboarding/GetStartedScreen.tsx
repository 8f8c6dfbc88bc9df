import { isOwner } from '@vehicle-partner/domain'
import { Stepper } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { BackToStep } from './parts/BackToStep.tsx'
import { DeclinedIdentity, useDeclinedIdentity } from './parts/DeclinedIdentity.tsx'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { SetupStepForm } from './parts/SetupStepForm.tsx'
import { listSetupSteps, describeSetupStep, type SetupStep } from './parts/setupSteps.ts'

/** The set-up steps of a new partner: company information for a business, then identity and address. The route guard redirects to the current step. */
export function GetStartedScreen() {
  const { organization, roles } = useSession()
  const [search] = useSearchParams()
  const partner = organization?.partner
  const state = search.get('state')
  const step: SetupStep = !partner || state === 'company' ? 'company' : state === 'address' ? 'address' : 'identity'
  const declined = useDeclinedIdentity(step)
  if (!isOwner(roles)) return <OwnerOnlyPage />
  const mode = partner?.mode ?? 'business'
  const { title, lead, eyebrow } = describeSetupStep(step, mode, partner?.company_name)
  return (
    <SetupPage
      step={step}
      above={
        <>
          <BackToStep step={step} />
          <Stepper aria-label="Set-up" steps={listSetupSteps(step, mode, declined)} />
        </>
      }
      eyebrow={eyebrow}
      title={title}
      lead={lead}
    >
      {declined ? <DeclinedIdentity {...declined} /> : null}
      <SetupStepForm key={step} step={step} />
    </SetupPage>
  )
}
