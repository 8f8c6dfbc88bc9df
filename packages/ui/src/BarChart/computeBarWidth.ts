/** The width of the design, or less where bars would touch. */
export function computeBarWidth(band: number, isPhone: boolean): number {
  const designWidth = isPhone ? Math.min(Math.max(band * 0.6, 6), 8) : Math.min(Math.max(band * 0.46, 10), 14)
  return Math.max(Math.min(designWidth, band * 0.8), 0.5)
}
