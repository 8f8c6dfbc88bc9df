import { addDays, dayList, lagosDate, lagosDayStart, monthOf, weekday, type Day } from '@vehicle-partner/domain'
import type { Summary } from '../partners/partners.contract.ts'
import type { TripDay } from '../trips/trips.contract.ts'
import type { OrganizationKey } from './organizations.ts'

/** What the dashboard shows of an organisation, beside its set-up. */
export interface Figures {
  vehicles: number
  vehiclesNeedingPapers: number
  drivers: number
  driversWithoutVehicle: number
  /** Trips on the road now; they are trips of today. */
  active: number
  /** Every day with trips, past and planned, oldest first. */
  days: TripDay[]
  nextTrip: { departure_at: string; origin: string; destination: string } | null
  needsAction: Summary['needs_action']
  /** Oldest first. */
  ratings: { month: string; rating: number; count: number }[]
}

/** An organisation without vehicles, drivers, trips or earnings; a function, so that nobody shares its lists. */
export const nothing = (): Figures => ({
  vehicles: 0,
  vehiclesNeedingPapers: 0,
  drivers: 0,
  driversWithoutVehicle: 0,
  active: 0,
  days: [],
  nextTrip: null,
  needsAction: [],
  ratings: [],
})

/** Trips that are planned from Monday to Sunday. */
type Week = readonly [number, number, number, number, number, number, number]

/** The figures of an organisation at a moment; plausible, and the same for the same moment. */
export function figuresOf(key: OrganizationKey, now: Date): Figures {
  const today = lagosDate(now)
  if (key === 'okafor') {
    return {
      vehicles: 12,
      vehiclesNeedingPapers: 2,
      drivers: 15,
      driversWithoutVehicle: 2,
      active: 3,
      days: daysOf([19, 19, 18, 19, 18, 9, 5], today, 3),
      nextTrip: { ...departure(now, '16:15'), origin: 'Ikeja', destination: 'Yaba' },
      needsAction: [
        {
          kind: 'document.expired',
          severity: 'critical',
          count: 2,
          label: '2 papers have expired',
          detail: 'KJA-456XY and LND-482XA get no new trips until you renew them.',
          action_label: 'Renew papers',
          link: '/vehicles?compliance=expired',
        },
      ],
      ratings: ratingsOf(today, [196, 204, 221, 214, 233, 216], [8.5, 8.6, 8.7, 8.7, 8.8, 8.8]),
    }
  }
  if (key === 'musa') {
    return {
      ...nothing(),
      vehicles: 1,
      drivers: 1,
      days: daysOf([1, 1, 1, 1, 0, 0, 0], today, 0),
      nextTrip: { ...departure(now, '06:15'), origin: 'Kubwa', destination: 'Wuse' },
      ratings: ratingsOf(today, [14, 17, 16], [9.1, 9, 9.2]),
    }
  }
  if (key === 'express') {
    return {
      ...nothing(),
      vehicles: 40,
      drivers: 48,
      driversWithoutVehicle: 5,
      active: 8,
      days: daysOf([62, 61, 60, 62, 59, 30, 16], today, 8),
      nextTrip: { ...departure(now, '16:15'), origin: 'Oshodi', destination: 'Marina' },
      ratings: ratingsOf(today, [640, 655, 702], [8.1, 8.2, 8.2]),
    }
  }
  if (key === 'udoh') {
    return {
      ...nothing(),
      vehicles: 1,
      vehiclesNeedingPapers: 1,
      drivers: 1,
      needsAction: [
        {
          kind: 'document.expired',
          severity: 'critical',
          count: 5,
          label: '5 papers have expired',
          detail: 'EKY-871ZZ gets no new trips until you renew them.',
          action_label: 'Renew papers',
          link: '/vehicles?compliance=expired',
        },
      ],
    }
  }
  return nothing()
}

/** Ninety days back and fourteen ahead. */
function daysOf(week: Week, today: Day, active: number): TripDay[] {
  return dayList(addDays(today, -90), addDays(today, 14)).map((date) => {
    const planned = week[weekday(date) - 1] ?? 0
    const wobble = planned > 2 ? (number(date) % 3) - 1 : 0
    const total = Math.max(planned + wobble, date === today ? active : 0)
    if (date > today) return { date, total: planned, completed: 0, cancelled: 0, missed: 0 }
    if (date === today) return { date, total, completed: Math.floor((total - active) * 0.7), cancelled: 0, missed: 0 }
    const cancelled = planned > 2 && number(date) % 7 === 0 ? 1 : 0
    const missed = planned > 2 && number(date) % 19 === 0 ? 1 : 0
    return { date, total, completed: total - cancelled - missed, cancelled, missed }
  })
}

/** A number of a day's own. */
const number = (date: Day) => date.split('-').reduce((sum, part) => sum * 31 + Number(part), 7)

/** The next time that it is so late in Lagos. */
function departure(now: Date, time: string): { departure_at: string } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const today = lagosDate(now)
  const at = (day: Day) => new Date(lagosDayStart(day).getTime() + (hours * 60 + minutes) * 60_000)
  return { departure_at: (at(today) > now ? at(today) : at(addDays(today, 1))).toISOString() }
}

function ratingsOf(today: Day, counts: readonly number[], means: readonly number[]): Figures['ratings'] {
  return counts.map((count, at) => ({
    month: monthOf(today, at - counts.length + 1).from.slice(0, 7),
    rating: means[at] ?? 0,
    count,
  }))
}
