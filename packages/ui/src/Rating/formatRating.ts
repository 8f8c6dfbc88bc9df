export interface FormattedRating {
  /** With decimals: "8.7". */
  text: string
  /** The number of filled ticks. */
  ticks: number
}

/** Formats a rating: clamped to the scale, halves rounded up. Undefined without a rating. */
export function formatRating(value: number | null | undefined, max: number, precision: number): FormattedRating | undefined {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return undefined
  const clamped = Math.min(Math.max(value, 0), max)
  const power = 10 ** precision
  // 8.45 is slightly smaller in binary; `toFixed` alone would round it to 8.4.
  const rounded = Math.round((clamped + Number.EPSILON) * power) / power
  return { text: rounded.toFixed(precision), ticks: Math.round(clamped) }
}
