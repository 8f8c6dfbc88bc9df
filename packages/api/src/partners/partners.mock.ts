import {
  defaultPeriod,
  isUsableAccount,
  isOwner,
  koboToNaira,
  periodRange,
  previousRange,
  canSeeSummaryPart,
  type SummaryPart,
  summarizeCompanyDocuments,
} from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { readExpiredDocumentsEntry, readNoTripsEntry, countFleet } from '../demo/fleetCounts.ts'
import { readCompanyDocuments } from '../demo/readCompanyDocuments.ts'
import { readMoney, sumUnsettled } from '../demo/money/mockMoney.ts'
import { findNextPayout, toNextPayout } from '../demo/money/nextPayouts.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import { findNextTrip, countTrips } from '../demo/tripCounts.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { readPayouts } from '../payouts/payouts.mock.ts'
import { listAccounts } from '../settlementAccounts/settlementAccounts.mock.ts'
import { organizationsMock } from './organizations.mock.ts'
import { payoutEntries } from './payoutEntries.ts'

export const partnersMock: Handlers<typeof contract, MockContext>['partners'] = {
  ...organizationsMock,
  summary(context, { query }) {
    const { organization, roles } = requireMember(context)
    const sees = (part: SummaryPart) => canSeeSummaryPart(part, roles)
    const now = context.demoData.clock()
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    const before = previousRange(key, now)
    const companyDocuments = readCompanyDocuments(context.demoData, organization)
    const unsettledKobo = sumUnsettled(readMoney(context.demoData, organization))
    const trips = countTrips(context.demoData, organization, range)
    const fleet = countFleet(context.demoData, organization)
    const nextPayout = findNextPayout(context.demoData, organization)
    return {
      data: {
        ...(sees('drivers') ? fleet.drivers : {}),
        ...(sees('vehicles') ? fleet.vehicles : {}),
        ...(sees('companyDocs') && organization.mode === 'business'
          ? {
              companyDocs: companyDocuments.filter(({ status }) => status === 'approved').length,
              companyDocsStatus: summarizeCompanyDocuments(companyDocuments),
            }
          : {}),
        ...(sees('trips')
          ? {
              total_upcoming_trips: trips.upcoming,
              total_active_trips: trips.active,
              total_completed_trips: trips.completed,
              next_trip: findNextTrip(context.demoData, organization),
              ...(before
                ? { previous: { total_completed_trips: countTrips(context.demoData, organization, before).completed, ...before } }
                : {}),
            }
          : {}),
        ...(sees('earnings')
          ? {
              earningsSummary: {
                unsettledEarnings: { amount: koboToNaira(unsettledKobo), amount_kobo: unsettledKobo, currency: 'NGN' as const },
                next_payout: nextPayout && toNextPayout(nextPayout),
              },
            }
          : {}),
        ...(sees('settlement')
          ? {
              settlement_accounts: listAccounts(context.demoData, organization).filter(isUsableAccount).length,
            }
          : {}),
        needs_action: [
          ...(sees('earnings') ? payoutEntries(readPayouts(context), organization.id, { isOwner: isOwner(roles) }) : []),
          ...(sees('vehicles') ? readExpiredDocumentsEntry(context.demoData, organization) : []),
          ...(sees('vehicles') ? readNoTripsEntry(context, organization) : []),
        ],
        period: { key, ...range },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}
