import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, type Api } from '@vehicle-partner/api'
import { AcceptInviteForm, type AcceptInviteValues } from '@vehicle-partner/forms'
import { paths } from '@vehicle-partner/domain'
import { Button, FormActions, Link, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryError } from '../loading/QueryError.tsx'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { withoutToast } from '../toasts/useErrorToast.ts'
import { useFormSubmit } from '../toasts/useFormSubmit.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { usePortal } from '../session/PortalContext.ts'
import { registerAccount } from '../session/registerAccount.ts'
import { createTabDraft } from '../session/tabDraft.ts'
import { isAnswered } from '../session/isAnswered.ts'
import { tryStorage } from '../session/tryStorage.ts'
import { TermsAgreement } from '../auth/parts/TermsAgreement.tsx'
import { SetupPage } from '../shell/SetupPage.tsx'
import { LoginPrompt, LogInStep, SwitchAccountStep } from './acceptInviteSteps.tsx'
import { AppDownloadDialog } from './AppDownloadDialog.tsx'
import { DeadInvitationPage } from './DeadInvitationPage.tsx'
import { InvitationCard } from './InvitationCard.tsx'

// Rare: its chunk stays out of the list of files that public pages carry.
const ConfirmEmailStep = createLazyPart(async () => (await import('./ConfirmEmailStep.tsx')).ConfirmEmailStep)

type Invitation = Awaited<ReturnType<Api['memberInvitations']['info']>>
const signUpMeta = { channel: 'web', source: 'invite', type: 'user' }
/** Errors that mean another step than the page shows, such as a link that was used in another tab, or whose response got lost. */
const stepErrors = ['LoginRequired', 'EmailNotConfirmed', 'Forbidden', 'LinkExpired']
const hasCode = (error: unknown, ...codes: string[]) => error instanceof ApiError && codes.includes(error.code)

/** What the holder of the link does next. A server of the specification alone says only whether there is an account. */
const nextStep = ({ next, registered }: Invitation) => next ?? (registered ? 'accept' : 'register')

