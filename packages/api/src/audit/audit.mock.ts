import { lagosDate } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { ofMember, type Scene } from '../demo/mockContext.ts'
import type { Handlers, Parsed } from '../kernel/endpoint.ts'
import { pageOf } from '../kernel/listResponse.ts'
import { byteOrderMark, csvLine } from '../money/csv.ts'
import { auditCells, auditColumns } from './auditTable.ts'
import type { AuditEvent } from './auditEvent.ts'

type Query = Parsed<(typeof contract)['audit']['list']>['query']

const trailOf = (scene: Scene): AuditEvent[] =>
  scene.demoData.team.trail
    .filter(({ partner_id }) => partner_id === ofMember(scene).organization.id)
    .map(({ event }) => event)
    .toReversed()

const whoOf = ({ actor }: AuditEvent) => actor.id ?? 'system'
const among = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)

function wanted(scene: Scene, query: Query): AuditEvent[] {
  return trailOf(scene).filter((event) => {
    const day = lagosDate(new Date(event.at))
    return (
      among(query.actor_id, whoOf(event)) &&
      among(query.action, event.action) &&
      among(query.entity_type, event.entity.type) &&
      among(query.entity_id, event.entity.id) &&
      (query.from === undefined || day >= query.from) &&
      (query.to === undefined || day <= query.to)
    )
  })
}

const how = (scene: Scene) => ({
  now: scene.demoData.clock(),
  by: {
    at: ({ at }: AuditEvent) => at,
    actor: ({ actor }: AuditEvent) => actor.name,
    action: ({ action }: AuditEvent) => action,
  },
  text: ({ actor, entity }: AuditEvent) => [actor.name, entity.label],
})

export const auditMock: Handlers<typeof contract, Scene>['audit'] = {
  list(scene, { query }) {
    const { data, metadata } = pageOf(wanted(scene, query), query, how(scene))
    const all = trailOf(scene)
    const actors = new Map(all.map((event) => [whoOf(event), event.actor.name]))
    const names = [...actors].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
    return { data, metadata: { ...metadata, actors: names, actions: [...new Set(all.map(({ action }) => action))].toSorted() } }
  },
  download(scene, { query }) {
    const events = wanted(scene, query)
    const { data } = pageOf(events, { ...query, page: 1, perPage: 100 }, how(scene))
    const content = [byteOrderMark, csvLine(auditColumns), ...data.map((event) => csvLine(auditCells(event)))].join('')
    return { type: 'text/csv', filename: `audit-${lagosDate(scene.demoData.clock())}.csv`, content }
  },
}
