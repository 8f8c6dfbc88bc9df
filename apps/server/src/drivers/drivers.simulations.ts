import { driverTransitions, canTransition } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { drivers } from '../db/schema/fleetTables.ts'
import { currentVehicle } from '../fleet/assignments.ts'
import { operatorDecisions } from '../fleet/operatorDecisions.ts'
import { publishVehicleUpdate } from '../vehicles/publishVehicle.ts'
import { completeDriverReview } from './driverReview.ts'
import { publishDriverUpdate } from './publishDriver.ts'
import { lockDriver } from './writeDrivers.ts'

/** What the operator decides about drivers. */
export const driverSimulations = operatorDecisions({
  what: 'driver',
  summaries: {
    approve: 'The operator approves a driver under review.',
    reject: 'The operator refuses a driver under review, with a reason and a text.',
    suspend: 'The operator suspends a driver, with a reason and a text; their trips to come need somebody else.',
    reinstate: 'The operator lets a suspended driver work again.',
  },
  partnerOf: async (db, id) => (await db.select({ partner_id: drivers.partner_id }).from(drivers).where(eq(drivers.id, id)))[0]?.partner_id,
  hold: lockDriver,
  mayBecome: ({ status }, to) => canTransition(driverTransitions, status, to, 'operator'),
  label: ({ fname, lname }) => `${fname} ${lname}`,
  endReview: completeDriverReview,
  change: (tx, id, columns) => tx.update(drivers).set(columns).where(eq(drivers.id, id)),
  tell: async (tx, dependencies, driver) => {
    await publishDriverUpdate(tx, dependencies, driver, ['status'])
    const vehicle = await currentVehicle(tx, driver.id)
    if (vehicle) await publishVehicleUpdate(tx, dependencies, vehicle, ['dispatchable'])
  },
  doubt: 'We have to look into something before they drive again',
  relief: 'They can be given trips now.',
})
