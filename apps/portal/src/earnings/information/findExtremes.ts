interface VehicleProfit {
  costs_kobo: number
  profit_kobo: number
}

/** The vehicles with the most and the least profit. Undefined without costs, or where they do not differ. */
export function findExtremes<Row extends VehicleProfit>(rows: readonly Row[]): { best: Row; worst: Row } | undefined {
  const sorted = rows.toSorted((one, other) => other.profit_kobo - one.profit_kobo)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  if (!best || !worst || best.profit_kobo === worst.profit_kobo || rows.every(({ costs_kobo }) => costs_kobo === 0)) return undefined
  return { best, worst }
}
