import { canTransition, vehicleTransitions } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { vehicles } from '../db/schema/fleetTables.ts'
import { operatorDecisions } from '../fleet/operatorDecisions.ts'
import { publishVehicleUpdate } from './publishVehicle.ts'
import { completeVehicleReview } from './vehicleReview.ts'
import { lockVehicle } from './writeVehicles.ts'

/** What the operator decides about vehicles. */
export const vehicleSimulations = operatorDecisions({
  what: 'vehicle',
  summaries: {
    approve: 'The operator approves a vehicle under review; it works as soon as its papers are in force.',
    reject: 'The operator refuses a vehicle under review, with a reason and a text.',
    suspend: 'The operator suspends a vehicle, with a reason and a text; its trips to come need another one.',
    reinstate: 'The operator lets a suspended vehicle work again.',
  },
  partnerOf: async (db, id) =>
    (await db.select({ partner_id: vehicles.partner_id }).from(vehicles).where(eq(vehicles.id, id)))[0]?.partner_id,
  hold: lockVehicle,
  mayBecome: ({ status }, to) => canTransition(vehicleTransitions, status, to, 'operator'),
  label: ({ registration_number }) => registration_number,
  endReview: completeVehicleReview,
  change: (tx, id, columns) => tx.update(vehicles).set(columns).where(eq(vehicles.id, id)),
  tell: (tx, dependencies, vehicle) => publishVehicleUpdate(tx, dependencies, vehicle, ['status']),
  doubt: 'It has to be looked at before it drives again',
  relief: 'It can be given trips now.',
})
