/** As wide as the design asks, unless there are so many bars that they would touch. */
export function barWidth(band: number, isPhone: boolean): number {
  const wanted = isPhone ? Math.min(Math.max(band * 0.6, 6), 8) : Math.min(Math.max(band * 0.46, 10), 14)
  return Math.max(Math.min(wanted, band * 0.8), 0.5)
}
