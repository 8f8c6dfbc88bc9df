import { listOrganizations, paths } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { useSession } from '../session/useSession.ts'
import { DeadLinkPage } from '../shell/DeadLinkPage.tsx'

/** The page of an invitation that is used, withdrawn or too old, or whose link is incomplete. A signed-in user goes on where they belong. */
export function DeadInvitationPage({ isIncomplete }: { isIncomplete: boolean }) {
  const { session } = useSession()
  const ifAccepted = session ? 'If you have accepted it, the organisation is one of yours.' : 'If you have accepted it, log in.'
  const hasSeveral = listOrganizations(session?.associatedOrganizations ?? []).length > 1
  return (
    <DeadLinkPage
      title="This invitation cannot be opened"
      description={
        isIncomplete
          ? 'The link is not complete. Open it again from the message.'
          : `It was used, withdrawn, is too old, or a newer one was sent. ${ifAccepted} If not, open the newest message, or ask the person who invited you for a new one.`
      }
      actions={
        session ? (
          <>
            <Button href={paths.dashboard()}>Go to dashboard</Button>
            {hasSeveral ? (
              <Button variant="secondary" href={paths.organization()}>
                Choose organisation
              </Button>
            ) : null}
          </>
        ) : (
          <Button href={paths.login()}>Go to login</Button>
        )
      }
    />
  )
}
