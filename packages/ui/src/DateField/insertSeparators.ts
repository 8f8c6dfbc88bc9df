/**
 * What stands in the field after a key. Separators come by themselves, but only while figures are added at the end: what is
 * deleted, pasted or changed in the middle stays as it is, and a separator that was deleted does not come back.
 */
export function insertSeparators(before: string, after: string): string {
  const isAppended = after.length === before.length + 1 && after.startsWith(before)
  const key = after.at(-1) ?? ''
  if (!isAppended) return after
  // Somebody writes the year first after all: what was taken for day and month is put together again.
  if (key === '-') {
    const [, century = '', year = '', month = ''] = /^(\d{2})-(\d{2})-(\d{2})$/.exec(before) ?? []
    return century ? `${century}${year}-${month}-` : after
  }
  if (!/^\d$/.test(key)) return after
  const [, first = '', tens = ''] = /^(\d{2})-([2-9])$/.exec(before) ?? []
  if (first) return `${first}${tens}${key}`
  if (/^\d{2}$/.test(before)) return `${before}-${key}`
  const [, separator] = /^\d{1,2}([-/.])\d{2}$/.exec(before) ?? []
  return separator === undefined ? after : `${before}${separator}${key}`
}
