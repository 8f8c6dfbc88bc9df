import type { TripStatus } from './trips.ts'

const hourMs = 3_600_000

/** Names and phones of passengers may be seen from so many hours before a departure until so many after it. */
export const manifestHours = { before: 24, after: 48 } as const

/** When the names on a manifest may be seen. */
export function manifestWindow(departureAt: Date): { opens_at: Date; closes_at: Date } {
  return {
    opens_at: new Date(departureAt.getTime() - manifestHours.before * hourMs),
    closes_at: new Date(departureAt.getTime() + manifestHours.after * hourMs),
  }
}

/** Before the window there is no list yet, within it there are names, afterwards only what was counted. */
export function manifestStage(departureAt: Date, now: Date): 'closed' | 'open' | 'anonymous' {
  const { opens_at, closes_at } = manifestWindow(departureAt)
  if (now < opens_at) return 'closed'
  return now <= closes_at ? 'open' : 'anonymous'
}

/** A passenger as a driver calls them: first name and initial. */
export function formatPassengerName(fname: string, lname: string): string {
  const initial = Array.from(lname.normalize('NFC').trim())[0]
  return initial === undefined ? fname.trim() : `${fname.trim()} ${initial.toUpperCase()}.`
}

/** A phone number of which enough is shown to know it again: 0803•••0001. */
export function maskPhone(phone: string): string {
  const local = phone.replace(/^\+234/, '0').replace(/\D/g, '')
  return local.length < 8 ? '•••' : `${local.slice(0, 4)}•••${local.slice(-4)}`
}

/** Where a passenger stands. */
export const passengerStatuses = ['booked', 'boarded', 'no_show', 'alighted', 'cancelled'] as const
export type PassengerStatus = (typeof passengerStatuses)[number]

/** Passengers are ticked off only on these trips. */
export const tickingStatuses = ['boarding', 'in_progress'] as const satisfies readonly TripStatus[]

/** Whether passengers of a trip in this state can be ticked off. */
export const canTickPassengers = (status: string): boolean => tickingStatuses.some((each) => each === status)

/** What a manifest adds up to, in seats: who travels together is one row. */
export function countPassengers(rows: readonly { status: string; party_size: number }[]): {
  booked: number
  boarded: number
  no_show: number
} {
  const sum = (...statuses: PassengerStatus[]) =>
    rows.filter(({ status }) => statuses.some((each) => each === status)).reduce((seats, row) => seats + row.party_size, 0)
  return { booked: sum('booked', 'boarded', 'no_show', 'alighted'), boarded: sum('boarded', 'alighted'), no_show: sum('no_show') }
}
