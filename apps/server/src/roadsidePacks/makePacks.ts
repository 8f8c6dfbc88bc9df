import { RequestError, roadsidePackMessages } from '@vehicle-partner/api/server'
import { canAccess, canMakeRoadsidePack, roadsidePackExpiry } from '@vehicle-partner/domain'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { newSecret, sha256 } from '../auth/sessions.ts'
import { requireCaller, requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { roadsidePacks } from '../db/schema/roadsidePackTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { countUse } from '../limits/countUse.ts'
import { newId } from '../newId.ts'
import { loadAssignments, loadPackFacts, type PackRow, type PackSubject, type SubjectFacts } from './loadPackFacts.ts'

/** A pack that was just made, with its secret, of which only the hash is stored. */
interface MadePack {
  row: PackRow
  facts: SubjectFacts
  token: string
}

/**
 * Makes packs of vehicles of the organisation, in their order. `leftOut`: the vehicles that have nothing to show. Throws RequestError
 * `NotFound` for a vehicle of others, and makes none then.
 */
export async function makePacks(
  context: Context,
  vehicleIds: readonly string[],
  driverId: string | null | undefined,
): Promise<{ made: MadePack[]; leftOut: SubjectFacts[] }> {
  const { now } = context
  const { partner } = requireMembership(context)
  const created_by = requireCaller(context).user.id
  const ids = [...new Set(vehicleIds)]
  await countUse(context, 'roadsidePack', {}, { amount: ids.length })
  return inTransaction(context, async (tx) => {
    const owned = await tx
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(inArray(vehicles.id, ids), eq(vehicles.partner_id, partner.id)))
    if (owned.length < ids.length) throw new RequestError('NotFound')
    const found = await loadPackFacts(tx, now, partner.id, await chooseDrivers(tx, context, ids, driverId))
    const made: MadePack[] = []
    const leftOut: SubjectFacts[] = []
    for (const { subject, facts } of found) {
      if (!canMakeRoadsidePack(facts)) {
        leftOut.push(facts)
        continue
      }
      const token = newSecret()
      const [row] = await tx
        .insert(roadsidePacks)
        .values({
          ...subject,
          id: newId('rsp', now),
          partner_id: partner.id,
          token_hash: sha256(token),
          created_by,
          created_at: now,
          expires_at: roadsidePackExpiry(facts.documents, now),
        })
        .returning()
      if (!row) throw new Error('A roadside pack was not stored')
      await recordAudit(tx, context, { partner_id: partner.id, action: 'roadside_pack.made', entity: packEntity(row, facts) })
      made.push({ row, facts, token })
    }
    return { made, leftOut }
  })
}

/** A pack in the audit log. */
export const packEntity = (
  { id }: Pick<PackRow, 'id'>,
  { vehicle }: { vehicle: Pick<SubjectFacts['vehicle'], 'registration_number'> },
) => ({
  type: 'roadside_pack',
  id,
  label: vehicle.registration_number,
})

/** The vehicles with the drivers that their packs name. Only callers with access to drivers may include one. */
async function chooseDrivers(
  db: Db,
  context: Context,
  vehicleIds: readonly string[],
  driverId: string | null | undefined,
): Promise<PackSubject[]> {
  const { partner, roles } = requireMembership(context)
  const mayInclude = canAccess('drivers', roles)
  if (driverId === null || (driverId === undefined && !mayInclude))
    return vehicleIds.map((vehicle_id) => ({ vehicle_id, driver_id: null, driver_was_assigned: false }))
  if (!mayInclude) throw new RequestError('Forbidden')
  const assigned = await loadAssignments(db, vehicleIds)
  if (driverId === undefined)
    return vehicleIds.map((vehicle_id) => {
      const driver_id = assigned.get(vehicle_id) ?? null
      return { vehicle_id, driver_id, driver_was_assigned: driver_id !== null }
    })
  const [driver] = await db
    .select({ id: drivers.id })
    .from(drivers)
    .where(and(eq(drivers.id, driverId), eq(drivers.partner_id, partner.id), ne(drivers.status, 'archived')))
  if (!driver) throw new RequestError('ValidationError', undefined, { errors: { driver_id: roadsidePackMessages.unknownDriver } })
  return vehicleIds.map((vehicle_id) => ({
    vehicle_id,
    driver_id: driver.id,
    driver_was_assigned: assigned.get(vehicle_id) === driver.id,
  }))
}
