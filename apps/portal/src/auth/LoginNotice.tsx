import { AlertStrip } from '@vehicle-partner/ui'

export interface LoginNoticeProps {
  /** Continue Later has saved what was typed. */
  isDraftSaved: boolean
}

/** Says why the user is on this page and what comes after the login. */
export function LoginNotice({ isDraftSaved }: LoginNoticeProps) {
  return isDraftSaved ? (
    <AlertStrip role="status" tone="success" title="Saved. Log in to go on." />
  ) : (
    <AlertStrip role="status" title="Log in to open that page." />
  )
}
