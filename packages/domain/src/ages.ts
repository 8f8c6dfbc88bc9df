import type { Day } from './calendarDays.ts'

/** Minimum age of an adult, in years. */
export const adultYears = 18

/** Whether a person born on `born` is an adult on `on`. A person born on 29 February comes of age on 1 March. */
export function isAdult(born: Day, on: Day, years = adultYears): boolean {
  const year = Number(born.slice(0, 4)) + years
  return `${String(year).padStart(4, '0')}${born.slice(4)}` <= on
}
