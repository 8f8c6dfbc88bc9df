import { isOwner } from '@vehicle-partner/domain'
import { Stepper } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { AddressStep } from './parts/AddressStep.tsx'
import { CompanyStep } from './parts/CompanyStep.tsx'
import { IdentityStep } from './parts/IdentityStep.tsx'
import { ContinueLaterButton } from './parts/ContinueLaterButton.tsx'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { listSetupSteps, describeSetupStep, type SetupStep } from './parts/setupSteps.ts'

/** The set-up steps of a new partner: company information for a business, then identity and address. The route guard redirects to the current step. */
export function GetStartedScreen() {
  const { organization, roles, refreshSession } = useSession()
  const [search] = useSearchParams()
  const partner = organization?.partner
  if (!isOwner(roles)) return <OwnerOnlyPage />
  const step: SetupStep = !partner ? 'company' : search.get('state') === 'address' ? 'address' : 'identity'
  const mode = partner?.mode ?? 'business'
  const { title, lead, eyebrow } = describeSetupStep(step, mode, partner?.company_name)
  const stepProps = { secondaryAction: <ContinueLaterButton />, onDone: () => refreshSession() }
  return (
    <SetupPage
      step={step}
      above={<Stepper aria-label="Set-up" steps={listSetupSteps(step, mode)} />}
      eyebrow={eyebrow}
      title={title}
      lead={lead}
    >
      {step === 'company' ? <CompanyStep {...stepProps} /> : null}
      {step === 'identity' && partner ? <IdentityStep {...stepProps} partner={partner} /> : null}
      {step === 'address' && partner ? <AddressStep {...stepProps} partner={partner} /> : null}
    </SetupPage>
  )
}
