/** A distance in kilometres: '31.4 km'. Takes metres. */
export const formatDistance = (metres: number): string => `${Math.round(metres / 100) / 10} km`

/** A duration in hours and minutes: '1 h 13 min'. Takes seconds. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
