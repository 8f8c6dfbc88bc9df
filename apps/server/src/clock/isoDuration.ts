const durationPattern = /^P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/
const unitsMs = [7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1000]

/** The milliseconds of an ISO 8601 duration in weeks, days, hours, minutes and seconds (`P1D`, `PT30S`); undefined for other text. */
export function parseDurationMs(text: string): number | undefined {
  const match = durationPattern.exec(text)
  if (!match || text.endsWith('P') || text.endsWith('T')) return undefined
  return unitsMs.reduce((sum, unit, index) => sum + unit * Number(match[index + 1] ?? 0), 0)
}
