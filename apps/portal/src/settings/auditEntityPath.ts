import type { AuditEvent } from '@vehicle-partner/api'
import { fleetDetailsPath, paths } from '@vehicle-partner/domain'

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
