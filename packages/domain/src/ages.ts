import type { Day } from './calendarDays.ts'

/** Years from which somebody is of age. */
export const adultYears = 18

/** Whether somebody who was born on that day is of age on another; who was born on 29 February waits for 1 March. */
export function isAdult(born: Day, on: Day, years = adultYears): boolean {
  const year = Number(born.slice(0, 4)) + years
  return `${String(year).padStart(4, '0')}${born.slice(4)}` <= on
}
