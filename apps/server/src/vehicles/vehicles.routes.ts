import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { pageMetadata, RequestError, vehicleCounts } from '@vehicle-partner/api/server'
import { complianceStatuses, lagosDate, parsePlate, unusualPlateMessage, vehicleStatuses } from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { assignDriver } from '../fleet/assignments.ts'
import { assignmentHistory } from '../fleet/assignmentHistory.ts'
import { writeFleet } from '../fleet/writeFleet.ts'
import { loadVehicle, loadVehicles } from './loadVehicles.ts'
import { changeVehicleStatus } from './changeVehicleStatus.ts'
import { rejectTakenVehicle } from './vehicleChecks.ts'
import { sumCounts, countVehicles } from './vehicleCounts.ts'
import { listVehicleIds } from './vehicleList.ts'
import { addVehicle, changeVehicle, lockVehicle } from './writeVehicles.ts'

/** The vehicles of an organisation: seen, added, changed, moved, and given to drivers. */
export const vehiclesRoutes: Handlers<typeof contract, Context>['vehicles'] = {
  async list(context, { query }) {
    const { db, now } = context
    const { partner } = requireMembership(context)
    const today = lagosDate(now)
    const [{ ids, total }, kinds] = await Promise.all([
      listVehicleIds(db, partner.id, query, now, today),
      countVehicles(db, partner.id, today),
    ])
    const counts = Object.fromEntries(
      vehicleCounts.map((word) => [
        word,
        sumCounts(kinds, (kind) => (word === 'needs_attention' ? kind.needs_attention : kind.status === word)),
      ]),
    ) as Record<(typeof vehicleCounts)[number], number>
    return { data: await loadVehicles(context, ids), metadata: { ...pageMetadata(total, query, now), counts } }
  },
  async stats(context) {
    const { partner } = requireMembership(context)
    const kinds = await countVehicles(context.db, partner.id, lagosDate(context.now))
    const present = kinds.filter(({ status }) => status !== 'archived')
    const by = <Word extends string>(words: readonly Word[], of: (word: Word) => number) =>
      Object.fromEntries(words.map((word) => [word, of(word)])) as Record<Word, number>
    return {
      data: {
        total: sumCounts(present, () => true),
        by_status: by(vehicleStatuses, (word) => sumCounts(kinds, ({ status }) => status === word)),
        by_compliance: by(complianceStatuses, (word) => sumCounts(present, ({ compliance }) => compliance === word)),
        needs_attention: sumCounts(kinds, ({ needs_attention }) => needs_attention),
        unassigned: sumCounts(present, ({ unassigned }) => unassigned),
      },
    }
  },
  async create(context, { body }) {
    const { id } = await rejectTakenVehicle(() => writeFleet(context, (tx, partnerId) => addVehicle(tx, context, partnerId, body)))
    return { data: await loadVehicle(context, id) }
  },
  async check({ db, sandbox }, { query }) {
    const parsed = parsePlate(query.registration_number)
    const found = parsed
      ? await db
          .select({ id: vehicles.id })
          .from(vehicles)
          .where(and(eq(vehicles.registration_number, parsed.plate), ne(vehicles.status, 'archived')))
      : []
    return {
      data: {
        available: parsed !== undefined && found.length === 0 && !(sandbox && parsed.plate === 'DUP-000AA'),
        registration_number: parsed?.plate ?? null,
        warning: parsed?.form === 'other' ? unusualPlateMessage : null,
      },
    }
  },
  get: async (context, { params }) => ({ data: await loadVehicle(context, params.id) }),
  async update(context, { params, body: { version, ...change } }) {
    await rejectTakenVehicle(() =>
      writeFleet(context, async (tx, partnerId) => changeVehicle(tx, context, await lockVehicle(tx, partnerId, params.id, version), change)),
    )
    return { data: await loadVehicle(context, params.id) }
  },
  async setStatus(context, { params, body }) {
    await rejectTakenVehicle(() =>
      writeFleet(context, async (tx, partnerId) => changeVehicleStatus(tx, context, await lockVehicle(tx, partnerId, params.id, body.version), body)),
    )
    return { data: await loadVehicle(context, params.id) }
  },
  async setDriver(context, { params, body: { driver_id, version } }) {
    const data = await writeFleet(context, async (tx, partnerId) => {
      const vehicle = await lockVehicle(tx, partnerId, params.id, version)
      if (driver_id === null) return assignDriver(tx, context, vehicle, null)
      const [driver] = await tx
        .select()
        .from(drivers)
        .where(and(eq(drivers.id, driver_id), eq(drivers.partner_id, partnerId)))
        .for('update')
      if (!driver) throw new RequestError('ValidationError', undefined, { errors: { driver_id: 'Please select one of your drivers' } })
      return assignDriver(tx, context, vehicle, driver)
    })
    return { data }
  },
  assignments: (context, { params, query }) => assignmentHistory(context, { vehicle: params.id }, query),
}
