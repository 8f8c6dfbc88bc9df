import type { Trip } from '@vehicle-partner/api'
import type { trips } from '@vehicle-partner/api/contract'
import { Badge, DateText, Money, Stack, Text } from '@vehicle-partner/ui'
import type { ListColumn } from '../../list/ListView.tsx'
import { tripDriverName, seatsText } from '../../trips/parts/tripCard.tsx'
import { TripName } from '../../trips/parts/TripName.tsx'
import { TripState } from '../../trips/parts/TripState.tsx'

export type TripsCall = typeof trips.ofVehicle
type TripColumn = ListColumn<TripsCall, Trip>

export const DepartureText = ({ at }: { at: string }) => (
  <>
    <DateText value={at} format="weekday" />, <DateText value={at} format="time" />
  </>
)

const name: TripColumn = {
  id: 'trip',
  header: 'Trip',
  rowHeader: true,
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
}
const rest: readonly TripColumn[] = [
  {
    id: 'seats',
    header: 'Seats',
    align: 'end',
    width: 'xsmall',
    cell: seatsText,
  },
  { id: 'status', header: 'Status', cell: (trip) => <TripState trip={trip} /> },
  {
    id: 'rating',
    header: 'Rating',
    align: 'end',
    width: 'xsmall',
    cell: ({ rating }) => (rating === null ? '–' : rating.rating.toFixed(1)),
  },
]
const earned: TripColumn = {
  id: 'net_kobo',
  header: 'Earned',
  sortable: true,
  align: 'end',
  cell: ({ earnings, group }) =>
    earnings ? (
      <Money kobo={earnings.net_kobo} />
    ) : group === 'history' ? (
      <Text as="span" size="small">
        after 48 h
      </Text>
    ) : (
      '–'
    ),
}

/** The columns of the trips of a vehicle (`driver`) or of a driver (`vehicle`). Amounts only for roles that see money. */
export function tripColumns(partner: 'driver' | 'vehicle', seesMoney: boolean): readonly TripColumn[] {
  const other: TripColumn =
    partner === 'driver'
      ? { id: 'driver', header: 'Driver', cell: (trip) => tripDriverName(trip) ?? '–' }
      : {
          id: 'vehicle',
          header: 'Vehicle',
          cell: ({ vehicle }) => (vehicle ? <Badge kind="identifier">{vehicle.registration_number}</Badge> : '–'),
        }
  const departure: TripColumn = {
    id: 'departure_at',
    header: 'Date and time',
    sortable: true,
    sortNames: { ascending: 'Earliest first', descending: 'Latest first' },
    cell: ({ departure_at }) => <DepartureText at={departure_at} />,
  }
  return [name, departure, other, ...rest, ...(seesMoney ? [earned] : [])]
}
