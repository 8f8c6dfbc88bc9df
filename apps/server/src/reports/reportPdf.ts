import { formatCell, type ReportColumn, type ReportRow } from '@vehicle-partner/api/server'
import { formatDate, formatMonth, formatNaira, formatTimeOfDay, lagosDate } from '@vehicle-partner/domain'
import { collectWritten, endPdf, mutedColor, openPdf } from '../pdf/pdfDocument.ts'
import { openPdfTable } from '../pdf/pdfTable.ts'

const formatInstant = (instant: string) => {
  const at = new Date(instant)
  return `${formatDate(lagosDate(at))} ${formatTimeOfDay(at)}`
}

/** How the values of a column are written for people, unlike in files for spreadsheets. */
const textFormats: Readonly<Partial<Record<ReportColumn['kind'], (value: string) => string>>> = {
  day: formatDate,
  month: formatMonth,
  instant: formatInstant,
}

/** The text of a cell. */
export function formatText(column: ReportColumn, row: ReportRow): string {
  const value = row[column.key] ?? null
  if (column.kind === 'naira' && typeof value === 'number') return formatNaira(value)
  const format = textFormats[column.kind]
  return format && typeof value === 'string' ? format(value) : String(formatCell(column, row) ?? '')
}

/** A list as PDF, written page by page. */
export async function* createReportPdf(
  about: { title: string; company: string; at: Date },
  columns: readonly ReportColumn[],
  pages: AsyncIterable<readonly ReportRow[]>,
): AsyncIterable<Uint8Array> {
  const { title, company, at } = about
  const pdf = openPdf({ title, subject: company, at, landscape: true })
  const readWritten = collectWritten(pdf)
  pdf.text('H1', title, { size: 18, bold: true })
  pdf.text('P', `${company}, as of ${formatDate(lagosDate(at))} ${formatTimeOfDay(at)}`, { color: mutedColor })
  pdf.document.moveDown(1)
  const table = openPdfTable(
    pdf,
    columns.map(({ label, kind }) => ({
      label,
      share: kind === 'number' ? 6 : kind === 'text' ? 13 : 11,
      number: kind === 'naira' || kind === 'number',
    })),
  )
  for await (const page of pages) {
    for (const row of page) table.row({ cells: columns.map((column) => formatText(column, row)) })
    // As one: the server receives each chunk as a message of its own, and PDFKit writes thousands.
    yield Buffer.concat(readWritten())
  }
  table.end()
  await endPdf(pdf)
  yield Buffer.concat(readWritten())
}
