import { reliabilityDays } from '@vehicle-partner/domain'
import { Badge, Button, Card, DateText, Inline, Stack, Text, Timeline, VisuallyHidden } from '@vehicle-partner/ui'
import { LazySupportContacts } from '../../support/LazySupportContacts.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { toLockEvents } from './lockEvents.ts'
import { describeTimeLeft } from './timeLeft.ts'
import type { TripPartProps } from './tripPartProps.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** What a decline lowers. */
const describeReliability = (bps: number) =>
  `A decline lowers your reliability, now ${Math.floor(bps / 100)} %, for ${reliabilityDays} days.`

/** Until when the trip can be changed, how long that is, and how. */
export function TripLock({ trip, canChange, onAsk }: TripPartProps) {
  const { assignment, reference, vehicle, driver, preparation } = trip
  const clock = useClock()
  const isAssigned = vehicle !== null && driver !== null
  const left = describeTimeLeft(useTimeLeft(assignment.locked_at))
  return (
    <Card
      title={canChange ? 'You can change this trip' : 'This trip is locked'}
      divided
      action={
        canChange && left.text !== undefined ? (
          <Badge tone={left.isShort ? 'warning' : 'neutral'} dot>
            {left.text} left
          </Badge>
        ) : undefined
      }
    >
      {/* Not each tick is spoken. */}
      <VisuallyHidden role="status">{canChange ? left.spoken : 'This trip is locked now.'}</VisuallyHidden>
      <Stack gap="medium">
        <Timeline
          aria-label="Until the trip"
          orientation="horizontal"
          labels={{ current: 'Present' }}
          events={toLockEvents(trip, clock())}
        />
        {canChange ? (
          <>
            <Text>
              {vehicle === null ? 'Assign a vehicle and a driver' : 'Change the vehicle or the driver, or decline,'} until{' '}
              <DateText value={assignment.locked_at} format="weekday" />, <DateText value={assignment.locked_at} format="time" />. After
              that, call dispatch.
            </Text>
            <Inline gap="small">
              <Button onClick={() => onAsk('assign')}>{isAssigned ? 'Change vehicle or driver' : 'Assign vehicle and driver'}</Button>
              {vehicle === null ? null : (
                <Button variant="secondary" onClick={() => onAsk('decline')}>
                  Decline trip
                </Button>
              )}
            </Inline>
            {vehicle !== null && preparation && preparation.reliability_bps !== null ? (
              <Text size="small" tone="secondary">
                {describeReliability(preparation.reliability_bps)}
              </Text>
            ) : null}
          </>
        ) : (
          <>
            <Text>
              It locked <DateText value={assignment.locked_at} format="weekday" />, <DateText value={assignment.locked_at} format="time" />.
              Call dispatch to change it.
            </Text>
            <LazySupportContacts title="Dispatch" topic={`Change of trip ${reference}`} />
          </>
        )}
      </Stack>
    </Card>
  )
}
