import type { Output } from '@vehicle-partner/api'
import type { costConfigurations } from '@vehicle-partner/api/contract'
import type { CostedVehicle, CostItems } from '@vehicle-partner/domain'

export type PartnerCosts = Output<typeof costConfigurations.get>['data']
export type VehicleCosts = PartnerCosts['vehicles'][number]

/** What the form of a scope changes: the default, or what one vehicle type sets. */
export interface EditedCosts {
  vehicleType: string | undefined
  items: CostItems
}

/** What a vehicle did and earned last month, with the costs that each scope sets for it. */
export const toCostedVehicle = ({ last_month }: Pick<VehicleCosts, 'last_month'>, set: CostedVehicle['set']): CostedVehicle => ({
  set,
  net_kobo: last_month.net_kobo,
  shared_kobo: last_month.shared_kobo,
  did: {
    gross_kobo: last_month.gross_kobo,
    trips: last_month.trips,
    distance_m: last_month.distance_m,
    days: last_month.days,
    daysInService: last_month.days_in_service,
    daysOfMonth: last_month.days_of_month,
  },
})

/** All vehicles, or those of the edited type, as if the edited costs were saved. */
export function previewVehicles(costs: PartnerCosts, { vehicleType, items }: EditedCosts): CostedVehicle[] {
  const ofTypes = new Map(costs.vehicle_types.map((each) => [each.vehicle_type, each.items] as const))
  return costs.vehicles
    .filter(({ vehicle }) => vehicleType === undefined || vehicle.type === vehicleType)
    .map((each) =>
      toCostedVehicle(each, {
        vehicle: each.items,
        vehicle_type: vehicleType === undefined ? (ofTypes.get(each.vehicle.type) ?? null) : items,
        default: vehicleType === undefined ? items : costs.default.items,
      }),
    )
}

/** How many vehicles a change of the edited scope reaches: those without costs of their own. */
export function countReached(costs: PartnerCosts, vehicleType: string | undefined): number {
  const types = new Set(costs.vehicle_types.filter(({ items }) => items !== null).map(({ vehicle_type }) => vehicle_type))
  return costs.vehicles.filter(
    ({ items, vehicle }) => items === null && (vehicleType === undefined ? !types.has(vehicle.type) : vehicle.type === vehicleType),
  ).length
}
