import type { AuditEvent } from './auditEvent.ts'

/** The columns of the trail as a table. */
export const auditTableColumns = ['Time', 'Who', 'Role', 'Action', 'What', 'Summary', 'Changes', 'Address'] as const

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** One event as a line of the table. */
export const auditTableRow = ({ at, actor, action, entity, changes, summary }: AuditEvent): string[] => [
  at,
  actor.name,
  actor.role,
  action,
  entity.label,
  summary,
  changes.map(({ field, from, to }) => `${field}: ${formatValue(from)} → ${formatValue(to)}`).join('; '),
  actor.ip ?? '',
]
