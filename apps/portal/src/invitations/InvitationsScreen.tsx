import { useMutation, useQuery } from '@tanstack/react-query'
import { paths } from '@vehicle-partner/domain'
import { Button, Card, FullPageMessage, Inline, Link, Loading, Logo, SingleColumnLayout, Skeleton, Stack } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '../loading/QueryError.tsx'
import { useApi, useSession } from '../session/useSession.ts'
import { SetupPage } from '../shell/SetupPage.tsx'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import type { InvitationDecision } from './InvitationButtons.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { SingleInvitation } from './SingleInvitation.tsx'

/** The user's invitations to organisations, each with Accept and Reject. */
export function InvitationsScreen() {
  const { session } = useSession()
  return session ? <InvitationList /> : <LoginPrompt />
}

function LoginPrompt() {
  return (
    <SetupPage title="Partner invitations" lead="Log in to see who has invited you.">
      <Inline>
        <Button href={paths.login({ redirect: paths.invitations() })}>Login</Button>
      </Inline>
    </SetupPage>
  )
}

function InvitationList() {
  const { session, refreshSession } = useSession()
  const showSuccess = useSuccessToast()
  const api = useApi()
  const invitations = useQuery(api.partnerInvitations.list.query())
  const accept = useMutation(api.partnerInvitations.accept.mutation())
  const reject = useMutation(api.partnerInvitations.reject.mutation())
  const [pending, setPending] = useState<{ id: string; decision: InvitationDecision }>()
  const list = invitations.data?.data ?? []
  const [firstInvitation] = list

  const decide = async (id: string, decision: InvitationDecision) => {
    setPending({ id, decision })
    try {
      await (decision === 'accept' ? accept : reject).mutateAsync({ params: { id } })
      // After the last invitation is accepted there is nothing left to decide.
      if (decision === 'accept' && list.length === 1) await refreshSession(paths.dashboard())
      else await refreshSession()
      showSuccess('Successful')
    } catch (error) {
      void invitations.refetch()
      throw error
    } finally {
      setPending(undefined)
    }
  }

  if (invitations.isError && !invitations.data) {
    return (
      <SetupPage title="Partner invitations">
        <Stack gap="xlarge">
          <QueryError query={invitations} fallback="call" title="Your invitations could not be loaded" labels={{ retry: 'Retry' }} />
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
  if (!firstInvitation) {
    return <NoInvitations email={session?.user.email} isChecking={invitations.isFetching} onCheck={() => void invitations.refetch()} />
  }
  if (list.length === 1)
    return (
      <SingleInvitation
        invitation={firstInvitation}
        pendingDecision={pending?.decision}
        disabled={pending !== undefined}
        onDecide={(decision) => decide(firstInvitation.id, decision)}
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
          {list.map((invitation, index) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isFirst={index === 0}
              pendingDecision={pending?.id === invitation.id ? pending.decision : undefined}
              disabled={pending !== undefined}
              onDecide={(decision) => decide(invitation.id, decision)}
            />
          ))}
        </Stack>
      </Card>
    </SetupPage>
  )
}

function NoInvitations({ email, isChecking, onCheck }: { email: string | undefined; isChecking: boolean; onCheck: () => void }) {
  const profile = useQuery(useApi().users.profile.query())
  const isConfirmed = profile.data?.email_verified !== false
  return (
    <SingleColumnLayout
      brand={<Logo name="Vehicle Partner" />}
      headerEnd={<Link href={paths.faq()}>Go to FAQ</Link>}
      userName={email}
      verticalAlign="middle"
    >
      <FullPageMessage
        illustration={<EmptyRoadIllustration />}
        title="No partner invitations"
        description={
          isConfirmed
            ? `When a company invites you, the invitation shows here and we send it to ${email ?? 'you'}.`
            : `Invitations to ${email ?? 'you'} show here once you have confirmed this e-mail address.`
        }
        actions={
          <>
            <Button href={paths.dashboard()}>Go to dashboard</Button>
            <Button variant="secondary" onClick={onCheck} pending={isChecking} startIcon={<RotateCw />}>
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
