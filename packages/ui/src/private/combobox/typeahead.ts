import { fold } from './match.ts'

/**
 * Where typed letters lead in a list of names: to the next that starts with them, the one where they are first.
 * The same letter again and again goes through all that start with it.
 */
export function typeahead(names: readonly string[], typed: string, from: number, isOff: (index: number) => boolean): number {
  const letters = fold(typed)
  const first = letters.slice(0, 1)
  const isRepeated = letters.length > 1 && letters === first.repeat(letters.length)
  const start = letters.length === 1 || isRepeated ? from + 1 : Math.max(from, 0)
  const seek = (wanted: string) => {
    for (let step = 0; step < names.length; step++) {
      const index = (start + step) % names.length
      if (!isOff(index) && fold(names[index] ?? '').startsWith(wanted)) return index
    }
    return -1
  }
  const whole = seek(letters)
  return whole === -1 && isRepeated ? seek(first) : whole
}
