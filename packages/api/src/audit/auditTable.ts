import type { AuditEvent } from './auditEvent.ts'

/** The columns of the audit log as CSV. */
export const auditTableColumns = ['Time', 'Who', 'Role', 'Action', 'What', 'Summary', 'Changes', 'Address'] as const

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** The changes of an event in one cell: 'seats: 14 → 18; name: Hiace → Coaster'. */
export const describeFieldChanges = (changes: AuditEvent['changes']): string =>
  changes.map(({ field, from, to }) => `${field}: ${formatValue(from)} → ${formatValue(to)}`).join('; ')

/** The CSV row of an event. */
export const auditTableRow = ({ at, actor, action, entity, changes, summary }: AuditEvent): string[] => [
  at,
  actor.name,
  actor.role,
  action,
  entity.label,
  summary,
  describeFieldChanges(changes),
  actor.ip ?? '',
]
