import type { Driver, Vehicle } from '@vehicle-partner/api'
import { endSentence } from '@vehicle-partner/domain'
import { AlertStrip, Button, Link, Stack } from '@vehicle-partner/ui'

type FleetItem = Pick<Vehicle | Driver, 'dispatchable' | 'dispatch_blockers' | 'status'>

interface DispatchStripProps {
  item: FleetItem
  /** Where the strip stands: a step that leads here is a button instead of a link. */
  currentHref: string
  /** Takes the step of a reason that is resolved on this page, such as resuming; absent for users who only read. */
  onAction?: ((code: string) => void) | undefined
}

/** "Why am I not getting trips?": the most important reason with the step that resolves it, then the others. */
export function DispatchStrip({ item, currentHref, onAction }: DispatchStripProps) {
  const [first, ...others] = item.dispatch_blockers
  if (item.dispatchable || !first) return null
  const { action, code } = first
  const isHere = action?.link === currentHref
  return (
    <AlertStrip
      tone={code === 'under_review' || code === 'draft' ? 'info' : code === 'paused' || code === 'removed' ? 'warning' : 'danger'}
      title={item.status === 'archived' ? 'Removed.' : 'Not getting trips.'}
      action={
        action === null ? undefined : isHere ? (
          onAction && (
            <Button variant="quiet" size="small" flush onClick={() => onAction(code)}>
              {action.label}
            </Button>
          )
        ) : (
          <Link href={action.link}>{action.label}</Link>
        )
      }
    >
      {code === 'removed' ? 'You can restore it for 90 days after the removal.' : endSentence(first.text)}
      {others.length === 0 ? null : (
        <Stack as="ul" gap="none" align="start">
          {others.map(({ code: reason, text }) => (
            <li key={`${reason} ${text}`}>{endSentence(text)}</li>
          ))}
        </Stack>
      )}
    </AlertStrip>
  )
}
