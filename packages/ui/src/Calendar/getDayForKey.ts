import { addDays, addMonths, getWeekday, type Day } from '../private/calendarDays.ts'

interface DayKey {
  key: string
  shiftKey: boolean
  rtl: boolean
  /** 0 is Monday. */
  weekStart: number
}

/** Returns the day that a key moves to, or undefined for other keys. */
export function getDayForKey(day: Day, { key, shiftKey, rtl, weekStart }: DayKey): Day | undefined {
  const weekdayIndex = (getWeekday(day) - weekStart + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, rtl ? 1 : -1)
    case 'ArrowRight':
      return addDays(day, rtl ? -1 : 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayIndex)
    case 'End':
      return addDays(day, 6 - weekdayIndex)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
