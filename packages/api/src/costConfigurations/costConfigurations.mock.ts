import {
  calculateProfit,
  effectiveCosts,
  lagosDate,
  monthRange,
  shareByGross,
  type CostItems,
  type CostScope,
} from '@vehicle-partner/domain'
import { costItemErrors, effectiveFromErrors, prefixKeys } from '@vehicle-partner/domain/entities'
import type { contract } from '../contract.ts'
import { readMoney } from '../demo/money/mockMoney.ts'
import { sumEarnings } from '../demo/money/demoPayslips.ts'
import type { EarningVehicle } from '../demo/money/earningVehicles.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import type { CompleteEarningLine } from '../earnings/earnings.contract.ts'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'
import type { CostVersion, VehicleCosts } from './costConfigurations.contract.ts'
import { describeActivity } from './describeActivity.ts'

interface CostScopeKey {
  scope: CostScope
  vehicle_type?: string | undefined
  vehicle_id?: string | undefined
}

const hasScope = (place: CostScopeKey) => (version: CostVersion) =>
  version.scope === place.scope &&
  version.vehicle_type === (place.vehicle_type ?? null) &&
  version.vehicle_id === (place.vehicle_id ?? null)

const ownMoney = (context: MockContext) => readMoney(context.demoData, requireMember(context).organization)

/** The latest costs of a scope, including those of a later month. */
function readScope(context: MockContext, place: CostScopeKey) {
  const own = ownMoney(context).costs.filter(hasScope(place))
  const last = own.at(-1)
  return { items: last?.items ?? null, version: last?.version ?? 0, effective_from: last?.effective_from ?? null }
}

/** What each vehicle shares of lines that belong to none, by its id. */
export function shareUnallocated(vehicles: readonly EarningVehicle[], lines: readonly CompleteEarningLine[]): Map<string, number> {
  const gross = vehicles.map(({ id }) => sumEarnings(lines.filter(({ vehicle }) => vehicle?.id === id)).gross_kobo)
  const shares = shareByGross(sumEarnings(lines.filter(({ vehicle }) => !vehicle)).net_kobo, gross)
  return new Map(vehicles.map(({ id }, index) => [id, shares[index] ?? 0]))
}

/** The costs of a vehicle: its own, those of its type and the defaults, and what is effective of them. */
export function readEffectiveCosts(context: MockContext, vehicle: EarningVehicle) {
  const own = readScope(context, { scope: 'vehicle', vehicle_id: vehicle.id })
  const wider = {
    vehicle_type: readScope(context, { scope: 'vehicle_type', vehicle_type: vehicle.type }).items,
    default: readScope(context, { scope: 'default' }).items,
  }
  const { items: effective, from } = effectiveCosts({ ...wider, vehicle: own.items })
  return { own, wider, effective, from }
}

/** The effective costs of a vehicle with last month's result. */
function readVehicleCosts(context: MockContext, vehicle: EarningVehicle): VehicleCosts {
  const { own, wider, effective, from } = readEffectiveCosts(context, vehicle)
  const month = monthRange(lagosDate(context.demoData.clock()), -1)
  const money = ownMoney(context)
  const ofMonth = money.lines.filter((line) => line.state !== 'void' && line.service_date >= month.from && line.service_date <= month.to)
  const lines = ofMonth.filter((line) => line.vehicle?.id === vehicle.id)
  const shared_kobo = shareUnallocated(money.vehicles, ofMonth).get(vehicle.id) ?? 0
  const { gross_kobo, net_kobo } = sumEarnings(lines)
  const earned = lines.filter(({ type }) => type === 'trip_earning')
  const trips = earned.length
  const daysOfMonth = Number(month.to.slice(8))
  const days = new Set(earned.map(({ service_date }) => service_date)).size
  const activity = { gross_kobo, trips, distance_m: trips * 28_400, days, daysInService: daysOfMonth, daysOfMonth }
  return {
    vehicle,
    ...own,
    effective,
    inherited: effectiveCosts(wider).items,
    from,
    last_month: { net_kobo, shared_kobo, ...describeActivity(activity), ...calculateProfit(net_kobo + shared_kobo, effective, activity) },
  }
}

