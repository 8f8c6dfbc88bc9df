import type { Schedule } from '@vehicle-partner/api'

interface ExceptionDay {
  /** A day in Africa/Lagos. */
  date: string
  reason: string
  /** The departures that do not run: '06:15'. */
  times: string[]
}

/** The days from today on which departures do not run, such as public holidays, in order. */
export function groupExceptions(
  schedules: readonly Pick<Schedule, 'departure_time' | 'exceptions'>[],
  today: string,
): readonly ExceptionDay[] {
  const days = new Map<string, ExceptionDay>()
  for (const { departure_time, exceptions } of schedules)
    for (const { date, reason } of exceptions) {
      if (date < today) continue
      const key = `${date} ${reason}`
      const day = days.get(key)
      if (day) day.times.push(departure_time)
      else days.set(key, { date, reason, times: [departure_time] })
    }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}
