import type { TripStatus } from './trips.ts'

const hourMs = 3_600_000

/** Passenger names and phones are visible from `before` hours before departure until `after` hours after it. */
export const manifestHours = { before: 24, after: 48 } as const

/** The period in which names on a manifest are visible. */
export function manifestWindow(departureAt: Date): { opens_at: Date; closes_at: Date } {
  return {
    opens_at: new Date(departureAt.getTime() - manifestHours.before * hourMs),
    closes_at: new Date(departureAt.getTime() + manifestHours.after * hourMs),
  }
}

/** Before the window there is no list; within it names are shown; afterwards only counts remain. */
export function manifestAvailability(departureAt: Date, now: Date): 'closed' | 'open' | 'anonymous' {
  const { opens_at, closes_at } = manifestWindow(departureAt)
  if (now < opens_at) return 'closed'
  return now <= closes_at ? 'open' : 'anonymous'
}

/** First name and initial of the last name. */
export function formatPassengerName(fname: string, lname: string): string {
  const initial = Array.from(lname.normalize('NFC').trim())[0]
  return initial === undefined ? fname.trim() : `${fname.trim()} ${initial.toUpperCase()}.`
}

/** Masks the middle of a phone number: 0803•••0001. */
export function maskPhone(phone: string): string {
  const local = phone.replace(/^\+234/, '0').replace(/\D/g, '')
  return local.length < 8 ? '•••' : `${local.slice(0, 4)}•••${local.slice(-4)}`
}

/** Statuses of a passenger. */
export const passengerStatuses = ['booked', 'boarded', 'no_show', 'alighted', 'cancelled'] as const
export type PassengerStatus = (typeof passengerStatuses)[number]

/** Trip statuses in which passengers can be ticked off. */
export const tickingStatuses = ['boarding', 'in_progress'] as const satisfies readonly TripStatus[]

/** Whether passengers of a trip with this status can be ticked off. */
export const canTickPassengers = (status: string): boolean => tickingStatuses.some((each) => each === status)

/** Counts the seats of a manifest. A party that travels together is one row. */
export function countPassengers(rows: readonly { status: string; party_size: number }[]): {
  booked: number
  boarded: number
  no_show: number
} {
  const sum = (...statuses: PassengerStatus[]) =>
    rows.filter(({ status }) => statuses.some((each) => each === status)).reduce((seats, row) => seats + row.party_size, 0)
  return { booked: sum('booked', 'boarded', 'no_show', 'alighted'), boarded: sum('boarded', 'alighted'), no_show: sum('no_show') }
}