function readPartnerCosts(context: MockContext) {
  const { vehicles, costs } = ownMoney(context)
  const types = [...new Set(costs.flatMap(({ vehicle_type }) => vehicle_type ?? []))]
  return {
    data: {
      default: readScope(context, { scope: 'default' }),
      vehicle_types: types.map((vehicle_type) => ({ vehicle_type, ...readScope(context, { scope: 'vehicle_type', vehicle_type }) })),
      vehicles: vehicles.map((vehicle) => readVehicleCosts(context, vehicle)),
    },
  }
}

/** What a scope inherits. */
function findInherited(context: MockContext, { scope, vehicle_id }: CostScopeKey): CostItems {
  if (scope === 'default') return {}
  const vehicle_type = ownMoney(context).vehicles.find(({ id }) => id === vehicle_id)?.type
  return effectiveCosts({
    vehicle_type: vehicle_type === undefined ? null : readScope(context, { scope: 'vehicle_type', vehicle_type }).items,
    default: readScope(context, { scope: 'default' }).items,
  }).items
}

/** Writes the next version of a scope. Throws RequestError `VersionConflict` if the edited version is not the latest. */
function writeVersion(
  context: MockContext,
  place: CostScopeKey,
  { version, items, effective_from }: { version: number; items: CostItems | null; effective_from?: string | undefined },
) {
  const { costs } = ownMoney(context)
  const { person } = requireCaller(context)
  const now = context.demoData.clock()
  const month = monthRange(lagosDate(now)).from
  const before = readScope(context, place)
  throwFieldErrors({
    ...effectiveFromErrors(effective_from, lagosDate(now)),
    ...(items && prefixKeys('items', costItemErrors(items, findInherited(context, place), before.items ?? {}))),
  })
  if (version !== before.version) throw new RequestError('VersionConflict')
  costs.push({
    id: `cst_${costs.length + 1}`,
    scope: place.scope,
    vehicle_type: place.vehicle_type ?? null,
    vehicle_id: place.vehicle_id ?? null,
    version: version + 1,
    effective_from: effective_from ?? month,
    items,
    created_by: `${person.fname} ${person.lname}`,
    created_at: now.toISOString(),
  })
}

function findVehicle(context: MockContext, id: string): EarningVehicle {
  const vehicle = ownMoney(context).vehicles.find((each) => each.id === id)
  if (!vehicle) throw new RequestError('NotFound')
  return vehicle
}

export const costConfigurationsMock: Handlers<typeof contract, MockContext>['costConfigurations'] = {
  get: readPartnerCosts,
  set(context, { body: { vehicle_type, ...change } }) {
    writeVersion(context, vehicle_type === undefined ? { scope: 'default' } : { scope: 'vehicle_type', vehicle_type }, change)
    return readPartnerCosts(context)
  },
  versions: (context) => ({ data: ownMoney(context).costs.toReversed() }),
  getVehicle: (context, { params }) => ({ data: readVehicleCosts(context, findVehicle(context, params.id)) }),
  setVehicle(context, { params, body }) {
    const vehicle = findVehicle(context, params.id)
    writeVersion(context, { scope: 'vehicle', vehicle_id: vehicle.id }, body)
    return { data: readVehicleCosts(context, vehicle) }
  },
  resetVehicle(context, { params }) {
    const vehicle = findVehicle(context, params.id)
    const { items, version } = readScope(context, { scope: 'vehicle', vehicle_id: vehicle.id })
    if (items !== null) writeVersion(context, { scope: 'vehicle', vehicle_id: vehicle.id }, { version, items: null })
    return { data: readVehicleCosts(context, vehicle) }
  },
  vehicleVersions: (context, { params }) => ({
    data: ownMoney(context)
      .costs.filter(hasScope({ scope: 'vehicle', vehicle_id: params.id }))
      .toReversed(),
  }),
}
