import { Refusal } from '@vehicle-partner/api/contract'
import { mayMove, vehicleGraph } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { Ports } from '../context.ts'
import { vehicles } from '../db/schema/fleet.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { freeTrips } from '../fleet/freeTrips.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import { noReason, reviewReason } from '../fleet/reasons.ts'
import { notify } from '../notifications/notify.ts'
import type { Said, Simulation } from '../sandbox/simulations.ts'
import type { VehicleRow } from './loadVehicles.ts'
import { tellVehicle } from './tellVehicle.ts'
import { endVehicleReview } from './vehicleReview.ts'
import { heldVehicle } from './writeVehicles.ts'

async function withVehicle(
  ports: Ports,
  id: string,
  to: 'active' | 'rejected' | 'suspended',
  from: readonly string[],
  work: (tx: Tx, vehicle: VehicleRow) => Promise<void>,
): Promise<void> {
  const [found] = await ports.db.select({ partner_id: vehicles.partner_id }).from(vehicles).where(eq(vehicles.id, id))
  if (!found) throw new Refusal('NotFound')
  await inTransaction(ports, async (tx) => {
    await lockFleet(tx, found.partner_id)
    const vehicle = await heldVehicle(tx, found.partner_id, id)
    if (!from.includes(vehicle.status) || !mayMove(vehicleGraph, vehicle.status, to, 'operator')) throw new Refusal('InvalidTransition')
    await work(tx, vehicle)
  })
}

/** Takes a vehicle off the road until somebody has looked at it, or lets it back. */
async function move(tx: Tx, ports: Ports, vehicle: VehicleRow, to: 'active' | 'suspended', { reason, text }: Said): Promise<void> {
  const { id, partner_id, registration_number: plate } = vehicle
  const words = text ?? 'It has to be looked at before it drives again'
  const columns = { status: to, ...(to === 'suspended' ? reviewReason(reason ?? 'other', words, ports.now) : noReason) }
  await tx
    .update(vehicles)
    .set({ ...columns, version: vehicle.version + 1, updated_at: ports.now })
    .where(eq(vehicles.id, id))
  await audit(tx, ports, {
    partner_id,
    action: to === 'suspended' ? 'vehicle.suspended' : 'vehicle.reinstated',
    entity: { type: 'vehicle', id, label: plate },
    changes: [{ field: 'status', from: vehicle.status, to }],
  })
  await tellVehicle(tx, ports, { ...vehicle, ...columns }, ['status'])
  if (to === 'suspended') await freeTrips(tx, ports, { of: { vehicle: id }, partner_id, label: plate, why: 'was suspended' })
  await notify(tx, ports, {
    partner_id,
    type: to === 'suspended' ? 'vehicle.suspended' : 'vehicle.approved',
    severity: to === 'suspended' ? 'critical' : 'success',
    title: to === 'suspended' ? `${plate} is suspended` : `${plate} may drive again`,
    body: to === 'suspended' ? `${words}. If you think that this is wrong, tell us.` : 'It can be given trips now.',
    entity: { type: 'vehicle', id },
    link: `/vehicles/details/${id}`,
    action_label: to === 'suspended' ? 'Appeal' : undefined,
    group_key: `vehicle.review:${id}`,
  })
}

/** What the operator decides about vehicles. */
export const vehicleSimulations: readonly Simulation[] = [
  {
    kind: 'vehicle.approve',
    summary: 'The operator approves a vehicle under review; it works as soon as its papers are in force.',
    run: (ports, id) =>
      withVehicle(ports, id, 'active', ['pending_review'], (tx, vehicle) =>
        endVehicleReview(tx, ports, { ...vehicle, review_outcome: 'approved' }),
      ),
  },
  {
    kind: 'vehicle.reject',
    summary: 'The operator refuses a vehicle under review, with a reason and a text.',
    run: (ports, id, { reason, text }) =>
      withVehicle(ports, id, 'rejected', ['pending_review'], (tx, vehicle) =>
        endVehicleReview(tx, ports, { ...vehicle, review_outcome: reason ?? 'other' }, text),
      ),
  },
  {
    kind: 'vehicle.suspend',
    summary: 'The operator suspends a vehicle, with a reason and a text; its trips to come need another one.',
    run: (ports, id, said) =>
      withVehicle(ports, id, 'suspended', ['active', 'inactive'], (tx, vehicle) => move(tx, ports, vehicle, 'suspended', said)),
  },
  {
    kind: 'vehicle.reinstate',
    summary: 'The operator lets a suspended vehicle work again.',
    run: (ports, id, said) => withVehicle(ports, id, 'active', ['suspended'], (tx, vehicle) => move(tx, ports, vehicle, 'active', said)),
  },
]
