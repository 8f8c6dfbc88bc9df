import type { Driver, Vehicle } from '@vehicle-partner/api'
import { endSentence } from '@vehicle-partner/domain'
import { AlertStrip, Button, Link } from '@vehicle-partner/ui'

type FleetItem = Pick<Vehicle | Driver, 'dispatchable' | 'dispatch_blockers' | 'status'>

interface DispatchStripProps {
  item: FleetItem
  /** Where the strip stands: a step that leads here is a button instead of a link. */
  currentHref: string
  /** Takes the step of a reason that is resolved on this page, such as resuming; absent for users who only read. */
  onAction?: ((code: string) => void) | undefined
}

/** "Why am I not getting trips?": the reasons, the most important one first, and the step that resolves it. */
export function DispatchStrip({ item, currentHref, onAction }: DispatchStripProps) {
  const [first, ...others] = item.dispatch_blockers
  if (item.dispatchable || !first) return null
  const { action, code } = first
  const isHere = action?.link === currentHref
  return (
    <AlertStrip
      placement="card"
      tone={code === 'under_review' || code === 'draft' ? 'info' : code === 'paused' || code === 'removed' ? 'warning' : 'danger'}
      title={item.status === 'archived' ? 'Removed.' : 'Not getting trips.'}
      action={
        action === null ? undefined : isHere ? (
          onAction && (
            <Button variant="quiet" size="small" onClick={() => onAction(code)}>
              {action.label}
            </Button>
          )
        ) : (
          <Link href={action.link}>{action.label}</Link>
        )
      }
    >
      {code === 'removed' ? 'You can restore it for 90 days after the removal.' : endSentence(first.text)}
      {others.map(({ text }) => ` ${endSentence(text)}`)}
    </AlertStrip>
  )
}
