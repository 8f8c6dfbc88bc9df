import { Refusal } from '@vehicle-partner/api/contract'
import { eq } from 'drizzle-orm'
import type { Ports } from '../context.ts'
import { trips } from '../db/schema/trips.ts'
import { brokenUnique } from '../db/violations.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { changeTrip, heldTrip, noteTrip } from './changeTrip.ts'
import type { TripRow } from './loadTrips.ts'
import { breakDown } from './simulateTrip.ts'

const withTrip = (ports: Ports, id: string, work: (tx: Tx, trip: TripRow) => Promise<unknown>): Promise<void> =>
  inTransaction(ports, async (tx) => {
    const [found] = await tx.select({ partner_id: trips.partner_id }).from(trips).where(eq(trips.id, id))
    if (!found) throw new Refusal('NotFound')
    await work(tx, await heldTrip(tx, found.partner_id, id))
  })

/** What drivers do. */
export const tripSimulations: readonly Simulation[] = [
  {
    kind: 'trip.start',
    summary: 'The driver opens a trip that is assigned and leaves at once.',
    run: (ports, id) =>
      withTrip(ports, id, async (tx, trip) => {
        if (trip.status !== 'assigned') throw new Refusal('InvalidTransition')
        const boarding = await changeTrip(tx, ports, trip, { status: 'boarding' }).catch((error: unknown) => {
          // Two active trips of one vehicle or driver are refused by the database.
          const taken = brokenUnique(error)
          if (taken === 'trips_one_active_per_vehicle') throw new Refusal('VehicleHasActiveTrip')
          if (taken === 'trips_one_active_per_driver') throw new Refusal('DriverHasActiveTrip')
          throw error
        })
        await changeTrip(tx, ports, boarding, { status: 'in_progress', actual_departure_at: ports.now })
        await noteTrip(tx, ports, id, { kind: 'status', from: 'assigned', to: 'in_progress', text: 'The trip left', by: 'driver' })
      }),
  },
  {
    kind: 'trip.breakdown',
    summary: 'The vehicle of a trip that is under way breaks down.',
    run: (ports, id) =>
      withTrip(ports, id, async (tx, trip) => {
        if (trip.status !== 'boarding' && trip.status !== 'in_progress') throw new Refusal('InvalidTransition')
        await breakDown(tx, ports, trip, 'the roadside')
      }),
  },
]
