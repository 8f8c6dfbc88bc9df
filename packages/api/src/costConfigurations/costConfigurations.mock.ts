import { effectiveCosts, lagosDate, monthRange, calculateProfit, type CostItems, type CostScope } from '@vehicle-partner/domain'
import { costItemErrors, effectiveFromErrors, prefixKeys } from '@vehicle-partner/domain/entities'
import type { contract } from '../contract.ts'
import { moneyOf } from '../demo/money/mockMoney.ts'
import { plain } from '../demo/money/demoPayslips.ts'
import type { EarningVehicle } from '../demo/money/earningVehicles.ts'
import { ofMember, signedIn, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'
import type { CostVersion, VehicleCosts } from './costConfigurations.contract.ts'

interface Place {
  scope: CostScope
  vehicle_type?: string | undefined
  vehicle_id?: string | undefined
}

const isAt = (place: Place) => (version: CostVersion) =>
  version.scope === place.scope &&
  version.vehicle_type === (place.vehicle_type ?? null) &&
  version.vehicle_id === (place.vehicle_id ?? null)

const moneyIn = (scene: Scene) => moneyOf(scene.demoData, ofMember(scene).organization)

/** What a scope sets now, or will set as it was last edited. */
function scoped(scene: Scene, place: Place) {
  const own = moneyIn(scene).costs.filter(isAt(place))
  const last = own.at(-1)
  return { items: last?.items ?? null, version: last?.version ?? 0, effective_from: last?.effective_from ?? null }
}

/** What counts for a vehicle, with its last month at these costs. */
export function costsFor(scene: Scene, vehicle: EarningVehicle): VehicleCosts {
  const own = scoped(scene, { scope: 'vehicle', vehicle_id: vehicle.id })
  const { items: effective, from } = effectiveCosts({
    vehicle: own.items,
    vehicle_type: scoped(scene, { scope: 'vehicle_type', vehicle_type: vehicle.type }).items,
    default: scoped(scene, { scope: 'default' }).items,
  })
  const month = monthRange(lagosDate(scene.demoData.clock()), -1)
  const lines = moneyIn(scene).lines.filter(
    (line) => line.vehicle?.id === vehicle.id && line.service_date >= month.from && line.service_date <= month.to,
  )
  const { gross_kobo, net_kobo } = plain(lines)
  const trips = lines.filter(({ type }) => type === 'trip_earning').length
  const daysOfMonth = Number(month.to.slice(8))
  const days = new Set(lines.map(({ service_date }) => service_date)).size
  const activity = { gross_kobo, trips, distance_m: trips * 28_400, days, daysInService: daysOfMonth, daysOfMonth }
  return {
    vehicle,
    ...own,
    effective,
    from,
    last_month: { gross_kobo, net_kobo, trips, ...calculateProfit(net_kobo, effective, activity) },
  }
}

function partnerCosts(scene: Scene) {
  const { vehicles, costs } = moneyIn(scene)
  const types = [...new Set(costs.flatMap(({ vehicle_type }) => vehicle_type ?? []))]
  return {
    data: {
      default: scoped(scene, { scope: 'default' }),
      vehicle_types: types.map((vehicle_type) => ({ vehicle_type, ...scoped(scene, { scope: 'vehicle_type', vehicle_type }) })),
      vehicles: vehicles.map((vehicle) => costsFor(scene, vehicle)),
    },
  }
}

/** Writes the next version of a scope. Throws RequestError `VersionConflict` when it was not the last one that was edited. */
function write(
  scene: Scene,
  place: Place,
  { version, items, effective_from }: { version: number; items: CostItems | null; effective_from?: string | undefined },
) {
  const { costs } = moneyIn(scene)
  const { person } = signedIn(scene)
  const now = scene.demoData.clock()
  const month = monthRange(lagosDate(now)).from
  throwFieldErrors({ ...effectiveFromErrors(effective_from, lagosDate(now)), ...(items && prefixKeys('items', costItemErrors(items))) })
  if (version !== scoped(scene, place).version) throw new RequestError('VersionConflict')
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

function vehicleIn(scene: Scene, id: string): EarningVehicle {
  const vehicle = moneyIn(scene).vehicles.find((each) => each.id === id)
  if (!vehicle) throw new RequestError('NotFound')
  return vehicle
}

export const costConfigurationsMock: Handlers<typeof contract, Scene>['costConfigurations'] = {
  get: partnerCosts,
  set(scene, { body: { vehicle_type, ...change } }) {
    write(scene, vehicle_type === undefined ? { scope: 'default' } : { scope: 'vehicle_type', vehicle_type }, change)
    return partnerCosts(scene)
  },
  versions: (scene) => ({ data: moneyIn(scene).costs.toReversed() }),
  getVehicle: (scene, { params }) => ({ data: costsFor(scene, vehicleIn(scene, params.id)) }),
  setVehicle(scene, { params, body }) {
    const vehicle = vehicleIn(scene, params.id)
    write(scene, { scope: 'vehicle', vehicle_id: vehicle.id }, body)
    return { data: costsFor(scene, vehicle) }
  },
  resetVehicle(scene, { params }) {
    const vehicle = vehicleIn(scene, params.id)
    const { items, version } = scoped(scene, { scope: 'vehicle', vehicle_id: vehicle.id })
    if (items !== null) write(scene, { scope: 'vehicle', vehicle_id: vehicle.id }, { version, items: null })
    return { data: costsFor(scene, vehicle) }
  },
  vehicleVersions: (scene, { params }) => ({
    data: moneyIn(scene)
      .costs.filter(isAt({ scope: 'vehicle', vehicle_id: params.id }))
      .toReversed(),
  }),
}
