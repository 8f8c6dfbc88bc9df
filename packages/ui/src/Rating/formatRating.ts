export interface FormattedRating {
  /** With its decimals: "8.7". */
  text: string
  /** How many of the ticks are on. */
  ticks: number
}

/** A rating as it is printed: inside its scale, halves rounded up. What is no rating has none. */
export function formatRating(value: number | null | undefined, max: number, precision: number): FormattedRating | undefined {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return undefined
  const inside = Math.min(Math.max(value, 0), max)
  const power = 10 ** precision
  // 8.45 is a little less than it says; `toFixed` alone would make 8.4 of it.
  const rounded = Math.round((inside + Number.EPSILON) * power) / power
  return { text: rounded.toFixed(precision), ticks: Math.round(inside) }
}
