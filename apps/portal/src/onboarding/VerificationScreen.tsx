import { useQuery } from '@tanstack/react-query'
import { messageFor } from '@vehicle-partner/api'
import { isOwner, stepStatus } from '@vehicle-partner/domain'
import { AlertStrip, Button, Card, EmptyState, ErrorState, Loading, Skeleton, Stack, Text, useToast } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useParams, useSearchParams } from 'react-router-dom'
import { useApi, useOrganization, useSession } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { AddressStep } from './parts/AddressStep.tsx'
import { IdentityStep } from './parts/IdentityStep.tsx'

const parseStep = (word: string | null | undefined) => (word === 'identity' || word === 'address' ? word : undefined)

type Kyc = NonNullable<ReturnType<typeof useKyc>['data']>['data']

/** What stands in the form when a declined identity opens again: of the number, the server keeps only the end. */
const getDeclinedIdentity = ({ document_type, entered }: Kyc['identity']) => ({
  type: document_type ?? '',
  ...(entered && { fname: entered.fname, lname: entered.lname, dob: entered.dob }),
})

function useKyc(account_sid: string, enabled: boolean) {
  return useQuery({ ...useApi().kyc.status.query({ params: { account_sid } }), enabled })
}

/** Opens a step of the checks again from the dashboard: one that is still to do, or one that was declined, with why. */
export function VerificationScreen() {
  const { partner } = useOrganization()
  const { roles, refreshSession } = useSession()
  const { id } = useParams()
  const [search] = useSearchParams()
  const toast = useToast()
  const owner = isOwner(roles)
  const kyc = useKyc(partner.account_sid, owner)
  const state = kyc.data?.data
  // The checklist names the step beside the organisation's id, a notification in its place.
  const open = state && stepStatus(state.identity.status) !== 'pending' && stepStatus(state.address.status) === 'pending'
  const step = parseStep(search.get('state')) ?? parseStep(id) ?? (open ? 'address' : 'identity')
  const review = state?.[step]
  const status = review && stepStatus(review.status)

  const common = {
    partner,
    submitLabel: 'Send',
    aside: (
      <Button variant="quiet" href="/dashboard">
        Cancel
      </Button>
    ),
    onDone: async () => {
      toast.success('Successful')
      await refreshSession('/dashboard')
    },
  }
  return (
    <MainPage title={step === 'identity' ? 'Identity verification' : 'Address verification'}>
      {!owner ? (
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
            title="The state of your checks could not be loaded"
            description={messageFor(kyc.error, 'Oops! An error occurred, please try again.')}
            onRetry={() => void kyc.refetch()}
            retrying={kyc.isFetching}
          />
        </Card>
      ) : (
        <Loading label="the state of your checks" loading={kyc.isPending} placeholder={<VerificationPlaceholder />}>
          {status === 'pending' && review ? (
            <Stack gap="xlarge">
              {review.status === 'declined' ? (
                <AlertStrip tone="danger" title={`We could not verify your ${step}.`}>
                  {review.reason_text ?? 'Check what you entered and send it again.'}
                </AlertStrip>
              ) : null}
              <Card>
                {step === 'identity' ? (
                  <IdentityStep {...common} entered={getDeclinedIdentity(state.identity)} />
                ) : (
                  <AddressStep {...common} entered={state.address.entered} />
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
                action={<Button href="/dashboard">Go to dashboard</Button>}
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
