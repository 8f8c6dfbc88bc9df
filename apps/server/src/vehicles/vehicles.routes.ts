import { metadataOf, RequestError, vehicleCounts, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { complianceStatuses, lagosDate, parsePlate, unusualPlateMessage, vehicleStatuses } from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { drivers, vehicles } from '../db/schema/fleet.ts'
import { assign } from '../fleet/assignments.ts'
import { assignmentHistory } from '../fleet/assignmentHistory.ts'
import { writing } from '../fleet/writing.ts'
import { loadVehicle, loadVehicles } from './loadVehicles.ts'
import { moveVehicle } from './moveVehicle.ts'
import { orTaken } from './vehicleChecks.ts'
import { sumOf, vehicleFigures } from './vehicleFigures.ts'
import { vehiclePage } from './vehicleList.ts'
import { addVehicle, changeVehicle, heldVehicle } from './writeVehicles.ts'

/** The vehicles of an organisation: seen, added, changed, moved, and given to drivers. */
export const vehiclesRoutes: Handlers<typeof contract, Context>['vehicles'] = {
  async list(context, { query }) {
    const { db, now } = context
    const { partner } = requireMembership(context)
    const today = lagosDate(now)
    const [{ ids, total }, kinds] = await Promise.all([
      vehiclePage(db, partner.id, query, now, today),
      vehicleFigures(db, partner.id, today),
    ])
    const counts = Object.fromEntries(
      vehicleCounts.map((word) => [
        word,
        sumOf(kinds, (kind) => (word === 'needs_attention' ? kind.needs_attention : kind.status === word)),
      ]),
    ) as Record<(typeof vehicleCounts)[number], number>
    return { data: await loadVehicles(context, ids), metadata: { ...metadataOf(total, query, now), counts } }
  },
  async stats(context) {
    const { partner } = requireMembership(context)
    const kinds = await vehicleFigures(context.db, partner.id, lagosDate(context.now))
    const present = kinds.filter(({ status }) => status !== 'archived')
    const by = <Word extends string>(words: readonly Word[], of: (word: Word) => number) =>
      Object.fromEntries(words.map((word) => [word, of(word)])) as Record<Word, number>
    return {
      data: {
        total: sumOf(present, () => true),
        by_status: by(vehicleStatuses, (word) => sumOf(kinds, ({ status }) => status === word)),
        by_compliance: by(complianceStatuses, (word) => sumOf(present, ({ compliance }) => compliance === word)),
        needs_attention: sumOf(kinds, ({ needs_attention }) => needs_attention),
        unassigned: sumOf(present, ({ unassigned }) => unassigned),
      },
    }
  },
  async create(context, { body }) {
    const { id } = await orTaken(() => writing(context, (tx, partnerId) => addVehicle(tx, context, partnerId, body)))
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
    await orTaken(() =>
      writing(context, async (tx, partnerId) => changeVehicle(tx, context, await heldVehicle(tx, partnerId, params.id, version), change)),
    )
    return { data: await loadVehicle(context, params.id) }
  },
  async setStatus(context, { params, body }) {
    await orTaken(() =>
      writing(context, async (tx, partnerId) => moveVehicle(tx, context, await heldVehicle(tx, partnerId, params.id, body.version), body)),
    )
    return { data: await loadVehicle(context, params.id) }
  },
  async setDriver(context, { params, body: { driver_id, version } }) {
    const data = await writing(context, async (tx, partnerId) => {
      const vehicle = await heldVehicle(tx, partnerId, params.id, version)
      if (driver_id === null) return assign(tx, context, vehicle, null)
      const [driver] = await tx
        .select()
        .from(drivers)
        .where(and(eq(drivers.id, driver_id), eq(drivers.partner_id, partnerId)))
        .for('update')
      if (!driver) throw new RequestError('ValidationError', undefined, { errors: { driver_id: 'Please select one of your drivers' } })
      return assign(tx, context, vehicle, driver)
    })
    return { data }
  },
  assignments: (context, { params, query }) => assignmentHistory(context, { vehicle: params.id }, query),
}
