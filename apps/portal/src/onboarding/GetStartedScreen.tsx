import { isOwner, paths } from '@vehicle-partner/domain'
import { AlertStrip, Stepper } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { AddressStep } from './parts/AddressStep.tsx'
import { BackToStep } from './parts/BackToStep.tsx'
import { CompanyStep } from './parts/CompanyStep.tsx'
import { IdentityStep } from './parts/IdentityStep.tsx'
import { ContinueLaterButton } from './parts/ContinueLaterButton.tsx'
import { OwnerOnlyPage } from './parts/OwnerOnlyPage.tsx'
import { SetupDraftLoader } from './parts/SetupDraftLoader.tsx'
import { toIdentityValues, useEnteredValues } from './parts/useEnteredValues.ts'
import { useSetupDraft } from './parts/useSetupDraft.ts'
import { listSetupSteps, describeSetupStep, type SetupStep } from './parts/setupSteps.ts'

/** The set-up steps of a new partner: company information for a business, then identity and address. The route guard redirects to the current step. */
export function GetStartedScreen() {
  const { organization, roles, refreshSession } = useSession()
  const [search] = useSearchParams()
  const partner = organization?.partner
  const state = search.get('state')
  const step: SetupStep = !partner || state === 'company' ? 'company' : state === 'address' ? 'address' : 'identity'
  const query = useSetupDraft(step, isOwner(roles))
  const entered = useEnteredValues(step, isOwner(roles))
  if (!isOwner(roles)) return <OwnerOnlyPage />
  const mode = partner?.mode ?? 'business'
  const { title, lead, eyebrow } = describeSetupStep(step, mode, partner?.company_name)
  return (
    <SetupPage
      step={step}
      above={
        <>
          <BackToStep step={step} />
          <Stepper aria-label="Set-up" steps={listSetupSteps(step, mode)} />
        </>
      }
      eyebrow={eyebrow}
      title={title}
      lead={lead}
    >
      {entered.isSentAgain && step !== 'company' ? (
        <AlertStrip tone="info" title="You have sent this.">
          You can change it and send it again until we have checked it.
        </AlertStrip>
      ) : null}
      <SetupDraftLoader query={entered.isLoading ? { ...query, draft: undefined } : query}>
        {(draft) => {
          const common = {
            draft,
            secondaryAction: <ContinueLaterButton draft={draft} />,
            onDone: () => refreshSession(getNextPath(step, mode), 'push'),
          }
          if (!partner || step === 'company') return <CompanyStep {...common} registered={entered.company} />
          return step === 'address' ? (
            <AddressStep
              {...common}
              partner={partner}
              sentValues={entered.address?.entered}
              suggestedAddress={entered.company?.company_address}
            />
          ) : (
            <IdentityStep {...common} partner={partner} sentValues={toIdentityValues(entered.identity)} />
          )
        }}
      </SetupDraftLoader>
    </SetupPage>
  )
}

/** The page after a step; the route guard leads on from there if that step is done. */
function getNextPath(step: SetupStep, mode: string): string {
  if (step === 'address') return paths.citySelection({ progress: 'true' })
  const type = mode === 'individual' ? 'individual' : 'company'
  return step === 'company' ? paths.getStarted({ type, state: 'identity', mode }) : paths.getStarted({ type, state: 'address' })
}
