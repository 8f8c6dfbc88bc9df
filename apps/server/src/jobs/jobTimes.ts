import { addDays, lagosDate, lagosDayStart, monthRange } from '@vehicle-partner/domain'
import type { JobInterval } from './job.ts'

/** The times in (after, until] at which a daily or monthly job is due; none for jobs with an interval in seconds. */
export function listDueTimes(every: JobInterval, after: Date, until: Date): Date[] {
  if ('seconds' in every) return []
  const within = (moment: Date) => moment > after && moment <= until
  const out: Date[] = []
  if ('daily' in every) {
    for (let day = lagosDate(after); day <= lagosDate(until); day = addDays(day, 1)) out.push(lagosTime(day, every.daily))
    return out.filter(within)
  }
  const { day, at: time } = every.monthly
  for (let month = monthRange(lagosDate(after)); month.from <= lagosDate(until); month = monthRange(month.from, 1)) {
    const wanted = addDays(month.from, day - 1)
    out.push(lagosTime(wanted > month.to ? month.to : wanted, time)) // in a shorter month, the last day
  }
  return out.filter(within)
}

/** A time of day in Lagos. */
function lagosTime(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(lagosDayStart(day).getTime() + (hours * 60 + minutes) * 60_000)
}

/** Whether a job with an interval in seconds is due. */
export const isDue = (every: JobInterval, doneUntil: Date, now: Date): boolean =>
  'seconds' in every && now.getTime() - doneUntil.getTime() >= every.seconds * 1000
