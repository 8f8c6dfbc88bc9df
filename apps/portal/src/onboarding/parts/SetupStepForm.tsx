import { isDeclined, paths } from '@vehicle-partner/domain'
import { AlertStrip, Button, Stack } from '@vehicle-partner/ui'
import { useSession } from '../../session/useSession.ts'
import { AddressStep } from './AddressStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { ContinueLaterButton } from './ContinueLaterButton.tsx'
import { IdentityStep } from './IdentityStep.tsx'
import { SetupDraftLoader } from './SetupDraftLoader.tsx'
import type { SetupStep } from './setupSteps.ts'
import { toIdentityValues, useEnteredValues } from './useEnteredValues.ts'
import { useSetupDraft } from './useSetupDraft.ts'

/** The form of a set-up step, with what was sent or typed before. Its key is the step: the values are read once. */
export function SetupStepForm({ step }: { step: SetupStep }) {
  const { organization, refreshSession } = useSession()
  const partner = organization?.partner
  const mode = partner?.mode ?? 'business'
  const query = useSetupDraft(step)
  const entered = useEnteredValues(step)
  const review = step === 'company' ? undefined : entered[step]
  return (
    <Stack gap="xlarge">
      {entered.isSentAgain && step !== 'company' && !(review && isDeclined(review)) ? (
        <AlertStrip tone="info" title="You have sent this.">
          You can change it and send it again until we have checked it.
        </AlertStrip>
      ) : null}
      {entered.failedStatus ? (
        <AlertStrip
          tone="warning"
          title="What you sent before could not be loaded."
          action={
            <Button size="small" variant="secondary" pending={entered.failedStatus.isFetching} onClick={entered.failedStatus.refetch}>
              Retry
            </Button>
          }
        >
          You can fill in the form and send it all the same.
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
              review={review}
              sentValues={entered.address?.entered}
              suggestedAddress={entered.company?.company_address}
            />
          ) : (
            <IdentityStep {...common} partner={partner} review={review} sentValues={toIdentityValues(entered.identity)} />
          )
        }}
      </SetupDraftLoader>
    </Stack>
  )
}

/** The page after a step; the route guard leads on from there if that step is done. */
function getNextPath(step: SetupStep, mode: string): string {
  if (step === 'address') return paths.citySelection({ progress: 'true' })
  const type = mode === 'individual' ? 'individual' : 'company'
  return step === 'company' ? paths.getStarted({ type, state: 'identity', mode }) : paths.getStarted({ type, state: 'address' })
}
