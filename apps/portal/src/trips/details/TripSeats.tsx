import type { TripDetails } from '@vehicle-partner/api'
import { paths, seatRows } from '@vehicle-partner/domain'
import { Card, Link, SeatPlan, Stack, Text } from '@vehicle-partner/ui'

/** Which seats are booked before the trip leaves; the manifest says by whom. */
export function TripSeats({ trip: { id, seats, booked_seats } }: { trip: Pick<TripDetails, 'id' | 'seats' | 'booked_seats'> }) {
  const withoutSeat = seats.booked - booked_seats.length
  return (
    <Card
      title="Seats"
      subtitle={`${seats.booked} of ${seats.total} booked`}
      divided
      action={<Link href={paths.trip({ tripId: id, tab: 'manifest' })}>See manifest</Link>}
    >
      <Stack gap="medium">
        <SeatPlan rows={seatRows(seats.total)} booked={booked_seats} />
        {withoutSeat > 0 ? (
          <Text size="small" tone="secondary">
            {withoutSeat === 1 ? '1 booking has no seat yet.' : `${withoutSeat} bookings have no seat yet.`}
          </Text>
        ) : null}
      </Stack>
    </Card>
  )
}
