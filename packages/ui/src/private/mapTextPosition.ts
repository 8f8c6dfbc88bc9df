/** Only letters, digits and the plus of a phone number: what separators between groups are not. */
const removeSeparators = (text: string) => text.replace(/[^\p{L}\p{N}+]/gu, '')

/** The position in a rewritten text that corresponds to a position in the text before: after the same letter or digit. */
export function mapTextPosition(before: string, after: string, position: number): number {
  const head = before.slice(0, position)
  if (head === before) return after.length
  if (after.startsWith(head)) return position
  const skipped = removeSeparators(head)
  const target = removeSeparators(after)
  let count = skipped.length
  // Where the start of the text was replaced, count from its end.
  if (!target.startsWith(skipped)) count += target.length - removeSeparators(before).length
  let index = 0
  while (count > 0 && index < after.length) if (removeSeparators(after.charAt(index++))) count--
  return index
}
