import { importLimits, parseCsvRows, unescapeFormula, type CsvRows } from '@vehicle-partner/domain'

/** What a file may hold. A cell is longer than any field of a vehicle or a driver. */
export const fileLimits = { bytes: 2 * 1024 * 1024, rows: importLimits.rows + 1, columns: 60, cell: 500 } as const

/** The rows of a file, as texts. */
export interface ImportFile {
  name: string
  headers: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Spreadsheets of the "Excel" kind are archives, which begin with these letters. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads a CSV or XLSX file; throws an error whose message says why it cannot be read. */
export async function readImportFile(file: File): Promise<ImportFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { rows, problem }: CsvRows = isArchive(bytes)
    ? (await import('./readWorkbook.ts')).readWorkbook(bytes, fileLimits)
    : parseCsvRows(new TextDecoder().decode(bytes), fileLimits)
  if (problem !== undefined) throw new Error(problem)
  const [headers = [], ...body] = rows
  return { name: file.name, headers, rows: body.map((row) => row.map(unescapeFormula)) }
}
