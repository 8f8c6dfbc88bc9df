import { AlertStrip } from '@vehicle-partner/ui'
import type { SessionEnd } from '../session/sessionManager.ts'

export interface LoginNoticeProps {
  /** Continue Later has saved what was typed. */
  isDraftSaved: boolean
  /** What ended the session of this tab while it was used. */
  endedBy?: SessionEnd | undefined
  /** A form that was not sent waits for its user. */
  hasUnsentForm: boolean
}

/** Says why the user is on this page and what comes after the login. */
export function LoginNotice({ isDraftSaved, endedBy, hasUnsentForm }: LoginNoticeProps) {
  if (isDraftSaved) return <AlertStrip role="status" tone="success" title="Saved. Log in to go on." />
  if (endedBy === undefined) return <AlertStrip role="status" title="Log in to open that page." />
  return (
    <AlertStrip role="status" title={endedBy === 'otherTab' ? 'You were logged out in another tab.' : 'Your session has ended.'}>
      {hasUnsentForm ? 'Log in here to get back what you typed.' : 'Log in to go on.'}
    </AlertStrip>
  )
}
