/** Formats bytes as data plans count them, by thousands: '0 kB', '850 kB', '1.2 MB'. */
export const formatLoadedBytes = (bytes: number): string =>
  bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
