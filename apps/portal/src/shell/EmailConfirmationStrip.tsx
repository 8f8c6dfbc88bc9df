import { AlertStrip, Button } from '@vehicle-partner/ui'
import { useResendEmail } from './useResendEmail.ts'

/** A strip above the page of a user whose e-mail address is not confirmed. */
export function EmailConfirmationStrip({ email }: { email: string }) {
  const { message, pending, handleResend } = useResendEmail(email)
  return (
    <section aria-label="E-mail address">
      <AlertStrip
        placement="card"
        title="Confirm your e-mail address."
        action={
          <Button variant="quiet" size="small" pending={pending} pendingLabel="Sending..." onClick={handleResend}>
            Send the link again
          </Button>
        }
      >
        {message === '' ? `Open the link that we have sent to ${email}. Until then you see no invitations here. ` : null}
        <span role="status">{message}</span>
      </AlertStrip>
    </section>
  )
}
