import { daysBetween, monthRange, formatAxisDate, weekday, formatWeekdayDate, weekRange, type Day } from '@vehicle-partner/domain'

export interface TripBar {
  id: string
  /** The full name: "Thu 19 Nov 2026". */
  label: string
  axisLabel?: string
  axisLabelShort?: string
  value: number
  /** Whether its days are after today. */
  planned: boolean
}

export type BarUnit = 'day' | 'week' | 'month'

/** The longest range in days that is shown by day, and by week. */
const maximumDays = { day: 62, week: 182 }

const titles: Record<BarUnit, string> = { day: 'Trips per day', week: 'Trips per week', month: 'Trips per month' }

/** Groups trips into bars by day, week (from Monday) or month, depending on the range. A week or month that contains today has two bars. */
export function groupTripsIntoBars(
  days: readonly { date: Day; total: number }[],
  today: Day,
): { step: BarUnit; title: string; bars: TripBar[] } {
  const [first, last] = [days[0], days.at(-1)]
  const length = first && last ? daysBetween(first.date, last.date) + 1 : 0
  const step: BarUnit = length <= maximumDays.day ? 'day' : length <= maximumDays.week ? 'week' : 'month'
  const bars = new Map<string, TripBar>()
  for (const { date, total } of days) {
    const planned = date > today
    const start = getStart[step](date)
    const id = planned ? `${start}+` : start
    const bar = bars.get(id)
    if (bar) bar.value += total
    else bars.set(id, { id, value: total, planned, ...createLabels[step](start, length, planned && bars.has(start)) })
  }
  return { step, title: titles[step], bars: [...bars.values()] }
}

const getStart: Record<BarUnit, (day: Day) => Day> = {
  day: (day) => day,
  week: (day) => weekRange(day).from,
  month: (day) => monthRange(day).from,
}

type BarLabels = Pick<TripBar, 'label' | 'axisLabel' | 'axisLabelShort'>

/** `isRest`: the planned part of a week or month whose past part has a bar. */
const createLabels: Record<BarUnit, (start: Day, length: number, isRest: boolean) => BarLabels> = {
  day(day, length) {
    const hasAxisLabel = length <= 8 || weekday(day) === 1
    return {
      label: formatWeekdayDate(day),
      ...(hasAxisLabel ? { axisLabel: formatAxisDate(day), axisLabelShort: String(Number(day.slice(8))) } : {}),
    }
  },
  week(start, _length, isRest) {
    const axisLabel = formatAxisDate(start)
    return isRest
      ? { label: `Rest of the week from ${axisLabel}` }
      : { label: `Week from ${axisLabel}`, axisLabel, axisLabelShort: axisLabel }
  },
  month(start, _length, isRest) {
    const [, month = ''] = formatAxisDate(start).split(' ')
    const label = `${month} ${start.slice(0, 4)}`
    return isRest
      ? { label: `Rest of ${label}` }
      : { label, axisLabel: start.slice(5, 7) === '01' ? label : month, axisLabelShort: month.slice(0, 1) }
  },
}
