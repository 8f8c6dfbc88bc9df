/**
 * Inserts separators while digits are appended at the end. Deleted, pasted and edited text stays as it is, and a deleted separator
 * does not come back.
 */
export function insertSeparators(before: string, after: string): string {
  const isAppended = after.length === before.length + 1 && after.startsWith(before)
  const key = after.at(-1) ?? ''
  if (!isAppended) return after
  // A hyphen after DD-MM-YY can mean a year first: joins the first two parts.
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
