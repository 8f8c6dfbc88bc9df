const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** ISO weekdays in words: 'Monday to Friday', 'Monday, Wednesday', 'Every day'. */
export function formatWeekdays(days: readonly number[]): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b)
  const [first = 1] = sorted
  const last = sorted.at(-1) ?? first
  if (sorted.length === names.length) return 'Every day'
  const isRun = sorted.length > 2 && last - first === sorted.length - 1
  return (isRun ? [`${names[first - 1] ?? ''} to ${names[last - 1] ?? ''}`] : sorted.map((day) => names[day - 1] ?? '')).join(', ')
}
