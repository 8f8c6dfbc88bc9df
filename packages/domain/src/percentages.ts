/** Each value's share in per cent, rounded so that the shares add up to exactly 100; all zero when the sum is zero. */
export function percentages(values: readonly number[], decimals = 1): number[] {
  const counted = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0))
  const sum = counted.reduce((total, value) => total + value, 0)
  if (sum === 0) return counted.map(() => 0)
  const units = 100 * 10 ** decimals
  const exact = counted.map((value) => (value / sum) * units)
  const floors = exact.map(Math.floor)
  const left = Math.round(units - floors.reduce((total, value) => total + value, 0))
  // The remainder goes to the values that lost most by rounding down (largest remainder method).
  const losers = exact
    .map((value, at) => ({ at, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, left)
    .map(({ at }) => at)
  return floors.map((value, at) => (value + (losers.includes(at) ? 1 : 0)) / 10 ** decimals)
}
