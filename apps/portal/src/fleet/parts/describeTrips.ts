/** What a pause leaves as it is, after the sentence that says what it does: ' 2 upcoming trips stay assigned.'; empty without any. */
export function describeTrips(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' 1 upcoming trip stays assigned.' : ` ${count} upcoming trips stay assigned.`
}
