import { Button } from '@vehicle-partner/ui'

export type InvitationDecision = 'accept' | 'reject'

export interface InvitationButtonProps {
  /** The inviting company. */
  company: string
  /** The decision on this invitation that is being sent. */
  pendingDecision: InvitationDecision | undefined
  /** Whether a decision on this or another invitation is being sent. */
  disabled: boolean
  size?: 'small' | 'medium'
  onDecide: (decision: InvitationDecision) => Promise<void>
}

export function RejectButton(props: InvitationButtonProps) {
  return <DecisionButton {...props} decision="reject" label="Reject" variant="dangerQuiet" />
}

export function AcceptButton(props: InvitationButtonProps) {
  return <DecisionButton {...props} decision="accept" label="Accept" variant="primary" />
}

interface DecisionButtonProps extends InvitationButtonProps {
  decision: InvitationDecision
  label: string
  variant: 'dangerQuiet' | 'primary'
}

function DecisionButton({ company, pendingDecision, disabled, size = 'medium', onDecide, decision, label, variant }: DecisionButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      disabled={disabled && pendingDecision !== decision}
      pending={pendingDecision === decision}
      aria-label={`${label} ${company}`}
      onClick={() => onDecide(decision)}
    >
      {label}
    </Button>
  )
}
