import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { driverCountKeys } from '@vehicle-partner/api/server'
import { defaultPeriod, driverStatuses, periodRange } from '@vehicle-partner/domain'
import type { Context } from '../context.ts'
import { listAssignments } from '../fleet/listAssignments.ts'
import { assignDriver, findCurrentVehicle } from '../fleet/assignments.ts'
import { lockFleetRow, lockSelectedRow } from '../fleet/fleetKind.ts'
import { fleetRoutes } from '../fleet/fleetHandlers.ts'
import { inFleetTransaction } from '../fleet/inFleetTransaction.ts'
import { vehicleKind } from '../vehicles/vehicleKind.ts'
import { rejectTakenPhone } from './driverChecks.ts'
import { driverKind } from './driverKind.ts'
import { listDriverIds } from './driverList.ts'
import { loadPerformance } from './driverPerformance.ts'
import { resendInvitation } from './inviteDriver.ts'
import { loadDriver, loadDrivers } from './loadDrivers.ts'
import { addDriver, changeDriver } from './writeDrivers.ts'

/** The drivers of an organisation. */
export const driversRoutes: Handlers<typeof contract, Context>['drivers'] = {
  ...fleetRoutes({
    kind: driverKind,
    statuses: driverStatuses,
    countKeys: driverCountKeys,
    listIds: listDriverIds,
    load: loadDrivers,
    loadDetails: loadDriver,
    add: addDriver,
    change: changeDriver,
    rejectTaken: rejectTakenPhone,
  }),
  async setVehicle(context, { params, body: { vehicle_id, version } }) {
    const data = await inFleetTransaction(context, async (tx, partnerId) => {
      const driver = await lockFleetRow(tx, driverKind, partnerId, params.id, version)
      if (vehicle_id !== null) return assignDriver(tx, context, await lockSelectedRow(tx, vehicleKind, partnerId, vehicle_id), driver)
      const vehicle = await findCurrentVehicle(tx, driver.id)
      const { id, fname, lname } = driver
      if (!vehicle) return { vehicle: null, driver: { id, fname, lname }, left_vehicle: null, left_driver: null, warnings: [] }
      const change = await assignDriver(tx, context, vehicle, null)
      return { ...change, vehicle: null, left_vehicle: change.vehicle }
    })
    return { data }
  },
  assignments: (context, { params, query }) => listAssignments(context, { driver: params.id }, query),
  async invite(context, { params }) {
    const { app_state, invited_at } = await inFleetTransaction(context, async (tx, partnerId) =>
      resendInvitation(tx, context, await lockFleetRow(tx, driverKind, partnerId, params.id)),
    )
    return { data: { app_state, invited_at: invited_at.toISOString() } }
  },
  async performance({ db, now }, { params, query }) {
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    return { data: await loadPerformance(db, params.id, range, now), metadata: { as_of: now.toISOString(), period: { key, ...range } } }
  },
}
