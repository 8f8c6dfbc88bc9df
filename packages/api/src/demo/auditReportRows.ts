import { audit } from '../audit/audit.contract.ts'
import { auditMock } from '../audit/audit.mock.ts'
import type { ReportFilters } from '../reports/documentReportFilters.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { requireMember, type MockContext } from './mockContext.ts'
import { readListed } from './readListed.ts'

/** The rows of the report of the audit log: those that the list shows with these filters. */
export async function readAuditReportRows(context: MockContext, filters: ReportFilters): Promise<ReportRow[]> {
  const params = { id: requireMember(context).organization.id }
  const listed = await readListed(audit.list.query, filters, (query) => auditMock.list(context, { params, query }))
  return listed.map(({ at, actor, action, entity, changes }) => ({
    at,
    actor: actor.name,
    actor_role: actor.role,
    action,
    entity: entity.label,
    changes: JSON.stringify(changes),
  }))
}
