import { isOwner } from '@vehicle-partner/domain'
import { Stepper } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../app/session.tsx'
import { SetUpPage } from '../shell/SetUpPage.tsx'
import { AddressStep } from './parts/AddressStep.tsx'
import { CompanyStep } from './parts/CompanyStep.tsx'
import { IdentityStep } from './parts/IdentityStep.tsx'
import { LaterButton } from './parts/LaterButton.tsx'
import { NotYours } from './parts/NotYours.tsx'
import { stepsOf, wordsOf, type StepName } from './parts/steps.ts'

/** The steps of a new partner: company information for a business, then identity and address. The address names the step; the doors see to it that it is the right one. */
export function GetStartedScreen() {
  const { organization, roles, refresh } = useSession()
  const [search] = useSearchParams()
  const partner = organization?.partner
  if (!isOwner(roles)) return <NotYours />
  const step: StepName = !partner ? 'company' : search.get('state') === 'address' ? 'address' : 'identity'
  const mode = partner?.mode ?? 'business'
  const { title, lead, eyebrow } = wordsOf(step, mode, partner?.company_name)
  const common = { aside: <LaterButton />, onDone: () => refresh() }
  return (
    <SetUpPage step={step} above={<Stepper aria-label="Set-up" steps={stepsOf(step, mode)} />} eyebrow={eyebrow} title={title} lead={lead}>
      {step === 'company' ? <CompanyStep {...common} /> : null}
      {step === 'identity' && partner ? <IdentityStep {...common} partner={partner} /> : null}
      {step === 'address' && partner ? <AddressStep {...common} partner={partner} /> : null}
    </SetUpPage>
  )
}
