import type { Download } from '@vehicle-partner/api'
import { rowMessage, type DraftRow } from './draftRows.ts'
import type { ImportField } from './importFields.ts'
import { createCsvFile } from './importTemplate.ts'

/** The rows that could not be imported, with the reasons in the last column. It can be corrected and imported again. */
export function createFailedRowsFile(kind: string, fields: readonly ImportField[], rows: readonly DraftRow[]): Download {
  const used = fields.filter(({ field }) => rows.some(({ cells, errors }) => field in cells || field in errors))
  const explain = ({ errors }: DraftRow) =>
    [...used, { field: rowMessage, label: 'Row' }]
      .flatMap(({ field, label }) => (errors[field] === undefined ? [] : [`${label}: ${errors[field]}`]))
      .join('; ')
  return createCsvFile(`${kind}-not-imported.csv`, [
    [...used.map(({ label }) => label), 'Reason'],
    ...rows.map((row) => [...used.map(({ field }) => row.cells[field] ?? ''), explain(row)]),
  ])
}
