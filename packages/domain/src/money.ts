const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' })

/** Kobo as people read money: ₦13,503,750.00. What is no amount shows as a dash. */
export function formatNaira(kobo: number | bigint): string {
  if (typeof kobo === 'number' && !Number.isFinite(kobo)) return '—'
  const whole = BigInt(typeof kobo === 'number' ? Math.round(kobo) : kobo)
  const digits = (whole < 0n ? -whole : whole).toString().padStart(3, '0')
  // As a decimal text and not as a number: large amounts keep every kobo.
  return naira.format(`${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral)
}

/** Kobo of an amount in naira with two decimals. */
export function nairaToKobo(amount: number): number {
  return Math.round(amount * 100)
}

/** Naira with two decimals of an amount in kobo, for the one field of the wire that is in naira. */
export function koboToNaira(kobo: number): number {
  return Math.round(kobo) / 100
}

/** A share of an amount in basis points (500 is 5 %), half a kobo rounded up; of a negative amount the same with a minus. */
export function applyBasisPoints(kobo: bigint, bps: bigint): bigint {
  return kobo < 0n ? -applyBasisPoints(-kobo, bps) : (kobo * bps + 5000n) / 10_000n
}
