import type { BarDatum } from '../../BarChart/BarChart.tsx'

const counts = [7, 19, 19, 17, 20, 19, 8, 4, 20, 19, 17, 17, 19, 9, 5, 16, 20, 18, 18, 16, 10, 3, 13, 13, 15, 15, 14, 4, 4, 15]
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A month of trips, 1 to 30 November 2026; the 22nd and later are still to come. */
export const november: BarDatum[] = counts.map((value, index) => {
  const day = index + 1
  const isMonday = index % 7 === 1
  return {
    id: `2026-11-${String(day).padStart(2, '0')}`,
    label: `${weekdays[index % 7]} ${day} Nov`,
    axisLabel: isMonday ? `${day} Nov` : undefined,
    axisLabelShort: isMonday ? String(day) : undefined,
    value,
    planned: day > 21,
  }
})

/** A year, one bar a day, named at the first of each month. */
export const year: BarDatum[] = Array.from({ length: 365 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 0, 1 + index))
  const label = `${date.getUTCDate()} ${date.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' })}`
  return { id: String(index), label, axisLabel: date.getUTCDate() === 1 ? label : undefined, value: 6 + ((index * 7) % 15) }
})
