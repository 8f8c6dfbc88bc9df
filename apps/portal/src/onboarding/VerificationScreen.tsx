import { useQuery } from '@tanstack/react-query'
import { isDeclined, isOwner, isStatusMendable, paths, stepStatus } from '@vehicle-partner/domain'
import { Button, Card, EmptyState, ErrorState, Inline, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { QueryError } from '../loading/QueryError.tsx'
import { useApi, useOrganization, useSession } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import { AddressStep } from './parts/AddressStep.tsx'
import { IdentityStep } from './parts/IdentityStep.tsx'
import { SetupDraftLoader } from './parts/SetupDraftLoader.tsx'
import { toIdentityValues } from './parts/useEnteredValues.ts'
import { useSetupDraft } from './parts/useSetupDraft.ts'

const parseStep = (value: string | null | undefined) => (value === 'identity' || value === 'address' ? value : undefined)

function useKyc(account_sid: string, enabled: boolean) {
  return useQuery({ ...useApi().kyc.status.query({ params: { account_sid } }), enabled })
}

/** One verification step, opened from the dashboard: a pending one, or a declined one with its reason. */
export function VerificationScreen() {
  const { partner, onboardingState } = useOrganization()
  const { roles, refreshSession } = useSession()
  const { id } = useParams()
  const [search] = useSearchParams()
  const showSuccess = useSuccessToast()
  const isVisible = isOwner(roles)
  const kyc = useKyc(partner.account_sid, isVisible)
  const state = kyc.data?.data
  // A link from the checklist has the step in the query, a notification has it as the id.
  const statuses = {
    identity: stepStatus(state?.identity?.status ?? onboardingState?.identity ?? 'not-submitted'),
    address: stepStatus(state?.address?.status ?? onboardingState?.address.status ?? 'not-submitted'),
  }
  const isAddressPending = state && statuses.identity !== 'pending' && statuses.address === 'pending'
  const step = parseStep(search.get('state')) ?? parseStep(id) ?? (isAddressPending ? 'address' : 'identity')
  const review = state?.[step]
  const status = state && statuses[step]
  // What is under review can be changed and sent again until it is checked.
  const [mendedStep, setMendedStep] = useState<typeof step>()
  const isFormShown = status === 'pending' || (isStatusMendable(review?.status) && mendedStep === step)
  const query = useSetupDraft(step, isVisible && isFormShown)

  const common = {
    partner,
    submitLabel: review && (isDeclined(review) || review.status === 'submitted') ? 'Send again' : 'Send',
    review,
    secondaryAction: (
      <Button variant="quiet" href={paths.dashboard()}>
        Cancel
      </Button>
    ),
    onDone: async (isSent: boolean) => {
      await refreshSession(paths.dashboard())
      if (isSent) showSuccess('Successful')
    },
  }
  return (
    <MainPage title={step === 'identity' ? 'Identity verification' : 'Address verification'}>
      {!isVisible ? (
        <Card>
          <ErrorState
            kind="forbidden"
            title="This is for the owner"
            description={`Only the owner of ${partner.company_name} can do this.`}
          />
        </Card>
      ) : kyc.isError && !kyc.data ? (
        <Card>
          <QueryError query={kyc} fallback="call" title="The status of your verification could not be loaded" />
        </Card>
      ) : (
        <Loading label="the status of your verification" loading={kyc.isPending} placeholder={<VerificationPlaceholder />}>
          {isFormShown && state ? (
            <Card>
              <SetupDraftLoader query={query}>
                {(draft) =>
                  step === 'identity' ? (
                    <IdentityStep {...common} draft={draft} sentValues={toIdentityValues(state.identity)} />
                  ) : (
                    <AddressStep {...common} draft={draft} sentValues={state.address?.entered} />
                  )
                }
              </SetupDraftLoader>
            </Card>
          ) : (
            <Card>
              <EmptyState
                illustration={<EmptyRoadIllustration />}
                title={status === 'completed' ? `Your ${step} is verified` : `Your ${step} is under review`}
                description={
                  status === 'completed'
                    ? 'There is nothing that you need to do. It cannot be changed any more.'
                    : 'We tell you as soon as it is done. You can change what you sent until then.'
                }
                action={
                  <Inline gap="small">
                    <Button href={paths.dashboard()}>Go to dashboard</Button>
                    {isStatusMendable(review?.status) ? (
                      <Button variant="secondary" onClick={() => setMendedStep(step)}>
                        Change what you sent
                      </Button>
                    ) : null}
                  </Inline>
                }
              />
            </Card>
          )}
        </Loading>
      )}
    </MainPage>
  )
}

function VerificationPlaceholder() {
  return (
    <Card>
      <Stack>
        <Text size="small" tone="secondary" aria-hidden="true">
          <Skeleton width="third" />
        </Text>
        <Skeleton size="title" />
        <Skeleton size="title" />
      </Stack>
    </Card>
  )
}
