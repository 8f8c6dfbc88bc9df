import { formatCell, type ReportColumn, type ReportRow } from '@vehicle-partner/api/server'
import { byteOrderMark, formatCsvLine } from '@vehicle-partner/domain'

/** A list as comma-separated values, written page by page. */
export async function* createReportCsv(
  columns: readonly ReportColumn[],
  pages: AsyncIterable<readonly ReportRow[]>,
): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + formatCsvLine(columns.map(({ label }) => label)))
  for await (const page of pages)
    yield encoder.encode(page.map((row) => formatCsvLine(columns.map((column) => formatCell(column, row)))).join(''))
}
