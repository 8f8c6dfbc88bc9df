import { matchImportHeaders } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { findOption, type ImportField, type ImportKind } from './importFields.ts'
import type { ImportFile } from './readImportFile.ts'

/** Where the values of a field come from: a column of the file, counted from 0, or one value for all rows. */
export type ColumnChoice = { column: number } | { value: string }
export type ColumnChoices = Readonly<Partial<Record<string, ColumnChoice>>>

const Remembered = z.record(z.string(), z.string())
type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (kind: ImportKind) => `IMPORT_COLUMNS_${kind.toUpperCase()}`

/** The header that was chosen for each field the last time. Only headers are kept, no values. */
export function readRemembered(storage: KeyStorage, kind: ImportKind): Readonly<Record<string, string>> {
  try {
    return Remembered.safeParse(JSON.parse(storage.getItem(keyOf(kind)) ?? '{}')).data ?? {}
  } catch {
    return {} // private windows throw
  }
}

export function remember(storage: KeyStorage, kind: ImportKind, { headers }: ImportFile, choices: ColumnChoices): void {
  const chosen = Object.entries(choices).flatMap(([field, choice]) => {
    const header = choice && 'column' in choice ? headers[choice.column] : undefined
    return header === undefined || header === '' ? [] : [[field, header]]
  })
  try {
    storage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(chosen)))
  } catch {
    // Private windows and full storages throw.
  }
}

/** The columns as they were chosen last for the same headers, and for the others as their headers say. */
export function proposeChoices(
  { headers }: ImportFile,
  fields: readonly ImportField[],
  remembered: Readonly<Record<string, string>>,
): ColumnChoices {
  const kept = fields.flatMap(({ field }) => {
    const column = remembered[field] === undefined ? -1 : headers.indexOf(remembered[field])
    return column === -1 ? [] : [[field, { column }] as const]
  })
  const taken = new Set(kept.map(([, { column }]) => column))
  const found = matchImportHeaders(
    headers.map((header, at) => (taken.has(at) ? '' : header)),
    fields.filter(({ field }) => !kept.some(([each]) => each === field)),
  )
  const matched = found.flatMap((field, column) => (field === null ? [] : [[field, { column }] as const]))
  return Object.fromEntries([...kept, ...matched])
}

/** The required fields that no row has a value for. */
export const listMissing = (fields: readonly ImportField[], choices: ColumnChoices): ImportField[] =>
  fields.filter(({ field, required }) => {
    const choice = choices[field]
    return required === true && (choice === undefined || ('value' in choice && choice.value.trim() === ''))
  })

/** The cells of each row of the file by field, with values of closed lists in their own spelling. */
export function applyChoices({ rows }: ImportFile, fields: readonly ImportField[], choices: ColumnChoices): Record<string, string>[] {
  return rows.map((row) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const choice = choices[field.field]
        const text = choice === undefined ? '' : 'column' in choice ? (row[choice.column] ?? '') : choice.value
        return text === '' ? [] : [[field.field, findOption(field, text)?.value ?? text]]
      }),
    ),
  )
}
