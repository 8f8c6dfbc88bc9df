import { formatCell, type Column, type Row } from '@vehicle-partner/api/server'
import { formatNaira, lagosDate, formatDate, formatTimeOfDay } from '@vehicle-partner/domain'
import { mutedColor, finishPdf, openPdf } from '../pdf/pdfDocument.ts'
import { openPdfTable } from '../pdf/pdfTable.ts'

function shown(column: Column, row: Row): string {
  const value = row[column.key] ?? null
  if (value === null) return ''
  if (column.kind === 'naira' && typeof value === 'number') return formatNaira(value)
  if (column.kind === 'instant' && typeof value === 'string') {
    const at = new Date(value)
    return `${formatDate(lagosDate(at))} ${formatTimeOfDay(at)}`
  }
  return String(formatCell(column, row) ?? '')
}

/** A list as PDF. */
export async function reportPdf(
  about: { title: string; company: string; at: Date },
  columns: readonly Column[],
  pages: AsyncIterable<readonly Row[]>,
): Promise<Uint8Array> {
  const { title, company, at } = about
  const paper = openPdf({ title, subject: company, at, landscape: true })
  paper.text('H1', title, { size: 18, bold: true })
  paper.text('P', `${company} · as of ${formatDate(lagosDate(at))} ${formatTimeOfDay(at)}`, { color: mutedColor })
  paper.document.moveDown(1)
  const table = openPdfTable(
    paper,
    columns.map(({ label, kind }) => ({
      label,
      share: kind === 'number' ? 6 : kind === 'text' ? 13 : 11,
      number: kind === 'naira' || kind === 'number',
    })),
  )
  for await (const page of pages) for (const row of page) table.row({ cells: columns.map((column) => shown(column, row)) })
  table.end()
  return finishPdf(paper)
}
