import type { RouteDetails, Schedule } from '@vehicle-partner/api'
import {
  canAccess,
  formatDate,
  formatDuration,
  lagosDate,
  paths,
  orderTripStops,
  weekday,
  type TripDirection,
} from '@vehicle-partner/domain'
import {
  Badge,
  Button,
  Card,
  Inline,
  Link,
  RouteLine,
  Stack,
  StatusPill,
  Text,
  Timetable,
  TimetableLegend,
  type TimetableDay,
} from '@vehicle-partner/ui'
import { useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { MapCard } from '../../maps/parts/MapCard.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useSession } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { groupExceptions } from './groupExceptions.ts'

const RouteDirectionMap = createLazyPart(async () => (await import('./RouteDirectionMap.tsx')).RouteDirectionMap)
const InterestDialog = createLazyPopup(async () => (await import('./InterestDialog.tsx')).InterestDialog)

interface RouteDirectionPanelProps {
  route: RouteDetails
  direction: TripDirection
  /** The name of the last stop. */
  to: string
}

/** The stops and departures of a route in one direction. */
export function RouteDirectionPanel({ route, direction, to }: RouteDirectionPanelProps) {
  const today = lagosDate(useClock()())
  const [asked, setAsked] = useState<Schedule>()
  const running = route.schedules.filter((each) => each.direction === direction && (each.valid_to === null || each.valid_to >= today))
  const exceptions = groupExceptions(running, today)
  return (
    <Stack gap="large">
      <Card title="Stops">
        <RouteLine
          aria-label={`Stops to ${to}`}
          stops={orderTripStops(route.stops, direction).map(({ id, name, offset_s }) => ({ id, name, time: formatDuration(offset_s) }))}
        />
      </Card>
      <Card title="Timetable" divided action={running.length === 0 ? undefined : <TimetableLegend />}>
        {running.length === 0 ? (
          <Text tone="secondary">Nothing leaves in this direction.</Text>
        ) : (
          <Stack gap="medium">
            <Timetable
              aria-label={`Departures to ${to}`}
              today={weekday(today) as TimetableDay} // an ISO weekday
              rows={running.map((schedule) => ({
                id: schedule.id,
                time: schedule.departure_time,
                mark: schedule.open ? 'open' : 'own',
                days: schedule.days_of_week,
                detail: <ScheduleDetail schedule={schedule} today={today} onAsk={() => setAsked(schedule)} />,
              }))}
            />
            {exceptions.map(({ date, reason, times }) => (
              <Text key={`${date} ${reason}`} size="small" tone="secondary">
                {formatDate(date)}, {reason}: {times.join(', ')} {times.length === 1 ? 'does' : 'do'} not run.
              </Text>
            ))}
          </Stack>
        )}
      </Card>
      {route.stops.every(({ lat }) => lat === null) ? null : (
        <MapCard>
          <RouteDirectionMap route={route} direction={direction} to={to} />
        </MapCard>
      )}
      {asked ? <InterestDialog routeId={route.id} schedule={asked} to={to} onClose={() => setAsked(undefined)} /> : null}
    </Stack>
  )
}

function ScheduleDetail({ schedule, today, onAsk }: { schedule: Schedule; today: string; onAsk: () => void }) {
  const { open, assigned, interest, departure_time, valid_from } = schedule
  const starts = valid_from > today ? `From ${formatDate(valid_from)}` : undefined
  return (
    <Stack gap="none">
      {open ? <OpenDeparture interest={interest} time={departure_time} onAsk={onAsk} /> : <Crew assigned={assigned} />}
      {starts === undefined ? null : (
        <Text as="span" size="small" tone="secondary">
          {starts}
        </Text>
      )}
    </Stack>
  )
}

function OpenDeparture({ interest, time, onAsk }: { interest: Schedule['interest']; time: string; onAsk: () => void }) {
  const canAsk = interest === null || interest === 'declined'
  return (
    <Inline gap="small">
      {interest === null ? null : <StatusPill status={interest} registry={statusRegistry.routeRequest} />}
      {canAsk ? (
        <Button variant="quiet" size="small" flush aria-label={`Express interest in ${time}`} onClick={onAsk}>
          Express interest
        </Button>
      ) : null}
    </Inline>
  )
}

function Crew({ assigned }: { assigned: Schedule['assigned'] }) {
  const { roles } = useSession()
  const vehicle = assigned?.vehicle
  const driver = assigned?.driver
  if (!vehicle)
    return (
      <Text as="span" size="small" tone="secondary">
        No vehicle yet
      </Text>
    )
  const plate = <Badge kind="identifier">{vehicle.label}</Badge>
  return (
    <Inline gap="small">
      {canAccess('vehicles', roles) ? <Link href={paths.vehicle({ vehicleId: vehicle.id })}>{plate}</Link> : plate}
      {driver ? (
        <Text as="span" size="small" tone="secondary">
          {driver.label}
        </Text>
      ) : null}
    </Inline>
  )
}
