import { checkDriverStatusChange } from '@vehicle-partner/api/server'
import { canTransition, driverTransitions } from '@vehicle-partner/domain'
import { and, asc, eq, lte } from 'drizzle-orm'
import { drivers } from '../db/schema/fleetTables.ts'
import { findCurrentVehicle, endAssignments } from '../fleet/assignments.ts'
import type { FleetKind } from '../fleet/fleetKind.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { publishFleetUpdate } from '../fleet/publishFleetUpdate.ts'
import { recordReviewDecision } from '../fleet/recordReviewDecision.ts'
import { unassignTrips } from '../fleet/unassignTrips.ts'
import type { DriverRow } from './driverRecord.ts'
import { beginDriverReview } from './driverReviewColumns.ts'

const fullName = ({ fname, lname }: DriverRow) => `${fname} ${lname}`

/** Drivers, for the rules that they share with vehicles. */
export const driverKind: FleetKind<DriverRow> = {
  type: 'driver',
  label: fullName,
  async lock(tx, partnerId, id) {
    const [row] = await tx
      .select()
      .from(drivers)
      .where(and(eq(drivers.id, id), eq(drivers.partner_id, partnerId)))
      .for('update')
    return row
  },
  async findPartnerId(db, id) {
    const [row] = await db.select({ partner_id: drivers.partner_id }).from(drivers).where(eq(drivers.id, id))
    return row?.partner_id
  },
  listDueReviews: (db, now) =>
    db
      .select({ id: drivers.id, partner_id: drivers.partner_id })
      .from(drivers)
      .where(and(lte(drivers.review_due_at, now), eq(drivers.status, 'pending_review')))
      .orderBy(asc(drivers.review_due_at)),
  async updateStatus(tx, id, { status, ...columns }) {
    if (status === 'draft') throw new Error('A driver is no draft')
    await tx
      .update(drivers)
      // An archived driver loses access to the driver app.
      .set({ ...columns, status, ...(status === 'archived' ? { app_state: 'not_invited' as const } : {}) })
      .where(eq(drivers.id, id))
  },
  canTransition: ({ status }, to, actor) => canTransition(driverTransitions, status, to, actor),
  async checkTransition(tx, { now }, driver, to) {
    const trips = await countOpenTrips(tx, { driver: driver.id }, now)
    checkDriverStatusChange({ ...driver, ...trips, archived_at: driver.archived_at?.toISOString() ?? null }, to, now)
  },
  beginReview: (context, { licence_number }) => beginDriverReview(context, licence_number),
  completeReview: (tx, context, driver, text) =>
    recordReviewDecision(tx, context, driverKind, driver, driver.review_outcome ?? 'other', text),
  async afterArchive(tx, context, driver) {
    const { id, partner_id } = driver
    const vehicle = await findCurrentVehicle(tx, id)
    await endAssignments(tx, context.now, { driver: id })
    if (vehicle) await publishFleetUpdate(tx, context, 'vehicle', vehicle, ['driver'])
    await unassignTrips(tx, context, { type: 'driver', id, partner_id, label: fullName(driver), why: 'was removed' })
  },
  async afterSuspension(tx, context, { id }) {
    const vehicle = await findCurrentVehicle(tx, id)
    if (vehicle) await publishFleetUpdate(tx, context, 'vehicle', vehicle, ['dispatchable'])
  },
  texts: {
    decisions: {
      approve: 'The operator approves a driver under review.',
      reject: 'The operator rejects a driver under review, with a reason and a text.',
      suspend: 'The operator suspends a driver, with a reason and a text; their upcoming trips need another driver.',
      reinstate: 'The operator reinstates a suspended driver.',
    },
    approved: 'You can assign them a vehicle and trips now.',
    rejected: 'They were not accepted',
    resubmit: 'Correct the details and send them again.',
    suspended: 'We are checking something before they can drive again',
    reinstated: 'You can assign them trips now.',
  },
}
