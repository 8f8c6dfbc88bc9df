import type { DriverDetails, VehicleDetails } from '@vehicle-partner/api'
import { addDays, endSentence, expiryNotice, lagosDate, renewalSent } from '@vehicle-partner/domain'
import { AlertStrip, Button, DateText, Link, Stack, UnbrokenText } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useCanOpen } from '../../navigation/useCanOpen.ts'
import { useClock } from '../../session/PortalContext.ts'

type FleetItem = Pick<VehicleDetails | DriverDetails, 'id' | 'dispatchable' | 'dispatch_blockers' | 'status' | 'compliance' | 'active_trip'>

/** So many reasons are shown at once, where there are more than one more. */
const shownReasons = 4

type Blocker = FleetItem['dispatch_blockers'][number]

interface DispatchStripProps {
  owner: 'vehicle' | 'driver'
  item: FleetItem
  /** Why it gets no trips. @default `dispatch_blockers` of the item */
  blockers?: readonly Blocker[]
  /** Where the strip stands: a step that leads here is a button instead of a link. */
  currentHref: string
  /** Takes the step of a reason that is resolved on this page, such as resuming; absent for users who only read. */
  onAction?: ((code: string) => void) | undefined
}

/**
 * At the end of the head of a page. "Why am I not getting trips?": every reason with the step that resolves it, the most important one
 * first. While there are trips, what ends them next.
 */
export function DispatchStrip({ owner, item, blockers = item.dispatch_blockers, currentHref, onAction }: DispatchStripProps) {
  const canOpen = useCanOpen()
  const [showsAll, setShowsAll] = useState(false)
  const [first, ...others] = blockers
  if (!first) return <ExpiryStrip owner={owner} item={item} canRenew={onAction !== undefined} />
  const { code } = first
  const isLong = blockers.length > shownReasons + 1
  const renderStep = ({ action, code: reason, text }: Blocker) => {
    if (action === null || !canOpen(action.link)) return undefined
    if (action.link !== currentHref)
      return (
        // Several links may have the same label.
        <Link href={action.link} tone="inherit" aria-label={others.length === 0 ? undefined : `${action.label}: ${text}`}>
          {action.label}
        </Link>
      )
    if (!onAction) return undefined
    return (
      <Button variant="quiet" size="small" flush onClick={() => onAction(reason)}>
        {action.label}
      </Button>
    )
  }
  return (
    <AlertStrip
      placement="card"
      tone={code === 'under_review' || code === 'draft' ? 'info' : code === 'paused' || code === 'removed' ? 'warning' : 'danger'}
      title={item.status === 'archived' ? 'Removed.' : item.active_trip ? 'No new trips.' : 'Not getting trips.'}
      action={others.length === 0 ? renderStep(first) : undefined}
    >
      {code === 'removed' ? (
        'You can restore it for 90 days after the removal.'
      ) : others.length === 0 ? (
        <UnbrokenText>{endSentence(first.text)}</UnbrokenText>
      ) : null}
      {item.active_trip ? ' The trip that is on the road now may finish.' : null}
      {others.length === 0 ? null : (
        <Stack as="ul" gap="xsmall" align="start">
          {(showsAll || !isLong ? blockers : blockers.slice(0, shownReasons)).map((blocker) => (
            // The step continues the sentence.
            <li key={`${blocker.code} ${blocker.text}`}>
              <UnbrokenText>{endSentence(blocker.text)}</UnbrokenText> {renderStep(blocker)}
            </li>
          ))}
        </Stack>
      )}
      {isLong ? (
        <Button variant="quiet" size="small" flush aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${blockers.length} reasons`}
        </Button>
      ) : null}
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
      tone={notice.renewing ? 'info' : 'warning'}
      title={`${notice.text}.`}
      action={
        notice.renewing || canRenew ? (
          <Link href={notice.link} tone="inherit">
            {notice.renewing ? 'See it' : 'Renew'}
          </Link>
        ) : undefined
      }
    >
      {notice.renewing ? `${renewalSent}. ` : null}Without a newer one there are no trips from{' '}
      <DateText value={addDays(lagosDate(clock()), notice.daysLeft + 1)} format="medium" />.
    </AlertStrip>
  )
}
