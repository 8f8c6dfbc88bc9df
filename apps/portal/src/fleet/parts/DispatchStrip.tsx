import type { Driver, Vehicle } from '@vehicle-partner/api'
import { addDays, endSentence, expiryNotice, lagosDate } from '@vehicle-partner/domain'
import { AlertStrip, Button, DateText, Link, Stack } from '@vehicle-partner/ui'
import { useClock } from '../../session/PortalContext.ts'

type FleetItem = Pick<Vehicle | Driver, 'id' | 'dispatchable' | 'dispatch_blockers' | 'status' | 'compliance'>

interface DispatchStripProps {
  owner: 'vehicle' | 'driver'
  item: FleetItem
  /** Where the strip stands: a step that leads here is a button instead of a link. */
  currentHref: string
  /** Takes the step of a reason that is resolved on this page, such as resuming; absent for users who only read. */
  onAction?: ((code: string) => void) | undefined
}

/**
 * At the end of the head of a page. "Why am I not getting trips?": the most important reason with the step that resolves it, then the
 * others. While there are trips, what ends them next.
 */
export function DispatchStrip({ owner, item, currentHref, onAction }: DispatchStripProps) {
  const [first, ...others] = item.dispatch_blockers
  if (item.dispatchable || !first) return <ExpiryStrip owner={owner} item={item} canRenew={onAction !== undefined} />
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

/** A document that expires soon. */
function ExpiryStrip({ owner, item, canRenew }: Pick<DispatchStripProps, 'owner' | 'item'> & { canRenew: boolean }) {
  const clock = useClock()
  const notice = expiryNotice(owner, item.id, item.compliance.issues)
  if (!notice) return null
  return (
    <AlertStrip
      placement="card"
      tone="warning"
      title={`${notice.text}.`}
      action={canRenew ? <Link href={notice.link}>Renew</Link> : undefined}
    >
      Without a newer one there are no trips from <DateText value={addDays(lagosDate(clock()), notice.daysLeft + 1)} format="medium" />.
    </AlertStrip>
  )
}
