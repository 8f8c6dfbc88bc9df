/** Formats a status value as text: `on_hold` becomes "On hold". */
export function formatStatus(status: string): string {
  const words = status
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
