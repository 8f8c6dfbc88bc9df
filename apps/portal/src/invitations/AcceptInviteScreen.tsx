import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '@vehicle-partner/api'
import { AcceptInviteForm, type AcceptInviteValues } from '@vehicle-partner/forms'
import { formatDate, lagosDate, paths } from '@vehicle-partner/domain'
import { Avatar, Button, Card, ErrorState, FormActions, Inline, Link, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { useApi } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'
import { TermsAgreement } from '../auth/parts/TermsAgreement.tsx'
import { SetupPage } from '../shell/SetupPage.tsx'
import { AppDownloadDialog } from './AppDownloadDialog.tsx'

/** Accepts the invitation of a link: registers an account where there is none, joins, and offers the app (spec section 4). */
export function AcceptInviteScreen() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const api = useApi()
  const { navigate } = usePortal()
  const invite = useQuery({ ...api.memberInvitations.info.query({ query: { code } }), enabled: code !== '' })
  const register = useMutation(api.auth.register.mutation())
  const accept = useMutation(api.memberInvitations.accept.mutation())
  const [joinedCompany, setJoinedCompany] = useState<string>()

  const join = async ({ invite_id, name }: { invite_id: string; name: string }) => {
    await accept.mutateAsync({ params: { id: invite_id } })
    setJoinedCompany(name)
  }
  const form = useFormSubmit(async (values: AcceptInviteValues) => {
    if (!invite.data) return
    const body = { ...values, email: invite.data.member_email, meta: { channel: 'web', source: 'invite', type: 'user' } }
    const conflict = await register.mutateAsync({ body }).then(
      () => undefined,
      (error: unknown) => {
        // The email address has an account: continue to accept (spec section 8).
        if (error instanceof ApiError && error.code === 'ItemAlreadyExist') return error
        throw error
      },
    )
    try {
      await join(invite.data)
    } catch (error) {
      // The conflict was the phone number: show the first error, which names the field.
      throw conflict && error instanceof ApiError && error.code === 'InvalidTransition' ? conflict : error
    }
  })

  if (code === '' || (invite.error instanceof ApiError && invite.error.code === 'LinkExpired')) {
    return (
      <SetupPage title="This invitation cannot be opened">
        <InvalidLink message={invite.error ? getErrorMessage(invite.error, 'call') : 'The link is not complete.'} />
      </SetupPage>
    )
  }
  if (invite.isError) {
    return (
      <SetupPage title="Your invitation">
        <ErrorState
          title="The invitation could not be loaded"
          description={getErrorMessage(invite.error, 'call')}
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

  const { member_email: email, name, invited_by, expires_at, registered } = invite.data
  return (
    <SetupPage
      width="narrow"
      title={`Join ${name}`}
      lead={`${invited_by === undefined ? 'You are invited.' : `${invited_by} invited you.`} ${registered ? 'Your account is there: accept, then log in.' : 'Make your account to accept.'}`}
    >
      <Card>
        <Inline gap="medium" wrap={false}>
          <Avatar shape="company" name={name} decorative />
          <Stack gap="none">
            <Text weight="bold">{name}</Text>
            <Text size="small" tone="secondary">
              {registered ? `For ${email}. ` : ''}
              {expires_at === undefined ? null : `The invitation ends on ${formatDate(lagosDate(new Date(expires_at)))}.`}
            </Text>
          </Stack>
        </Inline>
      </Card>
      {registered ? (
        <Stack gap="xlarge">
          <FormActions>
            <Button pending={accept.isPending} pendingLabel="Processing..." onClick={() => join(invite.data)}>
              Accept invite
            </Button>
          </FormActions>
        </Stack>
      ) : (
        <AcceptInviteForm
          email={email}
          {...form}
          login={
            <Stack gap="small">
              <Text size="small" tone="secondary">
                You already have an account? Accept with the same e-mail address, then{' '}
                <Link href={paths.login()} size="inherit">
                  Login
                </Link>
              </Text>
              <TermsAgreement by="accepting" />
            </Stack>
          }
        />
      )}
      {joinedCompany === undefined ? null : <AppDownloadDialog company={joinedCompany} onDismiss={() => void navigate(paths.login())} />}
    </SetupPage>
  )
}

function InvalidLink({ message }: { message: string }) {
  return (
    <Stack gap="large">
      <Text tone="secondary">{`${message} Ask the person who invited you for a new one.`}</Text>
      <div>
        <Button href={paths.login()}>Go to login</Button>
      </div>
    </Stack>
  )
}
