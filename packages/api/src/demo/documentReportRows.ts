import { documents } from '../documents/documents.contract.ts'
import { documentsMock } from '../documents/documents.mock.ts'
import { toDocumentListFilters, type ReportFilters } from '../reports/documentReportFilters.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { requireMember, type MockContext } from './mockContext.ts'
import { readListed } from './readListed.ts'

/** The rows of the report of documents: those that the list shows with these filters. */
export async function readDocumentReportRows(context: MockContext, filters: ReportFilters): Promise<ReportRow[]> {
  const params = { account_sid: requireMember(context).organization.id }
  const listed = await readListed(documents.list.query, toDocumentListFilters(filters, context.demoData.clock()), (query) =>
    documentsMock.list(context, { params, query }),
  )
  return listed.map(({ owner_type, owner_label, type, status, expiry_date, days_left }) => ({
    owner_type,
    owner: owner_label,
    type,
    status,
    expiry_date,
    days_left,
  }))
}
