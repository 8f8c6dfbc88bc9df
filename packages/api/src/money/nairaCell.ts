/** Formats kobo as naira with two decimals and no separators. */
export const formatNairaCell = (kobo: number): string => {
  const digits = String(Math.abs(kobo)).padStart(3, '0')
  return `${kobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
