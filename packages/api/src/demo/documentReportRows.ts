import { documents } from '../documents/documents.contract.ts'
import { documentsMock } from '../documents/documents.mock.ts'
import { RequestError } from '../kernel/errors.ts'
import { toDocumentListFilters, type ReportFilters } from '../reports/documentReportFilters.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { requireMember, type MockContext } from './mockContext.ts'

/** The rows of the report of documents: those that the list shows with these filters. */
export async function readDocumentReportRows(context: MockContext, filters: ReportFilters): Promise<ReportRow[]> {
  const params = { account_sid: requireMember(context).organization.id }
  const listFilters = toDocumentListFilters(filters, context.demoData.clock())
  const rows: ReportRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = documents.list.query?.safeParse({ ...listFilters, page: String(page), perPage: '100' })
    if (!query?.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such filter' } })
    const { data, metadata } = await documentsMock.list(context, { params, query: query.data })
    pages = metadata.pages
    for (const { owner_type, owner_label, type, status, expiry_date, days_left } of data)
      rows.push({ owner_type, owner: owner_label, type, status, expiry_date, days_left })
  }
  return rows
}
