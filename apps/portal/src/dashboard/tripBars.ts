import { daysBetween, monthRange, formatAxisDate, weekday, formatWeekdayDate, weekRange, type Day } from '@vehicle-partner/domain'

export interface TripBar {
  id: string
  /** The full name: "Thu 19 Nov 2026". */
  label: string
  axisLabel?: string
  axisLabelShort?: string
  value: number
  /** Completed, under way and still to come; absent if the server does not count them. */
  parts?: Parts
}

interface Parts {
  done: number
  current: number
  upcoming: number
}

/** A day of the trip statistics. Servers of the specification send `date` and `total` alone. */
export interface CountedDay {
  date: Day
  total: number
  completed?: number | undefined
  active?: number | undefined
  upcoming?: number | undefined
}

export type BarUnit = 'day' | 'week' | 'month'

/** The longest range in days that is shown by day, and by week. */
const maximumDays = { day: 62, week: 182 }

const titles: Record<BarUnit, string> = { day: 'Trips per day', week: 'Trips per week', month: 'Trips per month' }

/**
 * Groups trips into bars by day, week (from Monday) or month, depending on the range. Like the figures and the donut, bars count completed,
 * active and upcoming trips; cancelled and missed ones are left out.
 */
export function groupTripsIntoBars(days: readonly CountedDay[]): { step: BarUnit; title: string; bars: TripBar[] } {
  const [first, last] = [days[0], days.at(-1)]
  const length = first && last ? daysBetween(first.date, last.date) + 1 : 0
  const step: BarUnit = length <= maximumDays.day ? 'day' : length <= maximumDays.week ? 'week' : 'month'
  const bars = new Map<string, TripBar>()
  for (const day of days) {
    const id = getStart[step](day.date)
    const bar = bars.get(id) ?? { id, value: 0, ...createLabels[step](id, length) }
    const parts = partsOf(day)
    bar.value += parts ? parts.done + parts.current + parts.upcoming : day.total
    if (parts) bar.parts = addParts(bar.parts, parts)
    bars.set(id, bar)
  }
  return { step, title: titles[step], bars: [...bars.values()] }
}

/** The same counts as in the figures and the donut; undefined if the server sends totals alone. */
function partsOf({ completed, active, upcoming }: CountedDay): Parts | undefined {
  if (completed === undefined || active === undefined || upcoming === undefined) return undefined
  return { done: completed, current: active, upcoming }
}

const addParts = (a: Parts | undefined, b: Parts): Parts => ({
  done: (a?.done ?? 0) + b.done,
  current: (a?.current ?? 0) + b.current,
  upcoming: (a?.upcoming ?? 0) + b.upcoming,
})

const getStart: Record<BarUnit, (day: Day) => Day> = {
  day: (day) => day,
  week: (day) => weekRange(day).from,
  month: (day) => monthRange(day).from,
}

type BarLabels = Pick<TripBar, 'label' | 'axisLabel' | 'axisLabelShort'>

const createLabels: Record<BarUnit, (start: Day, length: number) => BarLabels> = {
  day(day, length) {
    const hasAxisLabel = length <= 8 || weekday(day) === 1
    return {
      label: formatWeekdayDate(day),
      ...(hasAxisLabel ? { axisLabel: formatAxisDate(day), axisLabelShort: String(Number(day.slice(8))) } : {}),
    }
  },
  week(start) {
    const axisLabel = formatAxisDate(start)
    return { label: `Week from ${axisLabel}`, axisLabel, axisLabelShort: axisLabel }
  },
  month(start) {
    const [, month = ''] = formatAxisDate(start).split(' ')
    const label = `${month} ${start.slice(0, 4)}`
    return { label, axisLabel: start.slice(5, 7) === '01' ? label : month, axisLabelShort: month.slice(0, 1) }
  },
}
