import { useMutation, useQuery } from '@tanstack/react-query'
import { messageFor } from '@vehicle-partner/api'
import { Button, Card, EmptyState, ErrorState, Inline, Loading, Skeleton, Stack, useToast } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useApi, useSession } from '../app/session.tsx'
import { SetUpPage } from '../shell/SetUpPage.tsx'
import { InvitationRow } from './InvitationRow.tsx'

const oops = 'Oops! An error occurred, please try again.'

/** The organisations that want somebody in their team; each answer goes out by the invitation's own id. */
export function InvitationsScreen() {
  const { session } = useSession()
  return session ? <OfThePerson /> : <WithoutLogin />
}

function WithoutLogin() {
  return (
    <SetUpPage title="Partner invitations" lead="Log in to see who has invited you.">
      <Inline>
        <Button href="/login?redirect=%2Finvitations">Login</Button>
      </Inline>
    </SetUpPage>
  )
}

function OfThePerson() {
  const { refresh } = useSession()
  const toast = useToast()
  const api = useApi()
  const invitations = useQuery(api.partnerInvitations.list.query())
  const accept = useMutation(api.partnerInvitations.accept.mutation())
  const reject = useMutation(api.partnerInvitations.reject.mutation())
  const [answering, setAnswering] = useState<{ id: string; with: 'accept' | 'reject' }>()
  const list = invitations.data?.data ?? []
  const [only] = list

  const answer = async (id: string, how: 'accept' | 'reject') => {
    setAnswering({ id, with: how })
    try {
      await (how === 'accept' ? accept : reject).mutateAsync({ params: { id } })
      toast.success('Successful')
      // The last one that was joined is where the way goes on; the others still wait here.
      if (how === 'accept' && list.length === 1) await refresh('/dashboard')
      else await refresh()
    } catch (reason) {
      toast.error(messageFor(reason, oops))
      void invitations.refetch()
    } finally {
      setAnswering(undefined)
    }
  }

  if (invitations.isError && !invitations.data) {
    return (
      <SetUpPage title="Partner invitations">
        <Stack gap="xlarge">
          <ErrorState
            title="Your invitations could not be loaded"
            description={messageFor(invitations.error, oops)}
            onRetry={() => void invitations.refetch()}
            retrying={invitations.isFetching}
            labels={{ retry: 'Retry' }}
          />
          <Inline justify="end">
            <Button variant="dangerQuiet" disabled>
              Reject
            </Button>
            <Button disabled>Accept</Button>
          </Inline>
        </Stack>
      </SetUpPage>
    )
  }
  if (invitations.isPending) {
    return (
      <SetUpPage title="Partner invitations">
        <Loading label="your invitations" when placeholder={<Waiting />} />
      </SetUpPage>
    )
  }
  if (!only) {
    return (
      <SetUpPage title="No partner invitations" lead="When a company invites you, you find it here and in your mail.">
        <Card>
          <EmptyState title="Nothing waits for you" action={<Button href="/dashboard">Go to dashboard</Button>} />
        </Card>
      </SetUpPage>
    )
  }
  return (
    <SetUpPage
      title={list.length === 1 ? `Join ${only.company_name} on the product` : 'Please make a decision on your pending invitations'}
      lead={list.length === 1 ? undefined : 'You can belong to several companies and switch between them.'}
    >
      <Stack as="ul" gap="small">
        {list.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            answering={answering?.id === invitation.id ? answering.with : undefined}
            off={answering !== undefined}
            onAnswer={(how) => void answer(invitation.id, how)}
          />
        ))}
      </Stack>
    </SetUpPage>
  )
}

function Waiting() {
  return (
    <Card>
      <Stack>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </Stack>
    </Card>
  )
}
