import type { contract, Handlers } from '@vehicle-partner/api/contract'
import {
  summarizeCompanyDocuments,
  defaultPeriod,
  lagosDate,
  periodRange,
  previousRange,
  canSeeSummaryPart,
  type SummaryPart,
} from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { listCompanyDocuments } from '../kyc/companyDocuments.ts'
import { countTrips, findNextTrip } from '../trips/tripCounts.ts'
import { countFleet } from './fleetCounts.ts'
import { countUsableAccounts, readMoneyTotals } from './moneyTotals.ts'
import { toOrganizationResponse } from './organizationResponse.ts'
import { countExpiredDocuments } from './expiredDocuments.ts'
import { readPayoutProblems } from './payoutProblems.ts'
import { createPartner } from './createPartner.ts'
import { updatePartner } from './updatePartner.ts'
import { withdrawPartnerChange } from './withdrawPartnerChange.ts'
import { findVehiclesWithoutTrips } from './vehiclesWithoutTrips.ts'

/** Organisations and the totals of their dashboard, counted from rows. */
export const partnersRoutes: Handlers<typeof contract, Context>['partners'] = {
  async create(context, { body }) {
    return { data: await toOrganizationResponse(context, await createPartner(context, body)) }
  },

  async get(context) {
    return { data: await toOrganizationResponse(context, requireMembership(context).partner.id) }
  },

  async update(context, { body }) {
    await updatePartner(context, body)
    return { data: await toOrganizationResponse(context, requireMembership(context).partner.id) }
  },

  async withdrawChange(context, { params }) {
    await withdrawPartnerChange(context, params.request_id)
    return { data: await toOrganizationResponse(context, requireMembership(context).partner.id) }
  },

  async summary(context, { query }) {
    const { db, now } = context
    const { partner, roles } = requireMembership(context)
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    const before = previousRange(key, now)
    const sees = (part: SummaryPart) => canSeeSummaryPart(part, roles)

    const [fleet, trips, earlier, next, documents, money, payoutProblems, accounts, expired, withoutTrips] = await Promise.all([
      countFleet(db, partner.id, lagosDate(now)),
      countTrips(db, partner.id, range),
      before && countTrips(db, partner.id, before),
      findNextTrip(db, partner.id, now),
      partner.mode === 'business' ? listCompanyDocuments(db, partner.id, lagosDate(now)) : undefined,
      sees('earnings') ? readMoneyTotals(context, partner.id) : undefined,
      sees('earnings') ? readPayoutProblems(context, { id: partner.id, roles }) : [],
      sees('settlement') ? countUsableAccounts(db, partner.id) : undefined,
      countExpiredDocuments(db, partner.id, lagosDate(now)),
      sees('vehicles') ? findVehiclesWithoutTrips(context, partner.id) : [],
    ])
    return {
      data: {
        ...(sees('drivers') ? { total_drivers: fleet.drivers, drivers_without_vehicle: fleet.driversWithoutVehicle } : {}),
        ...(sees('vehicles') ? { total_vehicles: fleet.vehicles, vehicles_needing_documents: fleet.vehiclesNeedingDocuments } : {}),
        ...(sees('companyDocs') && documents
          ? {
              companyDocs: documents.filter(({ status }) => status === 'approved').length,
              companyDocsStatus: summarizeCompanyDocuments(documents),
            }
          : {}),
        ...(sees('trips')
          ? {
              total_upcoming_trips: trips.upcoming,
              total_active_trips: trips.active,
              total_completed_trips: trips.completed,
              next_trip: next,
              ...(earlier && before ? { previous: { total_completed_trips: earlier.completed, ...before } } : {}),
            }
          : {}),
        ...(money ? { earningsSummary: money } : {}),
        ...(accounts ? { settlement_accounts: accounts.usable } : {}),
        needs_action: [...payoutProblems, ...(sees('vehicles') ? expired : []), ...withoutTrips],
        period: { key, ...range },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}
