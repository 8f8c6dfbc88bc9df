import { safeRedirect } from '@vehicle-partner/domain'
import { AlertStrip } from '@vehicle-partner/ui'
import { useLocation } from 'react-router-dom'

export interface LoginNoticeProps {
  /** Continue Later has saved what was typed. */
  isDraftSaved: boolean
}

/** Says why the user is on this page and what comes after the login. */
export function LoginNotice({ isDraftSaved }: LoginNoticeProps) {
  const requested = new URLSearchParams(useLocation().search).get('redirect')
  if (isDraftSaved) return <AlertStrip role="status" tone="success" title="Saved. Log in to go on." />
  // The login does not lead to an address outside the portal.
  return safeRedirect(requested, '') === '' ? null : <AlertStrip role="status" title="Log in to open that page." />
}
