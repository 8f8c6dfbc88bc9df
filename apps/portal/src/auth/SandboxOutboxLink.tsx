import { Link } from '@vehicle-partner/ui'

export interface SandboxOutboxLinkProps {
  /** The recipient: an email address or a phone number. */
  to: string
  children: string
}

/** A link to the outbox of the sandbox, which sends no messages. */
export function SandboxOutboxLink({ to, children }: SandboxOutboxLinkProps) {
  return (
    <>
      This sandbox sends no messages.{' '}
      <Link external href={`/sandbox/outbox?to=${encodeURIComponent(to)}`}>
        {children}
      </Link>
    </>
  )
}
