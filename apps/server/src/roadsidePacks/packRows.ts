import type { RoadsidePack } from '@vehicle-partner/api'
import { RequestError, toVehicleBrief } from '@vehicle-partner/api/server'
import { roadsidePackState } from '@vehicle-partner/domain'
import { and, desc, eq, isNull, gt } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { roadsidePacks } from '../db/schema/roadsidePackTables.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import type { PackRow } from './loadPackFacts.ts'
import { packEntity } from './makePacks.ts'

/** Newest packs of a vehicle that are listed. */
const listedPacks = 20

const selectPacks = (db: Db) =>
  db
    .select({ pack: roadsidePacks, vehicle: vehicles, driver: drivers, fname: users.fname, lname: users.lname })
    .from(roadsidePacks)
    .innerJoin(vehicles, eq(vehicles.id, roadsidePacks.vehicle_id))
    .leftJoin(drivers, eq(drivers.id, roadsidePacks.driver_id))
    .leftJoin(users, eq(users.id, roadsidePacks.created_by))

type SelectedPack = Awaited<ReturnType<typeof selectPacks>>[number]

function serializePack({ pack, vehicle, driver, fname, lname }: SelectedPack, now: Date): RoadsidePack {
  return {
    id: pack.id,
    vehicle: toVehicleBrief(vehicle),
    driver: driver && { id: driver.id, fname: driver.fname, lname: driver.lname },
    status: roadsidePackState(pack, now),
    created_at: pack.created_at.toISOString(),
    created_by: fname === null ? null : `${fname} ${lname ?? ''}`,
    expires_at: pack.expires_at.toISOString(),
    ended_at: pack.ended_at?.toISOString() ?? null,
    checks: pack.checks,
    last_checked_at: pack.last_checked_at?.toISOString() ?? null,
  }
}

/** A pack of the organisation's vehicle. */
const isPack = (context: Context, vehicleId: string, packId: string) =>
  and(
    eq(roadsidePacks.id, packId),
    eq(roadsidePacks.vehicle_id, vehicleId),
    eq(roadsidePacks.partner_id, requireMembership(context).partner.id),
  )

/** The newest packs of a vehicle of the organisation. */
export async function listPacks(context: Context, vehicleId: string): Promise<RoadsidePack[]> {
  const found = await selectPacks(context.db)
    .where(and(eq(roadsidePacks.vehicle_id, vehicleId), eq(roadsidePacks.partner_id, requireMembership(context).partner.id)))
    .orderBy(desc(roadsidePacks.created_at), desc(roadsidePacks.id))
    .limit(listedPacks)
  return found.map((each) => serializePack(each, context.now))
}

/** One pack of a vehicle. Throws RequestError `NotFound`. */
export async function readPack(
  { context, db = context.db }: { context: Context; db?: Db },
  vehicleId: string,
  packId: string,
): Promise<{ row: PackRow; data: RoadsidePack }> {
  const [found] = await selectPacks(db).where(isPack(context, vehicleId, packId))
  if (!found) throw new RequestError('NotFound')
  return { row: found.pack, data: serializePack(found, context.now) }
}

/** Ends a live pack; another stays as it is. Throws RequestError `NotFound`. */
export const endPack = (context: Context, vehicleId: string, packId: string): Promise<RoadsidePack> =>
  inTransaction(context, async (tx) => {
    const { now } = context
    const [ended] = await tx
      .update(roadsidePacks)
      .set({ ended_at: now })
      .where(and(isPack(context, vehicleId, packId), isNull(roadsidePacks.ended_at), gt(roadsidePacks.expires_at, now)))
      .returning()
    const { row, data } = await readPack({ context, db: tx }, vehicleId, packId)
    if (ended)
      await recordAudit(tx, context, {
        partner_id: row.partner_id,
        action: 'roadside_pack.ended',
        entity: packEntity(row, data),
      })
    return data
  })
