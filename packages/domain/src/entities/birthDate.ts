import { isAdult } from '../ages.ts'
import type { Day } from '../calendarDays.ts'

/** Years after which a date of birth is taken for a slip. */
export const maxAge = 100

/** The message for a date of birth that cannot be; `underage` is for people under 18. */
export function birthDateError(dob: Day, today: Day, underage: string): string | undefined {
  if (!isAdult(dob, today)) return underage
  return isAdult(dob, today, maxAge + 1) ? 'Please check the date of birth' : undefined
}
