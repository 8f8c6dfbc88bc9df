import { byteOrderMark, formatCsvLine, lagosDate } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers, Parsed } from '../kernel/endpoint.ts'
import { paginate } from '../kernel/listResponse.ts'
import { auditTableRow, auditTableColumns } from './auditTable.ts'
import type { AuditEvent } from './auditEvent.ts'

type Query = Parsed<(typeof contract)['audit']['list']>['query']

const listAuditEvents = (context: MockContext): AuditEvent[] =>
  context.demoData.team.trail
    .filter(({ partner_id }) => partner_id === requireMember(context).organization.id)
    .map(({ event }) => event)
    .toReversed()

const actorId = ({ actor }: AuditEvent) => actor.id ?? 'system'
const matchesFilter = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)

function filterAuditEvents(context: MockContext, query: Query): AuditEvent[] {
  return listAuditEvents(context).filter((event) => {
    const day = lagosDate(new Date(event.at))
    return (
      matchesFilter(query.actor_id, actorId(event)) &&
      matchesFilter(query.action, event.action) &&
      matchesFilter(query.entity_type, event.entity.type) &&
      matchesFilter(query.entity_id, event.entity.id) &&
      (query.from === undefined || day >= query.from) &&
      (query.to === undefined || day <= query.to)
    )
  })
}

const pageOptions = (context: MockContext) => ({
  now: context.demoData.clock(),
  by: {
    at: ({ at }: AuditEvent) => at,
    actor: ({ actor }: AuditEvent) => actor.name,
    action: ({ action }: AuditEvent) => action,
  },
  text: ({ actor, entity }: AuditEvent) => [actor.name, entity.label],
})

export const auditMock: Handlers<typeof contract, MockContext>['audit'] = {
  list(context, { query }) {
    const { data, metadata } = paginate(filterAuditEvents(context, query), query, pageOptions(context))
    const all = listAuditEvents(context)
    const actors = new Map(all.map((event) => [actorId(event), event.actor.name]))
    const names = [...actors].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
    return { data, metadata: { ...metadata, actors: names, actions: [...new Set(all.map(({ action }) => action))].toSorted() } }
  },
  download(context, { query }) {
    const events = filterAuditEvents(context, query)
    const { data } = paginate(events, { ...query, page: 1, perPage: 100 }, pageOptions(context))
    const content = [byteOrderMark, formatCsvLine(auditTableColumns), ...data.map((event) => formatCsvLine(auditTableRow(event)))].join('')
    return { type: 'text/csv', filename: `audit-${lagosDate(context.demoData.clock())}.csv`, content }
  },
}
