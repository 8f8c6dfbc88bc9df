import { addDays, lagosDate, lagosDayStart, monthRange } from '@vehicle-partner/domain'
import type { Every } from './job.ts'

/** The moments in (after, until] at which something with a place in the calendar is due; none for what is due every so many seconds. */
export function occurrences(every: Every, after: Date, until: Date): Date[] {
  if ('seconds' in every) return []
  const within = (moment: Date) => moment > after && moment <= until
  const out: Date[] = []
  if ('daily' in every) {
    for (let day = lagosDate(after); day <= lagosDate(until); day = addDays(day, 1)) out.push(at(day, every.daily))
    return out.filter(within)
  }
  const { day, at: time } = every.monthly
  for (let month = monthRange(lagosDate(after)); month.from <= lagosDate(until); month = monthRange(month.from, 1)) {
    const wanted = addDays(month.from, day - 1)
    out.push(at(wanted > month.to ? month.to : wanted, time)) // the 31st of a short month is its last day
  }
  return out.filter(within)
}

/** A time of day in Lagos. */
function at(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(lagosDayStart(day).getTime() + (hours * 60 + minutes) * 60_000)
}

/** Whether something that is due every so many seconds is due. */
export const isDue = (every: Every, doneUntil: Date, now: Date): boolean =>
  'seconds' in every && now.getTime() - doneUntil.getTime() >= every.seconds * 1000
