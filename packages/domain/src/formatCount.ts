import { groupDigits } from './groupDigits.ts'

/** A count with separators: '1,284'. Rounded to a whole number. */
export const formatCount = (count: number): string => groupDigits(Math.round(count).toFixed(0))
