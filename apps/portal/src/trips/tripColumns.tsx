import type { Trip } from '@vehicle-partner/api'
import type { trips } from '@vehicle-partner/api/contract'
import { paths, type Day } from '@vehicle-partner/domain'
import { Badge, DateText, Money, Stack, Text } from '@vehicle-partner/ui'
import type { ListColumn } from '../list/ListView.tsx'
import { tripDriverName, seatsText, tripCard } from './parts/tripCard.tsx'
import { TripName } from './parts/TripName.tsx'
import { TripState } from './parts/TripState.tsx'
import { groupByDay, type DayCount } from './tripDays.ts'

export type TripsCall = typeof trips.list
type TripColumn = ListColumn<TripsCall, Trip>

/** The page of a trip: before departure it is the one where the trip can be changed. */
export const tripHref = ({ id, group }: Pick<Trip, 'id' | 'group'>): string =>
  group === 'upcoming' ? paths.upcomingTrip({ tripId: id }) : paths.trip({ tripId: id })

/** When a trip leaves; the day only where no heading says it. */
const Departure = ({ trip: { departure_at }, isByDay }: { trip: Trip; isByDay: boolean }) => (
  <Stack gap="none">
    <Text as="span" weight="bold">
      <DateText value={departure_at} format="time" />
    </Text>
    {isByDay ? null : (
      <Text as="span" size="small" tone="secondary">
        <DateText value={departure_at} format="weekday" />
      </Text>
    )}
  </Stack>
)

const departure = (isByDay: boolean): TripColumn => ({
  id: 'departure_at',
  header: 'Leaves',
  sortable: true,
  sortNames: { ascending: 'Earliest first', descending: 'Latest first' },
  cell: (trip) => <Departure trip={trip} isByDay={isByDay} />,
})
const columns: readonly TripColumn[] = [
  {
    id: 'trip',
    header: 'Trip',
    rowHeader: true,
    width: 'large',
    cell: (trip) => (
      <Stack gap="none">
        <Text as="span" size="label">
          <TripName trip={trip} />
        </Text>
        <Text as="span" size="small" tone="secondary">
          {trip.reference}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'vehicle',
    header: 'Vehicle',
    cell: ({ vehicle }) => (vehicle ? <Badge kind="identifier">{vehicle.registration_number}</Badge> : '–'),
  },
  {
    id: 'driver',
    header: 'Driver',
    cell: (trip) => (
      <Text as="span" size="small">
        {tripDriverName(trip) ?? '–'}
      </Text>
    ),
  },
  {
    id: 'seats_booked',
    header: 'Seats',
    sortable: true,
    sortNames: { ascending: 'Fewest seats booked', descending: 'Most seats booked' },
    align: 'end',
    width: 'xsmall',
    cell: seatsText,
  },
  {
    id: 'delay_s',
    header: 'Status',
    sortable: true,
    sortNames: { ascending: 'Most on time', descending: 'Most delayed' },
    cell: (trip) => <TripState trip={trip} />,
  },
]
const rating: TripColumn = {
  id: 'rating',
  header: 'Rating',
  align: 'end',
  width: 'xsmall',
  cell: ({ rating: given }) => (given === null ? '–' : given.rating.toFixed(1)),
}
const earned: TripColumn = {
  id: 'net_kobo',
  header: 'Earned',
  sortable: true,
  sortNames: { ascending: 'Least earned', descending: 'Most earned' },
  align: 'end',
  cell: ({ earnings }) => (earnings ? <Money kobo={earnings.net_kobo} /> : '–'),
}

interface TripColumnsOptions {
  /** Whether the trips are over: passengers have rated them, and what they brought is known. */
  isPast: boolean
  seesMoney: boolean
  /** Whether headings say the days. */
  isByDay: boolean
}

/** The columns of the list; amounts for roles that see money. */
export const tripColumns = ({ isPast, seesMoney, isByDay }: TripColumnsOptions): readonly TripColumn[] => [
  departure(isByDay),
  ...columns,
  ...(isPast ? [rating] : []),
  ...(isPast && seesMoney ? [earned] : []),
]

/** The rows on a phone, under headings of their days if the list is in the order of departure. */
export const tripRows = (isByDay: boolean, today: Day, counts: readonly DayCount[] | undefined) => ({
  card: tripCard(isByDay),
  getRowId: ({ id }: Trip) => id,
  getRowName: ({ reference }: Trip) => reference,
  rowHref: tripHref,
  ...(isByDay ? { getRowGroup: (trip: Trip) => groupByDay(trip, today, counts) } : {}),
})
