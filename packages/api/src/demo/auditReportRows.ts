import { audit } from '../audit/audit.contract.ts'
import { auditMock } from '../audit/audit.mock.ts'
import { RequestError } from '../kernel/errors.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { requireMember, type MockContext } from './mockContext.ts'

type Filters = Readonly<Record<string, string | readonly string[]>>

/** The rows of the report of the audit log: those that the list shows with these filters. */
export async function readAuditReportRows(context: MockContext, filters: Filters): Promise<ReportRow[]> {
  const params = { id: requireMember(context).organization.id }
  const rows: ReportRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = audit.list.query?.safeParse({ ...filters, page: String(page), perPage: '100' })
    if (!query?.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such filter' } })
    const { data, metadata } = await auditMock.list(context, { params, query: query.data })
    pages = metadata.pages
    for (const { at, actor, action, entity, changes } of data)
      rows.push({ at, actor: actor.name, actor_role: actor.role, action, entity: entity.label, changes: JSON.stringify(changes) })
  }
  return rows
}
