const durationPattern = /^P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/
const unitsMs = [7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1000]

/** Milliseconds of an ISO 8601 duration of weeks, days, hours, minutes and seconds (`P1D`, `PT30S`); undefined when it is none. */
export function parseDurationMs(text: string): number | undefined {
  const found = durationPattern.exec(text)
  if (!found || text.endsWith('P') || text.endsWith('T')) return undefined
  return unitsMs.reduce((sum, unit, index) => sum + unit * Number(found[index + 1] ?? 0), 0)
}
