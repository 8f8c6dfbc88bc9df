import { useMutation } from '@tanstack/react-query'
import { AlertStrip, Button, Inline } from '@vehicle-partner/ui'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

interface PendingEmailProps {
  userId: string
  /** The present address. */
  email: string
  /** The address that waits for its link. */
  pendingEmail: string
}

/** A new e-mail address that waits for its link: where it was sent, and the ways to get another link or to keep the present address. */
export function PendingEmail({ userId, email, pendingEmail }: PendingEmailProps) {
  const { users } = useApi()
  const params = { id: userId }
  const resend = useMutation(users.resendEmailChange.mutation())
  const cancel = useMutation(users.cancelEmailChange.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const sendAgain = withErrorToast(async () => {
    const { data } = await resend.mutateAsync({ params })
    // Confirmed or withdrawn elsewhere meanwhile: the profile, which is read again, shows it.
    if (data.sent) showSuccess(`The link is on its way to ${pendingEmail}`)
  })
  const withdraw = withErrorToast(async () => {
    const { data } = await cancel.mutateAsync({ params })
    if (data.cancelled) showSuccess(`Your e-mail address stays ${email}`)
  })
  return (
    <AlertStrip
      tone="info"
      title={`${pendingEmail} waits for confirmation.`}
      action={
        <Inline gap="small">
          <Button
            variant="quiet"
            size="small"
            flush
            pending={resend.isPending}
            pendingLabel="Sending..."
            disabled={cancel.isPending}
            // The toast has said what failed.
            onClick={() => sendAgain().catch(() => undefined)}
          >
            Send again
          </Button>
          <Button
            variant="quiet"
            size="small"
            pending={cancel.isPending}
            pendingLabel="Cancelling..."
            disabled={resend.isPending}
            onClick={() => withdraw().catch(() => undefined)}
          >
            Cancel change
          </Button>
        </Inline>
      }
    >
      Open the link that we sent there. Until then we write to {email}.
    </AlertStrip>
  )
}
