import { RequestError, type contract, type CostVersion, type Handlers, type VehicleCosts } from '@vehicle-partner/api/contract'
import { inArray, sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema/people.ts'
import { costRows, lastAt, versionsAt, type CostRow, type Place } from './costVersions.ts'
import { vehicleCosts } from './estimateCosts.ts'
import { resetCosts, writeCosts } from './writeCosts.ts'

const partnerOf = (context: Context) => requireMembership(context).partner.id

async function partnerCosts(context: Context) {
  const costs = await costRows(context.db, partnerOf(context))
  const types = [...new Set(costs.flatMap(({ vehicle_type }) => vehicle_type ?? []))].toSorted()
  return {
    data: {
      default: lastAt(costs, { scope: 'default' }),
      vehicle_types: types.map((vehicle_type) => ({ vehicle_type, ...lastAt(costs, { scope: 'vehicle_type', vehicle_type }) })),
      vehicles: await vehicleCosts(context.db, partnerOf(context), costs, context.now),
    },
  }
}

async function ofVehicle(context: Context, id: string): Promise<{ data: VehicleCosts }> {
  const { db, now } = context
  const all = await vehicleCosts(db, partnerOf(context), await costRows(db, partnerOf(context)), now)
  const own = all.find(({ vehicle }) => vehicle.id === id)
  if (!own) throw new RequestError('NotFound')
  return { data: own }
}

/** Versions as answers show them, with the names of who wrote them. */
async function versions(db: Db, rows: readonly CostRow[]): Promise<{ data: CostVersion[] }> {
  const ids = [...new Set(rows.map(({ created_by }) => created_by))]
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: sql<string>`${users.fname} || ' ' || ${users.lname}` })
          .from(users)
          .where(inArray(users.id, ids))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    data: rows.map(({ id, scope, vehicle_type, vehicle_id, version, effective_from, items, created_by, created_at }) => ({
      id,
      scope,
      vehicle_type,
      vehicle_id,
      version,
      effective_from,
      items,
      created_by: names.get(created_by) ?? '',
      created_at: created_at.toISOString(),
    })),
  }
}

const vehiclePlace = (vehicle_id: string): Place => ({ scope: 'vehicle', vehicle_id })

/** The partner's own costs. */
export const costConfigurationsRoutes: Handlers<typeof contract, Context>['costConfigurations'] = {
  get: partnerCosts,
  async set(context, { body: { vehicle_type, ...change } }) {
    await writeCosts(context, vehicle_type === undefined ? { scope: 'default' } : { scope: 'vehicle_type', vehicle_type }, change)
    return partnerCosts(context)
  },
  versions: async (context) => versions(context.db, await costRows(context.db, partnerOf(context))),
  getVehicle: (context, { params }) => ofVehicle(context, params.id),
  async setVehicle(context, { params, body }) {
    await writeCosts(context, vehiclePlace(params.id), body)
    return ofVehicle(context, params.id)
  },
  async resetVehicle(context, { params }) {
    await resetCosts(context, vehiclePlace(params.id))
    return ofVehicle(context, params.id)
  },
  async vehicleVersions(context, { params }) {
    return versions(context.db, versionsAt(await costRows(context.db, partnerOf(context)), vehiclePlace(params.id)))
  },
}
