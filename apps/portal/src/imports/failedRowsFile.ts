import type { Download } from '@vehicle-partner/api'
import { byteOrderMark, formatCsvLine } from '@vehicle-partner/domain'
import { rowMessage, type DraftRow } from './draftRows.ts'
import type { ImportField } from './importFields.ts'

const createCsv = (filename: string, lines: readonly (readonly string[])[]): Download => {
  const text = byteOrderMark + lines.map(formatCsvLine).join('')
  return { filename, type: 'text/csv', blob: new Blob([text], { type: 'text/csv;charset=utf-8' }) }
}

/** A file with the headers of an import and no rows. */
export const createTemplateFile = (kind: string, fields: readonly ImportField[]): Download =>
  createCsv(`${kind}-template.csv`, [fields.map(({ label }) => label)])

/** The rows that could not be imported, with the reasons in the last column. It can be corrected and imported again. */
export function createFailedRowsFile(kind: string, fields: readonly ImportField[], rows: readonly DraftRow[]): Download {
  const used = fields.filter(({ field }) => rows.some(({ cells, errors }) => field in cells || field in errors))
  const explain = ({ errors }: DraftRow) =>
    [...used, { field: rowMessage, label: 'Row' }]
      .flatMap(({ field, label }) => (errors[field] === undefined ? [] : [`${label}: ${errors[field]}`]))
      .join('; ')
  return createCsv(`${kind}-not-imported.csv`, [
    [...used.map(({ label }) => label), 'Reason'],
    ...rows.map((row) => [...used.map(({ field }) => row.cells[field] ?? ''), explain(row)]),
  ])
}
