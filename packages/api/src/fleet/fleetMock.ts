import { toVehicleBrief } from './toVehicleBrief.ts'
import { complianceStatuses } from '@vehicle-partner/domain'
import { completeDueReviews } from '../demo/fleetReviews.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { MockDriver, MockVehicle } from '../demo/mockFleet.ts'
import { RequestError } from '../kernel/errors.ts'
import type { ListQuery } from '../kernel/listQuery.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'

interface FleetItems {
  vehicles: MockVehicle
  drivers: MockDriver
}

/** The vehicles or drivers of the caller's organisation, after the reviews that are due. */
export function listOwnFleetItems<Kind extends keyof FleetItems>(context: MockContext, kind: Kind): FleetItems[Kind][] {
  completeDueReviews(context.demoData)
  const { organization } = requireMember(context)
  const items: readonly FleetItems[keyof FleetItems][] = context.demoData.fleet[kind]
  return items.filter(({ partner_id }) => partner_id === organization.id) as FleetItems[Kind][] // those of the kind
}

/** The vehicle or driver of the caller's organisation. Throws RequestError `NotFound`. */
export function requireOwnFleetItem<Kind extends keyof FleetItems>(context: MockContext, kind: Kind, id: string): FleetItems[Kind] {
  const item = listOwnFleetItems(context, kind).find((each) => each.id === id)
  if (!item) throw new RequestError('NotFound')
  return item
}

/** Throws RequestError unless the item may be changed: it has this version and is not removed. */
export function checkEditable(item: MockVehicle | MockDriver, version: number, archivedMessage: string): void {
  if (version !== item.version) throw new RequestError('VersionConflict')
  if (item.status === 'archived') throw new RequestError('InvalidTransition', archivedMessage)
}

interface Countable {
  status: string
  compliance: { status: string }
}

/** The totals of `stats`. */
export function countFleetTotals<Item extends Countable, const Status extends string>(
  items: readonly Item[],
  rules: { statuses: readonly Status[]; needsAttention: (item: Item) => boolean; isUnassigned: (item: Item) => boolean },
) {
  const present = items.filter(({ status }) => status !== 'archived')
  const statuses = items.map(({ status }) => status)
  const complianceValues = present.map(({ compliance }) => compliance.status)
  return {
    total: present.length,
    by_status: countByValue(rules.statuses, statuses),
    by_compliance: countByValue(complianceStatuses, complianceValues),
    needs_attention: items.filter(rules.needsAttention).length,
    unassigned: items.filter(rules.isUnassigned).length,
  }
}

/** A page of the assignments of one vehicle or driver. */
export function pageAssignments({ demoData }: MockContext, owner: { vehicle: string } | { driver: string }, query: ListQuery<'from'>) {
  const { assignments, vehicles, drivers } = demoData.fleet
  const own = assignments.filter((each) => ('vehicle' in owner ? each.vehicle_id === owner.vehicle : each.driver_id === owner.driver))
  const rows = own.flatMap(({ id, vehicle_id, driver_id, from, to }) => {
    const vehicle = vehicles.find((each) => each.id === vehicle_id)
    const driver = drivers.find((each) => each.id === driver_id)
    if (!vehicle || !driver) return []
    const { fname, lname } = driver
    return [{ id, vehicle: toVehicleBrief(vehicle), driver: { id: driver_id, fname, lname }, from, to }]
  })
  return paginate(rows, query, {
    now: demoData.clock(),
    by: { from: ({ from }) => from },
    text: ({ vehicle, driver }) => ('vehicle' in owner ? [`${driver.fname} ${driver.lname}`] : [vehicle.registration_number]),
  })
}
