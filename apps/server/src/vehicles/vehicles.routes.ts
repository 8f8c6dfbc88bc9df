import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { vehicleCountKeys } from '@vehicle-partner/api/server'
import { parsePlate, unusualPlateMessage, vehicleStatuses } from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { driverKind } from '../drivers/driverKind.ts'
import { listAssignments } from '../fleet/listAssignments.ts'
import { assignDriver } from '../fleet/assignments.ts'
import { lockFleetRow, lockSelectedRow } from '../fleet/fleetKind.ts'
import { fleetRoutes } from '../fleet/fleetHandlers.ts'
import { inFleetTransaction } from '../fleet/inFleetTransaction.ts'
import { loadVehicle, loadVehicles } from './loadVehicles.ts'
import { isSandboxDuplicatePlate, rejectTakenVehicle } from './vehicleChecks.ts'
import { vehicleKind } from './vehicleKind.ts'
import { listVehicleIds } from './vehicleList.ts'
import { addVehicle, changeVehicle } from './writeVehicles.ts'

/** The vehicles of an organisation. */
export const vehiclesRoutes: Handlers<typeof contract, Context>['vehicles'] = {
  ...fleetRoutes({
    kind: vehicleKind,
    statuses: vehicleStatuses,
    countKeys: vehicleCountKeys,
    listIds: listVehicleIds,
    load: loadVehicles,
    loadDetails: loadVehicle,
    add: addVehicle,
    change: changeVehicle,
    rejectTaken: rejectTakenVehicle,
  }),
  async check({ db, sandbox }, { query }) {
    const parsed = parsePlate(query.registration_number)
    const sameVehicles = parsed
      ? await db
          .select({ id: vehicles.id })
          .from(vehicles)
          .where(and(eq(vehicles.registration_number, parsed.plate), ne(vehicles.status, 'archived')))
      : []
    return {
      data: {
        available: parsed !== undefined && sameVehicles.length === 0 && !isSandboxDuplicatePlate({ sandbox }, parsed.plate),
        registration_number: parsed?.plate ?? null,
        warning: parsed?.form === 'other' ? unusualPlateMessage : null,
      },
    }
  },
  async setDriver(context, { params, body: { driver_id, version, only_unassigned } }) {
    const data = await inFleetTransaction(context, async (tx, partnerId) => {
      const vehicle = await lockFleetRow(tx, vehicleKind, partnerId, params.id, version)
      const driver = driver_id === null ? null : await lockSelectedRow(tx, driverKind, partnerId, driver_id)
      return assignDriver(tx, context, vehicle, driver, { onlyUnassigned: only_unassigned })
    })
    return { data }
  },
  assignments: (context, { params, query }) => listAssignments(context, { vehicle: params.id }, query),
}
