import type { ReportType } from '@vehicle-partner/api'
import { canAccess, paths } from '@vehicle-partner/domain'

const pages = {
  earnings_lines: paths.earnings,
  earnings_by_vehicle: paths.earnings,
  trips: paths.trips,
  trip_stats: paths.dashboard,
  vehicles: paths.vehicles,
  drivers: paths.drivers,
  payouts: paths.payouts,
  payslips: paths.payslips,
  audit: paths.auditLog,
} satisfies Record<Exclude<ReportType, 'documents_expiry'>, (query: { report: string }) => string>

/** The page that shows the same rows as the report and offers it for download. A driver manager's documents are those of the drivers. */
export function reportPath(type: ReportType, report: string, roles: readonly string[]): string {
  if (type !== 'documents_expiry') return pages[type]({ report })
  return (canAccess('vehicles', roles) ? paths.vehicles : paths.drivers)({ view: 'documents', report })
}
