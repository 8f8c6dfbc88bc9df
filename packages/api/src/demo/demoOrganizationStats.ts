import { addDays, listDays, lagosDate, monthRange, weekday, type Day } from '@vehicle-partner/domain'
import type { OrganizationKey } from './demoOrganizations.ts'

/** Trips of a day, as the earnings count them. */
export interface DemoDay {
  date: Day
  total: number
  completed: number
  cancelled: number
  missed: number
}

/** Statistics of an organisation that are not derived from its fleet and trips. */
export interface OrganizationStats {
  /** Trip counts by day, past and planned, oldest first. The basis of the earnings. */
  days: DemoDay[]
  /** Oldest first. */
  ratings: { month: string; rating: number; count: number }[]
}

/** The statistics of an organisation without a fleet. A function, so that lists are not shared. */
export const emptyStats = (): OrganizationStats => ({
  days: [],
  ratings: [],
})

/** Planned trips from Monday to Sunday. */
type WeekPlan = readonly [number, number, number, number, number, number, number]

/** Creates plausible statistics, equal for equal times. */
export function createStats(key: OrganizationKey, now: Date): OrganizationStats {
  const today = lagosDate(now)
  if (key === 'okafor') {
    return {
      days: createDays([19, 19, 18, 19, 18, 9, 5], today, 3),
      ratings: createRatings(today, [196, 204, 221, 214, 233, 216], [8.5, 8.6, 8.7, 8.7, 8.8, 8.8]),
    }
  }
  if (key === 'musa') {
    return {
      days: createDays([1, 1, 1, 1, 0, 0, 0], today, 0),
      ratings: createRatings(today, [14, 17, 16], [9.1, 9, 9.2]),
    }
  }
  if (key === 'express') {
    return {
      days: createDays([62, 61, 60, 62, 59, 30, 16], today, 8),
      ratings: createRatings(today, [640, 655, 702], [8.1, 8.2, 8.2]),
    }
  }
  return emptyStats()
}

/** From ninety days ago to fourteen days ahead. */
function createDays(week: WeekPlan, today: Day, active: number): DemoDay[] {
  return listDays(addDays(today, -90), addDays(today, 14)).map((date) => {
    const planned = week[weekday(date) - 1] ?? 0
    const wobble = planned > 2 ? (hashDay(date) % 3) - 1 : 0
    const total = Math.max(planned + wobble, date === today ? active : 0)
    if (date > today) return { date, total: planned, completed: 0, cancelled: 0, missed: 0 }
    if (date === today) return { date, total, completed: Math.floor((total - active) * 0.7), cancelled: 0, missed: 0 }
    const cancelled = planned > 2 && hashDay(date) % 7 === 0 ? 1 : 0
    const missed = planned > 2 && hashDay(date) % 19 === 0 ? 1 : 0
    return { date, total, completed: total - cancelled - missed, cancelled, missed }
  })
}

/** A pseudo-random number of a day. */
const hashDay = (date: Day) => date.split('-').reduce((sum, part) => sum * 31 + Number(part), 7)

function createRatings(today: Day, counts: readonly number[], means: readonly number[]): OrganizationStats['ratings'] {
  return counts.map((count, at) => ({
    month: monthRange(today, at - counts.length + 1).from.slice(0, 7),
    rating: means[at] ?? 0,
    count,
  }))
}
