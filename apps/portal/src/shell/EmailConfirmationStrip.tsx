import { AlertStrip, Button } from '@vehicle-partner/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useResendEmail } from './useResendEmail.ts'

interface EmailConfirmationStripProps {
  email: string
  /** One line until it is opened, where the page below has more to say. @default false */
  compact?: boolean | undefined
}

/** A strip above the page of a user whose e-mail address is not confirmed. */
export function EmailConfirmationStrip({ email, compact = false }: EmailConfirmationStripProps) {
  const { message, pending, handleResend } = useResendEmail(email)
  const [isOpen, setOpen] = useState(!compact)
  return (
    <section aria-label="E-mail address">
      <AlertStrip
        placement="card"
        title={
          compact ? (
            <Button
              variant="quiet"
              size="small"
              flush
              aria-expanded={isOpen}
              endIcon={isOpen ? <ChevronUp /> : <ChevronDown />}
              onClick={() => setOpen(!isOpen)}
            >
              Confirm your e-mail address
            </Button>
          ) : (
            'Confirm your e-mail address.'
          )
        }
        action={
          isOpen ? (
            <Button variant="quiet" size="small" flush pending={pending} pendingLabel="Sending..." onClick={handleResend}>
              Send the link again
            </Button>
          ) : undefined
        }
      >
        {isOpen && message === '' ? `Open the link that we have sent to ${email}. Until then you see no invitations here. ` : null}
        <span role="status">{isOpen ? message : ''}</span>
      </AlertStrip>
    </section>
  )
}
