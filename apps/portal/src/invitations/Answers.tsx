import { Button } from '@vehicle-partner/ui'

export interface AnswerProps {
  /** Who invites. */
  company: string
  /** What is being answered to this one. */
  answering: 'accept' | 'reject' | undefined
  /** Something is being answered, here or beside it. */
  off: boolean
  size?: 'small' | 'medium'
  onAnswer: (how: 'accept' | 'reject') => void
}

export function Reject(props: AnswerProps) {
  return <Answer {...props} how="reject" label="Reject" variant="dangerQuiet" />
}

export function Accept(props: AnswerProps) {
  return <Answer {...props} how="accept" label="Accept" variant="primary" />
}

interface OneAnswerProps extends AnswerProps {
  how: 'accept' | 'reject'
  label: string
  variant: 'dangerQuiet' | 'primary'
}

function Answer({ company, answering, off, size = 'medium', onAnswer, how, label, variant }: OneAnswerProps) {
  return (
    <Button
      variant={variant}
      size={size}
      disabled={off && answering !== how}
      pending={answering === how}
      aria-label={`${label} ${company}`}
      onClick={() => onAnswer(how)}
    >
      {label}
    </Button>
  )
}
