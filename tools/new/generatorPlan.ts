/** What a generator does: files that it writes, files that get a line, commands that follow, and what is left to a person. */
export interface Plan {
  writes: Record<string, string>
  edits: Record<string, string>
  commands: readonly (readonly string[])[]
  next: string
}

export type Read = (path: string) => string

/** Puts a line among others of its kind, in their order; throws if there is no such line. */
export function insertSorted(text: string, line: string, kind: RegExp): string {
  const lines = text.split('\n')
  const at = lines.flatMap((other, index) => (kind.test(other) ? [index] : []))
  const last = at.at(-1)
  if (last === undefined) throw new Error(`No line like ${String(kind)} to stand beside`)
  const key = (one: string) => (one.match(kind)?.[1] ?? one).toLowerCase()
  const before = at.find((index) => key(lines[index] ?? '') > key(line))
  lines.splice(before === undefined ? last + 1 : startOfStatement(lines, before), 0, line)
  return lines.join('\n')
}

/** The first line of the statement that ends in a line: a long list of names has one line for each. */
function startOfStatement(lines: readonly string[], end: number): number {
  if (!lines[end]?.startsWith('}')) return end
  return lines.findLastIndex((each, index) => index < end && /^(?:im|ex)port /.test(each))
}

/** Replaces one place of a text; an error when it is not there, so that a generator never fails in silence. */
export function replaced(text: string, place: string, by: string): string {
  if (!text.includes(place)) throw new Error(`Nothing to replace: ${place}`)
  return text.replace(place, () => by)
}

export const pascalCase = /^[A-Z][A-Za-z0-9]+$/
/** `DriverCard` as words: `driver card`. */
export const words = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
/** The first letter small: `driverCard`. */
export const camel = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
