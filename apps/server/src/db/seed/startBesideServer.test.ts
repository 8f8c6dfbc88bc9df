// @module-tag slow
import { demoNow, demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { seedTestDatabase } from '../../../test/testSecrets.ts'
import { copyDatabase, databaseKinds } from '../../../test/testServer.ts'
import { createTripEarning } from '../../earnings/tripEarning.ts'
import { checkLedger } from '../../ledger/ledgerChecks.ts'
import { lockNewManifests } from '../../manifest/lockNewManifests.ts'
import { newId } from '../../newId.ts'
import type { Db } from '../database.ts'
import { earningLines } from '../schema/earningTables.ts'
import { passengers } from '../schema/passengerTables.ts'
import { trips } from '../schema/tripTables.ts'
import { insertMissing } from './bulkWrite.ts'
import { createPassengers } from './demoPassengers.ts'
import { findDemoRoute } from './demoRoutes.ts'
import { findOutcome } from './tripOutcome.ts'

const later = new Date(Date.parse(demoNow) + 5 * 24 * 3_600_000)

// Two servers share a PostgreSQL database only.
test.runIf(databaseKinds().includes('postgres'))(
  'a start leaves a trip alone that another server completes meanwhile, and with it the ledger',
  async () => {
    const { db, close } = await copyDatabase('postgres')
    const departed = await db
      .select()
      .from(trips)
      .where(
        and(
          eq(trips.partner_id, demoOrganizations.okafor.id),
          inArray(trips.status, ['assigned']),
          lte(trips.departure_at, later),
          isNotNull(trips.vehicle_id),
        ),
      )
    // The demo would give it another outcome.
    const trip = departed.find((each) => !['completed', undefined].includes(findOutcome(later, each)?.status))
    if (!trip) throw new Error('No trip of the next days is cancelled or missed')
    let seeding: Promise<void> | undefined
    await db.transaction(async (tx) => {
      const [completed] = await tx
        .update(trips)
        .set({
          status: 'completed',
          actual_departure_at: trip.departure_at,
          actual_arrival_at: trip.arrival_eta,
          seats_boarded: trip.seats_booked,
          seats_no_show: 0,
        })
        .where(eq(trips.id, trip.id))
        .returning()
      const line = completed && createTripEarning(completed, { version: 1, rateKobo: 5_000_000 }, later)
      if (!line) throw new Error('A completed trip earns')
      await tx.insert(earningLines).values({ ...line, id: newId('ern', later) })
      seeding = seedTestDatabase(db, later)
      // The start has read what it changes, or waits for it.
      await wait(2000)
    })
    await seeding
    const [stored] = await db.select({ status: trips.status }).from(trips).where(eq(trips.id, trip.id))
    expect(stored?.status).toBe('completed')
    expect(await checkLedger(db)).toEqual([])
    await close()
  },
)

test.runIf(databaseKinds().includes('postgres'))(
  'a start waits for the passengers that another server writes, and neither of them fails',
  async () => {
    const { db, close } = await copyDatabase('postgres')
    const open = await db
      .select()
      .from(trips)
      .where(and(eq(trips.partner_id, demoOrganizations.okafor.id), inArray(trips.status, ['assigned']), gt(trips.departure_at, later)))
      .orderBy(trips.departure_at)
    // A start locks the trips of the next hours, and writes the passengers of the next days.
    const [near] = open
    const far = open.find(({ departure_at }) => departure_at.getTime() > later.getTime() + 24 * 3_600_000)
    if (!near || !far) throw new Error('No trips after this day')
    const write = (tx: Db, trip: typeof near) =>
      insertMissing(tx, passengers, createPassengers(trip, findDemoRoute(trip.route_id)?.stops.length ?? 2))
    let seeding: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await lockNewManifests(tx)
      await write(tx, far)
      seeding = seedTestDatabase(db, later)
      seeding.catch(() => undefined)
      await wait(2000)
      await write(tx, near)
    })
    await seeding
    const booked = await db.select({ id: passengers.id }).from(passengers).where(eq(passengers.trip_id, near.id))
    expect(booked.length).toBeGreaterThan(0)
    await close()
  },
)
