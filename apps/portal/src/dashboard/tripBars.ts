import { daysBetween, monthRange, formatAxisDate, weekday, formatWeekdayDate, weekRange, type Day } from '@vehicle-partner/domain'

export interface TripBar {
  id: string
  /** The whole name: "Thu 19 Nov 2026". */
  label: string
  tick?: string
  tickShort?: string
  value: number
  /** Of days after today. */
  planned: boolean
}

export type BarUnit = 'day' | 'week' | 'month'

/** Days up to which each has a bar of its own, and up to which weeks have. */
const longest = { day: 62, week: 182 }

const titles: Record<BarUnit, string> = { day: 'Trips per day', week: 'Trips per week', month: 'Trips per month' }

/** The bars of a range: by day, by week (from Monday) or by month, as many as can be told apart. A week or month that holds today has two. */
export function groupTripsIntoBars(days: readonly { date: Day; total: number }[], today: Day): { step: BarUnit; title: string; bars: TripBar[] } {
  const [first, last] = [days[0], days.at(-1)]
  const length = first && last ? daysBetween(first.date, last.date) + 1 : 0
  const step: BarUnit = length <= longest.day ? 'day' : length <= longest.week ? 'week' : 'month'
  const bars = new Map<string, TripBar>()
  for (const { date, total } of days) {
    const planned = date > today
    const start = starts[step](date)
    const id = planned ? `${start}+` : start
    const bar = bars.get(id)
    if (bar) bar.value += total
    else bars.set(id, { id, value: total, planned, ...names[step](start, length, planned && bars.has(start)) })
  }
  return { step, title: titles[step], bars: [...bars.values()] }
}

const starts: Record<BarUnit, (day: Day) => Day> = {
  day: (day) => day,
  week: (day) => weekRange(day).from,
  month: (day) => monthRange(day).from,
}

type Names = Pick<TripBar, 'label' | 'tick' | 'tickShort'>

/** `rest`: the planned part of a week or month whose first part has a bar already. */
const names: Record<BarUnit, (start: Day, length: number, rest: boolean) => Names> = {
  day(day, length) {
    const marked = length <= 8 || weekday(day) === 1
    return { label: formatWeekdayDate(day), ...(marked ? { tick: formatAxisDate(day), tickShort: String(Number(day.slice(8))) } : {}) }
  },
  week(start, _length, rest) {
    const tick = formatAxisDate(start)
    return rest ? { label: `Rest of the week from ${tick}` } : { label: `Week from ${tick}`, tick, tickShort: tick }
  },
  month(start, _length, rest) {
    const [, month = ''] = formatAxisDate(start).split(' ')
    const label = `${month} ${start.slice(0, 4)}`
    return rest ? { label: `Rest of ${label}` } : { label, tick: start.slice(5, 7) === '01' ? label : month, tickShort: month.slice(0, 1) }
  },
}
