import type { Download } from '@vehicle-partner/api'
import { byteOrderMark, formatCsvLine } from '@vehicle-partner/domain'

/** A CSV file of these lines, which spreadsheets read as UTF-8. */
export const createCsvFile = (filename: string, lines: readonly (readonly string[])[]): Download => {
  const text = byteOrderMark + lines.map(formatCsvLine).join('')
  return { filename, type: 'text/csv', blob: new Blob([text], { type: 'text/csv;charset=utf-8' }) }
}

/** A file with the headers of an import and no rows. */
export const createTemplateFile = (kind: string, fields: readonly { label: string }[]): Download =>
  createCsvFile(`${kind}-template.csv`, [fields.map(({ label }) => label)])
