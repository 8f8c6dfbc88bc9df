import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { formatTimeOfDay, formatTripName } from '@vehicle-partner/domain'
import { PrintSheet } from '@vehicle-partner/ui'
import { groupPassengers, namePassenger, type PassengerOrder } from './passengerGroups.ts'
import { describePassenger, formatDeparture } from './passengerText.ts'

interface ManifestSheetProps {
  trip: TripDetails
  passengers: readonly Passenger[]
  order: PassengerOrder
  asOf: string
  /** Shows it on the screen as it looks on paper. */
  preview?: boolean
}

/** The passengers on paper, in the order of the screen and without its search. Those who cancelled are left out. */
export function ManifestSheet({ trip, passengers, order, asOf, preview = false }: ManifestSheetProps) {
  const { vehicle, driver } = trip
  const crew = [vehicle?.registration_number, driver ? `${driver.fname} ${driver.lname}` : undefined].filter((each) => each !== undefined)
  return (
    <PrintSheet
      preview={preview}
      title={formatTripName(trip)}
      lines={[formatDeparture(trip.departure_at), [trip.reference, ...crew].join(', ')]}
      groups={groupPassengers(
        passengers.filter(({ status }) => status !== 'cancelled'),
        order,
      ).map(({ id, title, planned_at, passengers: listed }) => ({
        id,
        title,
        aside: planned_at === undefined ? undefined : formatTimeOfDay(new Date(planned_at)),
        rows: listed.map((each) => ({
          id: each.id,
          mark: each.seat ?? undefined,
          label: namePassenger(each),
          detail: `${order === 'seat' ? `${each.pickup.name}, ` : ''}${describePassenger(each)}`,
          ticked: each.status === 'boarded' || each.status === 'alighted',
        })),
      }))}
      footer={`As of ${formatTimeOfDay(new Date(asOf))}. It names passengers: keep it with you, and destroy it after the trip.`}
    />
  )
}
