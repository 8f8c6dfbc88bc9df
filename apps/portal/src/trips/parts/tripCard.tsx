import type { Trip } from '@vehicle-partner/api'
import { DateText, Inline, Money, Text, VisuallyHidden } from '@vehicle-partner/ui'
import { TripName } from './TripName.tsx'
import { TripState } from './TripState.tsx'

export const seatsText = ({ seats, group }: Trip) => `${group === 'upcoming' ? seats.booked : seats.boarded}/${seats.total}`
export const tripDriverName = ({ driver }: Trip) => (driver ? `${driver.fname} ${driver.lname}` : undefined)

/** A row as a card, with the day unless a heading says it. That a trip to come has all it needs goes without saying. */
export const tripCard = (isByDay: boolean) => ({
  media: isByDay ? ({ departure_at }: Trip) => <DateText value={departure_at} format="time" /> : undefined,
  title: (trip: Trip) => <TripName trip={trip} />,
  note: (trip: Trip) => (
    <>
      {seatsText(trip)}
      <VisuallyHidden> seats</VisuallyHidden>
    </>
  ),
  subtitle: (trip: Trip) => (
    <>
      {isByDay ? null : (
        <>
          <DateText value={trip.departure_at} format="weekday" />, <DateText value={trip.departure_at} format="time" />
          <br />
        </>
      )}
      <Text as="span" size="small" tone="inherit" wrap="none">
        {trip.vehicle?.registration_number ?? 'No vehicle'}
      </Text>
      {`, ${tripDriverName(trip) ?? 'no driver'}`}
    </>
  ),
  content: (trip: Trip) =>
    trip.status === 'assigned' && trip.needs.length === 0 ? null : (
      <Inline justify="between" gap="small">
        <TripState trip={trip} />
        {trip.earnings ? <Money kobo={trip.earnings.net_kobo} /> : null}
      </Inline>
    ),
})
