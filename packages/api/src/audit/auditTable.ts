import type { AuditEvent } from './auditEvent.ts'

/** The columns of the audit log as CSV. */
export const auditTableColumns = ['Time', 'Who', 'Role', 'Action', 'What', 'Summary', 'Changes', 'Address'] as const

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** The CSV row of an event. */
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
