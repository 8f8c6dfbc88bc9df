import { useMutation, useQuery } from '@tanstack/react-query'
import { messageFor } from '@vehicle-partner/api'
import {
  Button,
  Card,
  ErrorState,
  FullPageMessage,
  Inline,
  Link,
  Loading,
  Logo,
  SingleColumnLayout,
  Skeleton,
  Stack,
  useToast,
} from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useApi, useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { SingleInvitation } from './SingleInvitation.tsx'

const oops = 'Oops! An error occurred, please try again.'

/** The organisations that want somebody in their team; each answer goes out by the invitation's own id. */
export function InvitationsScreen() {
  const { session } = useSession()
  return session ? <InvitationList /> : <LoginPrompt />
}

function LoginPrompt() {
  return (
    <SetupPage title="Partner invitations" lead="Log in to see who has invited you.">
      <Inline>
        <Button href="/login?redirect=%2Finvitations">Login</Button>
      </Inline>
    </SetupPage>
  )
}

function InvitationList() {
  const { session, refreshSession } = useSession()
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
      if (how === 'accept' && list.length === 1) await refreshSession('/dashboard')
      else await refreshSession()
    } catch (reason) {
      toast.error(messageFor(reason, oops))
      void invitations.refetch()
    } finally {
      setAnswering(undefined)
    }
  }

  if (invitations.isError && !invitations.data) {
    return (
      <SetupPage title="Partner invitations">
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
      </SetupPage>
    )
  }
  if (invitations.isPending) {
    return (
      <SetupPage title="Partner invitations">
        <Loading label="your invitations" loading placeholder={<InvitationsPlaceholder />} />
      </SetupPage>
    )
  }
  if (!only) {
    return <NoInvitations email={session?.user.email} checking={invitations.isFetching} onCheck={() => void invitations.refetch()} />
  }
  if (list.length === 1)
    return (
      <SingleInvitation
        invitation={only}
        pendingDecision={answering?.with}
        disabled={answering !== undefined}
        onDecide={(how) => void answer(only.id, how)}
      />
    )
  return (
    <SetupPage
      width="list"
      title="Please make a decision on your pending invitations"
      lead="You can belong to several companies and switch between them."
    >
      <Card>
        <Stack as="ul" gap="large">
          {list.map((invitation, at) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              first={at === 0}
              pendingDecision={answering?.id === invitation.id ? answering.with : undefined}
              disabled={answering !== undefined}
              onDecide={(how) => void answer(invitation.id, how)}
            />
          ))}
        </Stack>
      </Card>
    </SetupPage>
  )
}

function NoInvitations({ email, checking, onCheck }: { email: string | undefined; checking: boolean; onCheck: () => void }) {
  return (
    <SingleColumnLayout brand={<Logo name="Vehicle Partner" />} headerEnd={<Link href="/faq">Go to FAQ</Link>} userName={email} verticalAlign="middle">
      <FullPageMessage
        illustration={<EmptyRoadIllustration />}
        title="No partner invitations"
        description={`When a company invites you, the invitation shows here and we send it to ${email ?? 'you'}.`}
        actions={
          <>
            <Button href="/dashboard">Go to dashboard</Button>
            <Button variant="secondary" onClick={onCheck} pending={checking} startIcon={<RotateCw />}>
              Check again
            </Button>
          </>
        }
      />
    </SingleColumnLayout>
  )
}

function InvitationsPlaceholder() {
  return (
    <Card>
      <Stack>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </Stack>
    </Card>
  )
}
