import type { AuditEvent } from '@vehicle-partner/api'
import { formatNaira, fleetDetailsPath, paths, roleLabel } from '@vehicle-partner/domain'

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** An action in words: `member.roles_changed` is "Member roles changed". */
export const formatAction = (action: string): string => sentenceCase(action.replaceAll(/[._]/g, ' '))

/** The roles that the actor had: `partner_owner, partner_staff` is "Owner, Staff". */
export const formatActorRole = (role: string): string =>
  role
    .split(', ')
    .map((each) => sentenceCase(roleLabel(each)))
    .join(', ')

/** A field in words, without the unit of its name: `company_name` is "Company name", `amount_kobo` "Amount". */
export const formatField = (field: string): string => sentenceCase(field.replace(/_(?:kobo|id|at)$/, '').replaceAll('_', ' '))

/** A value before or after a change, as people read it. */
export function formatChangedValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((each) => formatChangedValue('', each)).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return field.endsWith('_kobo') ? formatNaira(value) : String(value)
  return typeof value === 'string' ? value.replaceAll(/^partner_\w+$/g, roleLabel) : JSON.stringify(value)
}

/** The page of the entity that was changed; undefined where it has none. */
export function auditEntityPath({ type, id }: AuditEvent['entity']): string | undefined {
  switch (type) {
    case 'vehicle':
    case 'driver':
      return fleetDetailsPath(type, id)
    case 'trip':
      return paths.trip({ tripId: id })
    case 'route':
      return paths.route({ routeId: id })
    case 'payslip':
      return paths.payslip({ id })
    case 'payout':
      return paths.payouts({ payout: id })
    case 'member':
      return paths.members()
    case 'settlement_account':
      return paths.settlementAccounts()
    case 'cost_configuration':
      return paths.costConfiguration()
    case 'partner':
      return paths.company()
    default:
      return undefined
  }
}
