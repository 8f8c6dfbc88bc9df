import { groupDigits } from './groupDigits.ts'

/** Formats kobo as naira: ₦13,503,750.00. A value that is not finite is shown as a dash. */
export function formatNaira(kobo: number | bigint): string {
  if (typeof kobo === 'number' && !Number.isFinite(kobo)) return '—'
  const whole = BigInt(typeof kobo === 'number' ? Math.round(kobo) : kobo)
  const digits = (whole < 0n ? -whole : whole).toString().padStart(3, '0')
  return `${whole < 0n ? '-' : ''}₦${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Formats kobo as an amount in naira without the currency: 13,503,750.00. */
export const formatAmount = (kobo: number | bigint): string => formatNaira(kobo).replace('₦', '')

/** Converts naira with two decimals to kobo. */
export function nairaToKobo(amount: number): number {
  return Math.round(amount * 100)
}

/** Converts kobo to naira with two decimals, for the one API field that is in naira. */
export function koboToNaira(kobo: number): number {
  return Math.round(kobo) / 100
}

/** A share of an amount in basis points (500 is 5 %). Rounds half a kobo away from zero. */
export function applyBasisPoints(kobo: bigint, bps: bigint): bigint {
  return kobo < 0n ? -applyBasisPoints(-kobo, bps) : (kobo * bps + 5000n) / 10_000n
}
