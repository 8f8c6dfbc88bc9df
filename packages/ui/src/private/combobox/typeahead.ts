import { foldText } from './textMatch.ts'

/**
 * Returns the index of the next name that starts with the typed letters. Repeating one letter cycles through all names that start
 * with it.
 */
export function findByTypeahead(names: readonly string[], typed: string, from: number, isOff: (index: number) => boolean): number {
  const letters = foldText(typed)
  const first = letters.slice(0, 1)
  const isRepeated = letters.length > 1 && letters === first.repeat(letters.length)
  const start = letters.length === 1 || isRepeated ? from + 1 : Math.max(from, 0)
  const findMatch = (wanted: string) => {
    for (let step = 0; step < names.length; step++) {
      const index = (start + step) % names.length
      if (!isOff(index) && foldText(names[index] ?? '').startsWith(wanted)) return index
    }
    return -1
  }
  const fullMatch = findMatch(letters)
  return fullMatch === -1 && isRepeated ? findMatch(first) : fullMatch
}
