import type { NotificationType } from '@vehicle-partner/api'
import { matchPath, type PageName } from '@vehicle-partner/domain'

const document = ['vehicleDocument', 'driver', 'companyDocuments'] as const

/** The pages that the notifications of each type lead to. */
export const notificationPages: Readonly<Record<NotificationType, readonly PageName[]>> = {
  // Several documents together lead to a list.
  'document.expiring': [...document, 'vehicles', 'drivers'],
  'document.expired': [...document, 'vehicles', 'drivers'],
  'document.approved': document,
  'document.rejected': document,
  'kyc.completed': ['dashboard'],
  'kyc.declined': ['verification'],
  'vehicle.approved': ['vehicle'],
  'vehicle.rejected': ['vehicle'],
  'vehicle.suspended': ['vehicle'],
  'driver.approved': ['driver'],
  'driver.rejected': ['driver'],
  'driver.suspended': ['driver'],
  'trip.assigned': ['route'],
  'trip.changed': ['trip'],
  'trip.cancelled': ['trip'],
  'trip.missed': ['trip'],
  'trip.no_driver': ['upcomingTrip', 'trips'],
  'trip.no_documents': ['trips'],
  'trip.late': ['trip'],
  'trip.issue': ['trip'],
  'payslip.issued': ['payslip'],
  'payout.scheduled': ['payouts'],
  'payout.paid': ['payouts'],
  'payout.failed': ['settlementAccounts'],
  'payout.on_hold': ['payouts'],
  'rate_card.changing': ['costConfiguration'],
  'dispute.decided': ['earnings'],
  'account.added': ['settlementAccounts'],
  'account.changed': ['settlementAccounts'],
  'member.invited': ['members'],
  'member.joined': ['members'],
  'member.revoked': ['members'],
  // The page whose list was exported; its user has asked for it there.
  'report.ready': ['vehicles', 'drivers', 'trips', 'dashboard', 'earnings', 'payouts', 'payslips', 'auditLog'],
  'system.notice': ['company', 'profile'],
}

/** The links that lead to another page than the type of the notification names. */
export const listUnknownPages = (rows: readonly { type: string; link: string | null }[]): string[] =>
  rows.flatMap(({ type, link }) => {
    if (link === null) return []
    const page = matchPath(link)?.page
    const expected = Object.entries(notificationPages).find(([name]) => name === type)?.[1]
    return page !== undefined && expected?.includes(page) ? [] : [`${type} ${link}`]
  })