/** Accepts the invitation of a link: registers an account where there is none, joins, and offers the app (spec section 4). */
export function AcceptInviteScreen() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const { tabStorage } = usePortal().dependencies
  // Once it is accepted, the link no longer works. The new access of a user who is signed in builds the page again: the tab remembers.
  const [joinedDraft] = useState(() => createTabDraft(tabStorage, `JOINED_INVITE_${code}`))
  const [joinedCompany, setJoinedCompany] = useState(joinedDraft.read)
  const isJoined = joinedCompany !== null
  // It may be accepted: the link then seems dead, and only the same request gets its response.
  const [isUnanswered, setUnanswered] = useState(false)
  const invite = useQuery({
    ...useApi().memberInvitations.info.query({ query: { code } }),
    enabled: code !== '' && !isJoined && !isUnanswered,
  })

  if (isJoined) {
    return (
      <SetupPage width="narrow" title={`Join ${joinedCompany}`}>
        <JoinedDialog company={joinedCompany} onDismissed={joinedDraft.clear} />
      </SetupPage>
    )
  }
  if (code === '' || hasCode(invite.error, 'LinkExpired')) {
    return <DeadInvitationPage isIncomplete={code === ''} />
  }
  if (invite.isError) {
    return (
      <SetupPage title="Your invitation">
        <QueryError query={invite} fallback="call" title="The invitation could not be loaded" />
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
  return (
    <OpenInvitation
      code={code}
      invitation={invite.data}
      isChecking={invite.isFetching}
      isUnanswered={isUnanswered}
      onUnanswered={setUnanswered}
      onJoined={() => {
        tryStorage(() => joinedDraft.write(invite.data.name))
        setJoinedCompany(invite.data.name)
      }}
      onCheck={async () => {
        const { isError, data } = await invite.refetch()
        return isError ? undefined : data
      }}
    />
  )
}

interface OpenInvitationProps {
  code: string
  invitation: Invitation
  isChecking: boolean
  /** Whether the last acceptance got no response. */
  isUnanswered: boolean
  onUnanswered: (isUnanswered: boolean) => void
  onJoined: () => void
  /** Reads the invitation again; without a result, the page shows why. */
  onCheck: () => Promise<Invitation | undefined>
}

function OpenInvitation({ code, invitation, isChecking, isUnanswered, onUnanswered, onJoined, onCheck }: OpenInvitationProps) {
  const { member_email: email, name, expires_at } = invitation
  const api = useApi()
  const { accountEmail, dependencies, sessionManager } = usePortal()
  const [draft] = useState(() => createTabDraft(dependencies.tabStorage, `DRAFT_ACCEPT_INVITE_${email}`))
  const { session, signInWith } = useSession()
  const accept = useMutation(api.memberInvitations.accept.mutation())
  const step = nextStep(invitation)
  // For the login, before or after the invitation is accepted.
  useEffect(() => accountEmail.write(email), [accountEmail, email])

  const join = async (opened: Invitation) => {
    try {
      await accept.mutateAsync({ params: { id: opened.invite_id } })
    } catch (error) {
      onUnanswered(!isAnswered(error))
      if (!hasCode(error, ...stepErrors)) throw error
      const current = await onCheck()
      if (current && nextStep(current) === nextStep(opened)) throw error
      return // The page shows the other step.
    }
    onJoined()
  }
  /** The email address has an account: continue to accept (spec section 8), as far as the link still proves whose account it is. */
  const continueWithAccount = async (conflict: unknown) => {
    const current = await onCheck()
    if (current?.next === 'register') throw conflict // The conflict was the phone number.
    if (current && nextStep(current) !== 'log_in') await join(current)
  }
  const registerForm = useFormSubmit(async (values: AcceptInviteValues) => {
    if (isUnanswered) return join(invitation)
    const body = { ...values, email, invite_id: invitation.invite_id, meta: signUpMeta }
    const isCopied = invitation.link === 'copied'
    try {
      // The copied link proves nothing: the account is there first, then its address is confirmed.
      const options = { defaultPath: paths.acceptInvite({ code }), content: JSON.stringify(body) }
      if (isCopied) return await signInWith((client) => registerAccount(client, body, sessionManager), options)
      await registerAccount(api, body, sessionManager)
    } catch (error) {
      if (hasCode(error, 'ItemAlreadyExist') && !isCopied) return continueWithAccount(error)
      // The page then says that the link no longer works. What was typed fills the form of a newer one.
      throw hasCode(error, 'LinkExpired') && !(await onCheck()) ? withoutToast(error) : error
    }
    await join(invitation)
  })
  const showsForm = step === 'register' || (step === 'log_in' && invitation.link === 'copied')

  return (
    <SetupPage width="narrow" title={`Join ${name}`} lead={describeStep(invitation, step, session !== undefined)}>
      <InvitationCard name={name} expiresAt={expires_at} {...(showsForm ? {} : { email })} />
      {step === 'accept' ? (
        <FormActions>
          <Button pending={accept.isPending} pendingLabel="Processing..." onClick={() => join(invitation)}>
            Accept invite
          </Button>
        </FormActions>
      ) : null}
      {step === 'switch_account' ? <SwitchAccountStep /> : null}
      {step === 'confirm_email' ? (
        <Suspense fallback={null}>
          <ConfirmEmailStep email={email} isChecking={isChecking} onCheck={() => void onCheck()} />
        </Suspense>
      ) : null}
      {step === 'log_in' && !showsForm ? <LogInStep code={code} /> : null}
      {step === 'log_in' && showsForm ? <LoginPrompt code={code} /> : null}
      {showsForm ? (
        <AcceptInviteForm
          email={email}
          draft={draft}
          {...registerForm}
          login={
            <Stack gap="small">
              {step === 'register' ? (
                <Text size="small" tone="secondary">
                  Already have an account? Accept with this address, then{' '}
                  <Link href={paths.login()} size="inherit">
                    log in
                  </Link>
                  .
                </Text>
              ) : null}
              <TermsAgreement by="accepting" />
            </Stack>
          }
        />
      ) : null}
    </SetupPage>
  )
}

/** Offers the app to a user who has joined; their work or the login follows. */
function JoinedDialog({ company, onDismissed }: { company: string; onDismissed: () => void }) {
  const { navigate } = usePortal()
  const { session, refreshSession } = useSession()
  const dismiss = () => {
    tryStorage(onDismissed)
    void (session ? refreshSession(paths.dashboard()) : navigate(paths.login()))
  }
  return <AppDownloadDialog company={company} onDismiss={dismiss} />
}

function describeStep({ invited_by, member_email, link }: Invitation, step: string, isSignedIn: boolean): string {
  const invited = invited_by === undefined ? 'You are invited.' : `${invited_by} invited you.`
  switch (step) {
    case 'register':
      return `${invited} Make your account to accept.`
    case 'log_in':
      return link === 'copied'
        ? `${invited} Log in with ${member_email}, or make your account with it.`
        : `${invited} There is an account for your address that was never confirmed. Log in to accept.`
    case 'confirm_email':
      return `${invited} Confirm your e-mail address to accept.`
    case 'switch_account':
      return `This invitation is for ${member_email}.`
    default:
      return isSignedIn ? `${invited} Accept to join.` : `${invited} Your account is there: accept, then log in.`
  }
}
