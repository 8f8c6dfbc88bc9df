import { Button } from '@vehicle-partner/ui'

export interface InvitationButtonProps {
  /** Who invites. */
  company: string
  /** What is being answered to this one. */
  pendingDecision: 'accept' | 'reject' | undefined
  /** Something is being answered, here or beside it. */
  disabled: boolean
  size?: 'small' | 'medium'
  onDecide: (how: 'accept' | 'reject') => void
}

export function RejectButton(props: InvitationButtonProps) {
  return <DecisionButton {...props} decision="reject" label="Reject" variant="dangerQuiet" />
}

export function AcceptButton(props: InvitationButtonProps) {
  return <DecisionButton {...props} decision="accept" label="Accept" variant="primary" />
}

interface DecisionButtonProps extends InvitationButtonProps {
  decision: 'accept' | 'reject'
  label: string
  variant: 'dangerQuiet' | 'primary'
}

function DecisionButton({ company, pendingDecision, disabled: off, size = 'medium', onDecide, decision, label, variant }: DecisionButtonProps) {
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
