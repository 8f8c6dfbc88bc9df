import { AlertStrip, Button, PhoneText } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

interface UnconfirmedPhoneProps {
  /** The present number. */
  phone: string
  /** Sends a code to it. */
  onSendCode: () => Promise<void>
}

/** A number that someone else may have registered with: codes to it work after the user has entered one here. */
export function UnconfirmedPhone({ phone, onSendCode }: UnconfirmedPhoneProps) {
  const { withErrorToast } = useErrorToast()
  const [isSending, setSending] = useState(false)
  const sendCode = async () => {
    setSending(true)
    // The toast has said what failed.
    await withErrorToast(onSendCode)().catch(() => undefined)
    setSending(false)
  }
  return (
    <AlertStrip
      tone="warning"
      title="Your phone number is not confirmed."
      action={
        <Button variant="quiet" size="small" flush pending={isSending} pendingLabel="Sending..." onClick={() => void sendCode()}>
          Send code
        </Button>
      }
    >
      Confirm <PhoneText value={phone} /> to log in with codes. If it is not yours, enter your own number above.
    </AlertStrip>
  )
}
