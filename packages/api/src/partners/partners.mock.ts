import { defaultPeriod, koboToNaira, periodRange, previousRange, canSeeSummaryPart, type SummaryPart } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { companyStatus } from '../demo/companyStatus.ts'
import { expiredDocumentsEntryOf, fleetCountsOf } from '../demo/fleetCounts.ts'
import { moneyOf, nextPayoutOf, unsettledOf } from '../demo/money/mockMoney.ts'
import { ofMember, type Scene } from '../demo/mockContext.ts'
import { nextTripOf, tripCountsOf } from '../demo/tripCounts.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { organizationsMock } from './organizations.mock.ts'

export const partnersMock: Handlers<typeof contract, Scene>['partners'] = {
  ...organizationsMock,
  summary(scene, { query }) {
    const { organization, roles } = ofMember(scene)
    const sees = (part: SummaryPart) => canSeeSummaryPart(part, roles)
    const now = scene.demoData.clock()
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    const before = previousRange(key, now)
    const { companyDocuments, settlementAccounts } = organization
    const unsettledKobo = unsettledOf(moneyOf(scene.demoData, organization))
    const fleet = fleetCountsOf(scene.demoData, organization)
    const nextPayout = nextPayoutOf(scene.demoData, organization)
    return {
      data: {
        ...(sees('drivers') ? fleet.drivers : {}),
        ...(sees('vehicles') ? fleet.vehicles : {}),
        ...(sees('companyDocs') && organization.mode === 'business'
          ? {
              companyDocs: companyDocuments.filter(({ status }) => status === 'approved').length,
              companyDocsStatus: companyStatus(companyDocuments),
            }
          : {}),
        ...(sees('trips')
          ? {
              ...tripCountsOf(scene.demoData, organization, range),
              next_trip: nextTripOf(scene.demoData, organization),
              ...(before
                ? { previous: { total_completed_trips: tripCountsOf(scene.demoData, organization, before).total_completed_trips } }
                : {}),
            }
          : {}),
        ...(sees('earnings')
          ? {
              earningsSummary: {
                unsettledEarnings: { amount: koboToNaira(unsettledKobo), amount_kobo: unsettledKobo, currency: 'NGN' as const },
                next_payout: nextPayout && { date: nextPayout.scheduled_for, estimate_kobo: nextPayout.estimate_kobo },
              },
            }
          : {}),
        ...(sees('settlement')
          ? { settlement_accounts: settlementAccounts.filter(({ status }) => status !== 'rejected' && status !== 'disabled').length }
          : {}),
        needs_action: sees('vehicles') ? expiredDocumentsEntryOf(scene.demoData, organization) : [],
        period: { key, ...range },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}
