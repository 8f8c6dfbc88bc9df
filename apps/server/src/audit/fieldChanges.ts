import type { FieldChange } from './maskSecrets.ts'

/** The fields whose values differ, by the keys of `after`; dates are compared by their time. */
export function listFieldChanges<T extends object>(before: Readonly<Partial<T>>, after: Readonly<Partial<T>>): FieldChange[] {
  const keys = Object.keys(after) as (keyof T & string)[]
  return keys
    .map((field) => ({ field, from: toJsonValue(before[field]), to: toJsonValue(after[field]) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

const toJsonValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null))
