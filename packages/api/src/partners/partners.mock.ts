import {
  defaultPeriod,
  lagosDate,
  nairaOf,
  periodRange,
  previousRange,
  seesSummary,
  type Day,
  type DayRange,
  type SummaryPart,
} from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { companyStatus } from '../demo/companyStatus.ts'
import { moneyOf, nextPayoutOf, unsettledOf } from '../demo/money/money.ts'
import { ofMember, type Scene } from '../demo/scene.ts'
import type { WorldOrganization } from '../demo/world.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { organizationsMock } from './organizations.mock.ts'

export const partnersMock: Handlers<typeof contract, Scene>['partners'] = {
  ...organizationsMock,
  summary(scene, { query }) {
    const { organization, roles } = ofMember(scene)
    const sees = (part: SummaryPart) => seesSummary(part, roles)
    const now = scene.world.clock()
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    const before = previousRange(key, now)
    const { companyDocuments, settlementAccounts } = organization
    const unsettledKobo = unsettledOf(moneyOf(scene.world, organization))
    const nextPayout = nextPayoutOf(scene.world, organization)
    return {
      data: {
        ...(sees('drivers') ? { total_drivers: organization.drivers, drivers_without_vehicle: organization.driversWithoutVehicle } : {}),
        ...(sees('vehicles') ? { total_vehicles: organization.vehicles, vehicles_needing_papers: organization.vehiclesNeedingPapers } : {}),
        ...(sees('companyDocs') && organization.mode === 'business'
          ? {
              companyDocs: companyDocuments.filter(({ status }) => status === 'approved').length,
              companyDocsStatus: companyStatus(companyDocuments),
            }
          : {}),
        ...(sees('trips')
          ? {
              ...counts(organization, range, lagosDate(now)),
              next_trip: organization.nextTrip,
              ...(before ? { previous: { total_completed_trips: completed(organization, before) } } : {}),
            }
          : {}),
        ...(sees('earnings')
          ? {
              earningsSummary: {
                unsettledEarnings: { amount: nairaOf(unsettledKobo), amount_kobo: unsettledKobo, currency: 'NGN' as const },
                next_payout: nextPayout && { date: nextPayout.scheduled_for, estimate_kobo: nextPayout.estimate_kobo },
              },
            }
          : {}),
        ...(sees('settlement')
          ? { settlement_accounts: settlementAccounts.filter(({ status }) => status !== 'rejected' && status !== 'disabled').length }
          : {}),
        needs_action: sees('vehicles') ? organization.needsAction : [],
        period: { key, ...range },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}

const within = ({ from, to }: DayRange, date: Day) => (from === undefined || date >= from) && (to === undefined || date <= to)

function completed({ days }: WorldOrganization, range: DayRange): number {
  return days.filter(({ date }) => within(range, date)).reduce((sum, day) => sum + day.completed, 0)
}

/** Trips of a range by stage; those on the road are trips of today. */
function counts(organization: WorldOrganization, range: DayRange, today: Day) {
  const active = within(range, today) ? organization.active : 0
  const planned = organization.days
    .filter(({ date }) => date >= today && within(range, date))
    .reduce((sum, day) => sum + day.total - day.completed - day.cancelled - day.missed, 0)
  return {
    total_upcoming_trips: Math.max(0, planned - active),
    total_active_trips: active,
    total_completed_trips: completed(organization, range),
  }
}
