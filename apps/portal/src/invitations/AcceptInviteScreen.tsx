import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, messageFor } from '@vehicle-partner/api'
import { AcceptInviteForm, type AcceptInviteValues } from '@vehicle-partner/forms'
import { lagosDate, formatDate } from '@vehicle-partner/domain'
import { Avatar, Button, Card, ErrorState, FormActions, Inline, Link, Loading, Skeleton, Stack, Text, useToast } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi, usePortal } from '../session/useSession.ts'
import { TermsAgreement } from '../auth/parts/TermsAgreement.tsx'
import { SetupPage } from '../shell/SetupPage.tsx'
import { AppDownloadDialog } from './AppDownloadDialog.tsx'

const oops = 'Oops! An error occurred, please try again.'

/** Accepts the invitation of a link: makes the account where there is none, joins, and offers the app (spec section 4). */
export function AcceptInviteScreen() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const api = useApi()
  const { navigate } = usePortal()
  const toast = useToast()
  const invite = useQuery({ ...api.memberInvitations.info.query({ query: { code } }), enabled: code !== '' })
  const register = useMutation(api.auth.register.mutation())
  const accept = useMutation(api.memberInvitations.accept.mutation())
  const [joined, setJoined] = useState<string>()
  const refused = (reason: unknown) => void toast.error(messageFor(reason, oops), { id: 'invite-refused' })

  if (code === '' || (invite.error instanceof ApiError && invite.error.code === 'LinkExpired')) {
    return (
      <SetupPage title="This invitation cannot be opened">
        <InvalidLink message={invite.error ? messageFor(invite.error, oops) : 'The link is not whole.'} />
      </SetupPage>
    )
  }
  if (invite.isError) {
    return (
      <SetupPage title="Your invitation">
        <ErrorState
          title="The invitation could not be loaded"
          description={messageFor(invite.error, oops)}
          onRetry={() => void invite.refetch()}
          retrying={invite.isFetching}
        />
      </SetupPage>
    )
  }
  if (invite.isPending) {
    return (
      <SetupPage title="Your invitation">
        <Loading
          label="the invitation"
          loading
          placeholder={
            <Stack>
              <Skeleton size="title" />
              <Skeleton size="title" />
            </Stack>
          }
        />
      </SetupPage>
    )
  }

  const { member_email: email, name, invite_id, invited_by, expires_at, registered } = invite.data
  const join = async () => {
    await accept.mutateAsync({ params: { id: invite_id } })
    setJoined(name)
  }
  const signUp = async ({ phone, ...person }: AcceptInviteValues) => {
    toast.dismiss('invite-refused')
    const body = {
      ...person,
      email,
      phone: phone.number,
      country_code: phone.country,
      meta: { channel: 'web', source: 'invite', type: 'user' },
    }
    const known = await register.mutateAsync({ body }).then(
      () => undefined,
      (reason: unknown) => {
        // Somebody with that address is there: straight on to accept.
        if (reason instanceof ApiError && reason.code === 'ItemAlreadyExist') return reason
        throw reason
      },
    )
    try {
      await join()
    } catch (reason) {
      // It was the phone that somebody else has: the first refusal says so at its field.
      throw known && reason instanceof ApiError && reason.code === 'InvalidTransition' ? known : reason
    }
  }
  return (
    <SetupPage
      width="narrow"
      title={`Join ${name}`}
      lead={`${invited_by} invited you. ${registered ? 'Your account is there: accept, then log in.' : 'Make your account to accept.'}`}
    >
      <Card>
        <Inline gap="medium" wrap={false}>
          <Avatar shape="company" name={name} decorative />
          <Stack gap="none">
            <Text weight="bold">{name}</Text>
            <Text size="small" tone="secondary">
              {registered ? `For ${email}. ` : ''}The invitation ends on {formatDate(lagosDate(new Date(expires_at)))}.
            </Text>
          </Stack>
        </Inline>
      </Card>
      {registered ? (
        <Stack gap="xlarge">
          <FormActions>
            <Button pending={accept.isPending} pendingLabel="Processing..." onClick={() => void join().catch(refused)}>
              Accept invite
            </Button>
          </FormActions>
        </Stack>
      ) : (
        <AcceptInviteForm
          email={email}
          onSubmit={signUp}
          onSubmitError={refused}
          login={
            <Stack gap="small">
              <Text size="small" tone="secondary">
                You already have an account? Accept with the same e-mail address, then{' '}
                <Link href="/login" size="inherit">
                  Login
                </Link>
              </Text>
              <TermsAgreement by="accepting" />
            </Stack>
          }
        />
      )}
      {joined === undefined ? null : <AppDownloadDialog company={joined} onDismiss={() => void navigate('/login')} />}
    </SetupPage>
  )
}

function InvalidLink({ message }: { message: string }) {
  return (
    <Stack gap="large">
      <Text tone="secondary">{`${message} Ask whoever invited you for a new one.`}</Text>
      <div>
        <Button href="/login">Go to login</Button>
      </div>
    </Stack>
  )
}
