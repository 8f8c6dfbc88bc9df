import { daysBetween, lagosDayStart, type Day } from '@vehicle-partner/domain'

/** The instant of a minute of a day in Lagos; minutes may exceed the day. */
export const lagosTime = (day: Day, minute: number): Date => addMinutes(lagosDayStart(day), minute)

export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + Math.round(minutes * 60_000))

export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000

/** Days since 1 January 2020. */
export const dayNumber = (day: Day): number => daysBetween('2020-01-01', day)
