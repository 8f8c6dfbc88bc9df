import { useQuery } from '@tanstack/react-query'
import { isOwner, paths, stepStatus } from '@vehicle-partner/domain'
import { AlertStrip, Button, Card, EmptyState, ErrorState, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useParams, useSearchParams } from 'react-router-dom'
import { useApi, useOrganization, useSession } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import { AddressStep } from './parts/AddressStep.tsx'
import { IdentityStep } from './parts/IdentityStep.tsx'

const parseStep = (value: string | null | undefined) => (value === 'identity' || value === 'address' ? value : undefined)

type Kyc = NonNullable<ReturnType<typeof useKyc>['data']>['data']

/** The values of a declined identity. The document number is empty: the server stores only its last digits. */
const getDeclinedIdentity = ({ document_type, entered }: Exclude<Kyc['identity'], undefined> = { status: 'declined' }) => ({
  type: document_type ?? '',
  ...(entered && { fname: entered.fname, lname: entered.lname, dob: entered.dob }),
})

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

  const common = {
    partner,
    submitLabel: 'Send',
    secondaryAction: (
      <Button variant="quiet" href={paths.dashboard()}>
        Cancel
      </Button>
    ),
    onDone: async () => {
      await refreshSession(paths.dashboard())
      showSuccess('Successful')
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
          <ErrorState
            title="The status of your verification could not be loaded"
            description={getErrorMessage(kyc.error, 'call')}
            onRetry={() => void kyc.refetch()}
            retrying={kyc.isFetching}
          />
        </Card>
      ) : (
        <Loading label="the status of your verification" loading={kyc.isPending} placeholder={<VerificationPlaceholder />}>
          {status === 'pending' && state ? (
            <Stack gap="xlarge">
              {review?.status === 'declined' ? (
                <AlertStrip tone="danger" title={`We could not verify your ${step}.`}>
                  {review.reason_text ?? 'Check what you entered and send it again.'}
                </AlertStrip>
              ) : null}
              <Card>
                {step === 'identity' ? (
                  <IdentityStep {...common} declinedValues={getDeclinedIdentity(state.identity)} />
                ) : (
                  <AddressStep {...common} declinedValues={state.address?.entered} />
                )}
              </Card>
            </Stack>
          ) : (
            <Card>
              <EmptyState
                illustration={<EmptyRoadIllustration />}
                title={status === 'completed' ? `Your ${step} is verified` : `Your ${step} is under review`}
                description={
                  status === 'completed'
                    ? 'There is nothing that you need to do.'
                    : 'We tell you as soon as it is done. There is nothing that you need to do.'
                }
                action={<Button href={paths.dashboard()}>Go to dashboard</Button>}
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
