import type { Passenger } from '@vehicle-partner/api'
import { formatTimeOfDay, formatWeekdayDate, lagosDate, formatTripName } from '@vehicle-partner/domain'
import { groupPassengers, namePassenger } from './passengerGroups.ts'

interface TextTrip {
  reference: string
  route: { name: string }
  direction: string
  departure_at: string
  vehicle: { registration_number: string } | null
}

/** Letters of the GSM alphabet alone: with others a text message has 70 characters instead of 160, and old phones show boxes. */
const toPlainLetters = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('•••', '...').replaceAll(/[–—]/g, '-').replaceAll('’', "'")

const statusWords = new Map<string, string>([
  ['boarded', 'boarded'],
  ['no_show', 'did not come'],
  ['alighted', 'got off'],
  ['cancelled', 'cancelled'],
])

/** The date and time of departure: 'Sat 21 Nov 2026, 07:00'. */
export const formatDeparture = (instant: string): string => {
  const departure = new Date(instant)
  return `${formatWeekdayDate(lagosDate(departure))}, ${formatTimeOfDay(departure)}`
}

/** What is said of a passenger beside the name. */
export const describePassenger = ({ phone_masked, dropoff, needs }: Passenger): string =>
  [phone_masked, `to ${dropoff.name}`, ...needs].filter((part) => part !== null).join(', ')

/** The passengers of a trip as a text message for a phone without internet. */
export function formatPassengerText(trip: TextTrip, passengers: readonly Passenger[]): string {
  const groups = groupPassengers(passengers, 'stop').map(({ title, planned_at, passengers: boarding }) =>
    [
      '',
      `${title.toUpperCase()} ${planned_at === undefined ? '' : formatTimeOfDay(new Date(planned_at))}`.trim(),
      ...boarding.map((each) =>
        [[each.seat, namePassenger(each)].filter(Boolean).join(' '), describePassenger(each), statusWords.get(each.status)]
          .filter(Boolean)
          .join(', '),
      ),
    ].join('\n'),
  )
  const lines = [
    `${formatTripName(trip)}, ${formatDeparture(trip.departure_at)}`,
    [trip.reference, trip.vehicle?.registration_number].filter(Boolean).join(', '),
    ...groups,
  ]
  return toPlainLetters(lines.join('\n'))
}
