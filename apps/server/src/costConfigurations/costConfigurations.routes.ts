import type { CostVersion, VehicleCosts } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { inArray, sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema/userTables.ts'
import { listCostRows, findLastVersion, filterVersions, type CostRow, type CostTarget } from './costVersions.ts'
import { estimateVehicleCosts, showsVehicleCosts } from './estimateCosts.ts'
import { resetCosts, writeCosts } from './writeCosts.ts'
import { text } from '../db/sqlValueTypes.ts'

const partnerIdOf = (context: Context) => requireMembership(context).partner.id

async function readPartnerCosts(context: Context) {
  const costs = await listCostRows(context.db, partnerIdOf(context))
  const types = [...new Set(costs.flatMap(({ vehicle_type }) => vehicle_type ?? []))].toSorted()
  return {
    data: {
      default: findLastVersion(costs, { scope: 'default' }),
      vehicle_types: types.map((vehicle_type) => ({ vehicle_type, ...findLastVersion(costs, { scope: 'vehicle_type', vehicle_type }) })),
      vehicles: await estimateVehicleCosts(context.db, partnerIdOf(context), costs, context.now),
    },
  }
}

async function readVehicleCosts(context: Context, id: string): Promise<{ data: VehicleCosts }> {
  const { db, now } = context
  const all = await estimateVehicleCosts(db, partnerIdOf(context), await listCostRows(db, partnerIdOf(context)), now)
  const own = all.find(({ vehicle }) => vehicle.id === id)
  if (!own) throw new RequestError('NotFound')
  return { data: own }
}

/** Throws RequestError `NotFound`, before anything is written, for a vehicle whose costs are not shown: a removed one that earns nothing. */
async function requireVehicle(context: Context, id: string): Promise<void> {
  if (!(await showsVehicleCosts(context.db, partnerIdOf(context), id, context.now))) throw new RequestError('NotFound')
}

/** Versions as responses show them, with the authors' names. */
async function toVersionList(db: Db, rows: readonly CostRow[]): Promise<{ data: CostVersion[] }> {
  const ids = [...new Set(rows.map(({ created_by }) => created_by))]
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: sql`${users.fname} || ' ' || ${users.lname}`.mapWith(text) })
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

const vehicleTarget = (vehicle_id: string): CostTarget => ({ scope: 'vehicle', vehicle_id })

/** The organisation's own costs per vehicle. */
export const costConfigurationsRoutes: Handlers<typeof contract, Context>['costConfigurations'] = {
  get: readPartnerCosts,
  async set(context, { body: { vehicle_type, ...change } }) {
    await writeCosts(context, vehicle_type === undefined ? { scope: 'default' } : { scope: 'vehicle_type', vehicle_type }, change)
    return readPartnerCosts(context)
  },
  versions: async (context) => toVersionList(context.db, await listCostRows(context.db, partnerIdOf(context))),
  getVehicle: (context, { params }) => readVehicleCosts(context, params.id),
  async setVehicle(context, { params, body }) {
    await requireVehicle(context, params.id)
    await writeCosts(context, vehicleTarget(params.id), body)
    return readVehicleCosts(context, params.id)
  },
  async resetVehicle(context, { params }) {
    await requireVehicle(context, params.id)
    await resetCosts(context, vehicleTarget(params.id))
    return readVehicleCosts(context, params.id)
  },
  async vehicleVersions(context, { params }) {
    return toVersionList(context.db, filterVersions(await listCostRows(context.db, partnerIdOf(context)), vehicleTarget(params.id)))
  },
}
