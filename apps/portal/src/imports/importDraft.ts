import * as z from 'zod/mini'
import { applyChoices, type ColumnChoices } from './columnChoices.ts'
import type { DraftRow } from './draftRows.ts'
import type { ImportField } from './importFields.ts'
import type { ImportFile } from './readImportFile.ts'

/** Fields whose values are never kept, as in every draft of the product. */
const unkeptFields: readonly string[] = ['nin']

const Cells = z.record(z.string(), z.string())
const Choice = z.union([z.object({ column: z.int() }), z.object({ value: z.string() })])

/** The rows of an import that is not finished, with what was corrected in them. Kept on this device only. */
const ImportDraft = z.object({
  fileName: z.string(),
  headers: z.array(z.string()),
  /** The number of rows of the file. */
  rowCount: z.int(),
  choices: z.record(z.string(), Choice),
  importedCount: z.int(),
  rows: z.array(
    z.object({
      number: z.int(),
      cells: Cells,
      errors: Cells,
      editing: z.union([z.literal('all'), z.array(z.string())]),
    }),
  ),
  /** Whether rows had values that are not kept: they are read from the file again. */
  needsFile: z.boolean(),
})
export type ImportDraft = z.output<typeof ImportDraft>

/** The draft that was kept, unless another version of the program has kept it. */
export const parseImportDraft = (kept: unknown): ImportDraft | undefined => ImportDraft.safeParse(kept).data

const withoutFields = (cells: Readonly<Record<string, string>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(cells).filter(([field]) => !fields.includes(field)))

interface ImportState {
  file: ImportFile
  /** The number of rows of the file, which a draft that goes on has no longer. */
  rowCount: number
  choices: ColumnChoices
  importedCount: number
  rows: readonly DraftRow[]
}

/** What is kept of an import. */
export const createImportDraft = ({ file, rowCount, choices, importedCount, rows }: ImportState): ImportDraft => ({
  fileName: file.name,
  headers: [...file.headers],
  rowCount,
  choices: Object.fromEntries(Object.entries(choices).flatMap(([field, choice]) => (choice === undefined ? [] : [[field, choice]]))),
  importedCount,
  rows: rows.map(({ number, cells, errors, editing }) => ({
    number,
    cells: withoutFields(cells, unkeptFields),
    errors,
    editing: editing === 'all' ? 'all' : [...editing],
  })),
  needsFile: rows.some(({ cells }) => unkeptFields.some((field) => field in cells)),
})

/** The draft of this file that needs it to go on; without one the file begins anew. */
export function findDraftOf(kept: unknown, { headers, rows }: ImportFile): ImportDraft | undefined {
  const draft = parseImportDraft(kept)
  const isSame = draft?.rowCount === rows.length && draft.headers.join('\n') === headers.join('\n')
  return draft?.needsFile && isSame ? draft : undefined
}

/** The rows of a draft, with what was not kept of them from their file. */
export function fillFromFile({ rows, choices }: ImportDraft, file: ImportFile, fields: readonly ImportField[]): DraftRow[] {
  const unkept = fields.filter(({ field }) => unkeptFields.includes(field))
  const found = applyChoices(file, unkept, choices)
  // Row 1 of the file holds the headers.
  return rows.map((row) => ({ ...row, cells: { ...row.cells, ...found[row.number - 2] } }))
}
