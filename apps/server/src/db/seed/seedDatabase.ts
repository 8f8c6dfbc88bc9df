import { demoCities, demoOrganizations, demoPeople, type DemoPerson } from '@vehicle-partner/api/mock'
import { lagosDate, monthRange } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { lockNewManifests } from '../../manifest/lockNewManifests.ts'
import { findOpenMonth } from '../../payslips/openMonth.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import type { Db } from '../database.ts'
import { drivers, vehicleAssignments, vehicles } from '../schema/fleetTables.ts'
import { seedBreakdown } from './seedBreakdown.ts'
import { seedFiles } from './demoFiles.ts'
import { createFleetDocuments, insertDocuments, renewDocuments, withDocumentDates } from './demoDocuments.ts'
import { createCompanyFleet, createOwnerDriverFleet, type Fleet } from './demoFleet.ts'
import { seedRoutes, seedSchedules } from './seedRoutes.ts'
import { writeMarkerOnce, readMarker } from './seedProgress.ts'
import { seedNotifications } from './seedNotifications.ts'
import { seedEarlierMonths } from './seedEarlierMonths.ts'
import { seedPeople } from './seedPeople.ts'
import { seedCosts } from './seedCosts.ts'
import { seedRateCards } from './seedRateCards.ts'
import { seedFailedPayout } from './seedFailedPayout.ts'
import { seedDisputes } from './seedDisputes.ts'
import { seedFleetActivity } from './seedFleetActivity.ts'
import { seedAuditLog } from './seedAuditLog.ts'
import { insertMissing } from './bulkWrite.ts'

export interface SeedOptions {
  scale: number
  secrets: Secrets
  /**
   * Skips the foreign key checks of the first start, which saves a third of the time. It needs a superuser, as in the embedded database. The
   * same rows are checked when they are written to a server.
   */
  trusted?: boolean
}

/** Writes the demo data, or what is missing since the last start. Existing rows change only because time passes. */
export async function seedDatabase(db: Db, now: Date, { scale, secrets, trusted = false }: SeedOptions): Promise<void> {
  const isFirstStart = (await readMarker(db, 'first_day')) === undefined
  await db.transaction(async (transaction) => {
    if (isFirstStart && trusted) await transaction.execute(sql`set local session_replication_role = replica`)
    await lockNewManifests(transaction)
    const firstDay = await writeMarkerOnce(transaction, 'first_day', lagosDate(now))
    const firstOpenMonth = await writeMarkerOnce(
      transaction,
      'first_open_month',
      isFirstStart ? findOpenMonth(now) : monthRange(firstDay).from,
    )
    const size = Number(await writeMarkerOnce(transaction, 'scale', String(scale)))
    await seedPeople(transaction, secrets, now, firstDay)
    await seedRoutes(transaction)
    await seedRateCards(transaction, firstDay)
    await seedCosts(transaction, firstDay)
    await seedFiles(
      transaction,
      Object.entries(demoOrganizations).map(([name, { id }]) => [name, id]),
    )
    for (const fleet of createFleets(size)) {
      const fleetDocumentRows = createFleetDocuments(fleet, firstDay)
      await insertMissing(transaction, vehicles, fleet.vehicles)
      await insertMissing(transaction, drivers, withDocumentDates(fleet.drivers, fleetDocumentRows))
      await insertMissing(transaction, vehicleAssignments, fleet.assignments)
      await insertDocuments(transaction, secrets, fleetDocumentRows)
      await renewDocuments(transaction, now, fleet, fleetDocumentRows, firstDay)
      await seedEarlierMonths(transaction, now, fleet.plan, firstDay, firstOpenMonth)
      await seedSchedules(transaction, fleet.plan)
      await seedFleetActivity(transaction, now, fleet.plan, firstOpenMonth)
      if (fleet.plan.activeNow === undefined) await seedBreakdown(transaction, now, fleet.plan)
    }
    await seedFailedPayout(transaction, now, firstDay)
    await seedDisputes(transaction, firstDay)
    await seedAuditLog(transaction, now)
    await seedNotifications(transaction, now)
  })
  // Without statistics the first queries would be planned for empty tables; small tables do not need it.
  if (isFirstStart && scale > 1) await db.execute(sql`analyze`)
}

function createFleets(scale: number): Fleet[] {
  const cityIds = Object.fromEntries(demoCities.map(({ code, id }) => [code, id]))
  const order = (name: 'okafor' | 'musa' | 'express' | 'udoh', number: number, count: number, payslips: number, daysBack = 90) => ({
    partnerId: demoOrganizations[name].id,
    name,
    number,
    cities: cityIds,
    vehicles: count,
    daysBack,
    payslips,
  })
  return [
    withActiveTrips(createCompanyFleet(order('okafor', 0, 12 * scale, 6)), 3),
    createOwnerDriverFleet(order('musa', 1, 1, 2), ownerName(demoPeople.individual), 'ABV'),
    // Many vehicles with a short history, to keep the first start fast.
    createCompanyFleet(order('express', 2, scale >= 10 ? 400 : 40, 1, 30)),
    // All of its documents have expired, so it has no trips.
    createOwnerDriverFleet(order('udoh', 3, 1, 0), ownerName(demoPeople.expired), 'UYO'),
  ]
}

const ownerName = ({ fname, lname, phone }: DemoPerson) => ({ fname, lname, phone })

/** Keeps this number of trips active at every start. */
const withActiveTrips = (fleet: Fleet, activeNow: number): Fleet => ({ ...fleet, plan: { ...fleet.plan, activeNow } })
