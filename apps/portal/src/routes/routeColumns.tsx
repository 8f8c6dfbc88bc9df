import type { Route } from '@vehicle-partner/api'
import type { routes } from '@vehicle-partner/api/contract'
import { formatDistance, formatDuration, formatVehicleWord, paths, routePlaces } from '@vehicle-partner/domain'
import { Badge, DateText, Inline, RouteName, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import type { ListColumn } from '../list/ListView.tsx'
import { routeLooks } from '../statuses/statusRegistry.ts'

export type RoutesCall = typeof routes.list

/** So many plates are shown; the rest is counted. */
const shownPlates = 2

function Plates({ route: { my } }: { route: Route }) {
  const rest = my.vehicles.length - shownPlates
  if (my.vehicles.length === 0) return '–'
  return (
    <Inline gap="small">
      {my.vehicles.slice(0, shownPlates).map(({ id, label }) => (
        <Badge key={id} kind="identifier">
          {label}
        </Badge>
      ))}
      {rest > 0 ? (
        <Text as="span" size="small" tone="secondary">
          and {rest} more
        </Text>
      ) : null}
    </Inline>
  )
}

const NextDeparture = ({ route: { my } }: { route: Route }) =>
  my.next_departure_at === null ? (
    'None'
  ) : (
    <>
      <DateText value={my.next_departure_at} format="weekday" />, <DateText value={my.next_departure_at} format="time" />
    </>
  )

/** The number of open departures in words. */
export const describeOpen = (count: number): string => (count === 1 ? '1 open departure' : `${count} open departures`)

const columns: readonly ListColumn<RoutesCall, Route>[] = [
  {
    id: 'name',
    header: 'Route',
    sortable: true,
    sortNames: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    rowHeader: true,
    width: 'large',
    cell: ({ name, code }) => (
      <Stack gap="none">
        <Text as="span" size="label">
          <RouteName places={routePlaces(name)} />
        </Text>
        <Text as="span" size="small" tone="secondary">
          {code}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'city',
    header: 'City',
    cell: ({ city }) => (
      <Text as="span" size="small">
        {city.name}
      </Text>
    ),
  },
  { id: 'stops', header: 'Stops', align: 'end', width: 'xsmall', cell: ({ stops_count }) => stops_count },
  {
    id: 'distance_m',
    header: 'Distance, time',
    sortable: true,
    sortNames: { ascending: 'Shortest', descending: 'Longest' },
    cell: ({ distance_m, duration_s }) => (
      <Stack gap="none">
        <Text as="span" size="small">
          {formatDistance(distance_m)}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {formatDuration(duration_s)}
        </Text>
      </Stack>
    ),
  },
  { id: 'vehicles', header: 'Your vehicles', width: 'medium', cell: (route) => <Plates route={route} /> },
  {
    id: 'trips_30d',
    header: 'Trips, 30 days',
    sortable: true,
    sortNames: { ascending: 'Fewest trips', descending: 'Most trips' },
    align: 'end',
    cell: ({ my }) => my.trips_30d,
  },
  {
    id: 'next_departure_at',
    header: 'Next departure',
    sortable: true,
    sortNames: { ascending: 'Next departure first', descending: 'Next departure last' },
    cell: (route) => <NextDeparture route={route} />,
  },
  { id: 'open', header: 'Open departures', align: 'end', cell: ({ open_schedules }) => open_schedules },
  {
    id: 'demand',
    header: 'Demand',
    cell: ({ demand }) => (demand === null ? '–' : formatVehicleWord(demand)),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill status={status} registry={routeLooks} /> },
]

const without = (...ids: readonly string[]) => columns.filter(({ id }) => !ids.includes(id))
/** The columns of the organisation's own routes. */
export const ownColumns = without('open', 'demand')
/** The columns of routes with open departures. */
export const openColumns = without('vehicles', 'trips_30d', 'next_departure_at')

/** A row as a card. */
const routeCard = {
  title: ({ name }: Route) => <RouteName places={routePlaces(name)} />,
  subtitle: ({ code, city }: Route) => `${code}, ${city.name}`,
  content: (route: Route) => (
    <Inline justify="between" gap="small">
      <Text as="span" size="small">
        {route.my.next_departure_at === null ? (
          'No trip is planned'
        ) : (
          <>
            Next: <NextDeparture route={route} />
          </>
        )}
      </Text>
      <Inline gap="small">
        <StatusPill status={route.status} registry={routeLooks} />
        {route.open_schedules === 0 ? null : <Badge kind="outline">{describeOpen(route.open_schedules)}</Badge>}
      </Inline>
    </Inline>
  ),
}

/** The rows on a phone. */
export const routeRows = {
  card: routeCard,
  getRowId: ({ id }: Route) => id,
  getRowName: ({ name, code }: Route) => `${name}, ${code}`,
  rowHref: ({ id }: Route) => paths.route({ routeId: id }),
}
