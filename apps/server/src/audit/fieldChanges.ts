import type { Change } from './maskSecrets.ts'

/** What differs between two states of a thing, by the keys of the second; times are compared as instants. */
export function changesBetween<T extends object>(before: Readonly<Partial<T>>, after: Readonly<Partial<T>>): Change[] {
  const keys = Object.keys(after) as (keyof T & string)[]
  return keys
    .map((field) => ({ field, from: plain(before[field]), to: plain(after[field]) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null))
