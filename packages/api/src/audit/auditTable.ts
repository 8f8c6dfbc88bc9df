import {
  formatActorRole,
  formatAuditAction,
  formatChangedField,
  formatChangedValue,
  formatNaira,
  isAmountField,
} from '@vehicle-partner/domain'
import type { AuditEvent } from './auditEvent.ts'

/** The columns of the audit log as CSV. */
export const auditTableColumns = ['Time', 'Who', 'Role', 'Action', 'What', 'Summary', 'Changes', 'Address'] as const

const formatValue = (field: string, value: unknown): string =>
  isAmountField(field) && typeof value === 'number' ? formatNaira(value) : formatChangedValue(value)

/** The changes of an event in one cell, in the words of the screen: 'Seats: 14 → 18; Name: Hiace → Coaster'. */
export const describeFieldChanges = (changes: AuditEvent['changes']): string =>
  changes.map(({ field, from, to }) => `${formatChangedField(field)}: ${formatValue(field, from)} → ${formatValue(field, to)}`).join('; ')

/** The CSV row of an event. */
export const auditTableRow = ({ at, actor, action, entity, changes, summary }: AuditEvent): string[] => [
  at,
  actor.name,
  formatActorRole(actor.role),
  formatAuditAction(action),
  entity.label,
  summary,
  describeFieldChanges(changes),
  actor.ip ?? '',
]
