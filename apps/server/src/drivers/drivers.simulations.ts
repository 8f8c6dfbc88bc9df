import { Refusal } from '@vehicle-partner/api/contract'
import { driverGraph, mayMove } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { Ports } from '../context.ts'
import { drivers } from '../db/schema/fleet.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { presentVehicle } from '../fleet/assignments.ts'
import { freeTrips } from '../fleet/freeTrips.ts'
import type { DriverRow } from '../fleet/loadDrivers.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import { noReason, reviewReason } from '../fleet/reasons.ts'
import { notify } from '../notifications/notify.ts'
import type { Said, Simulation } from '../sandbox/simulations.ts'
import { tellVehicle } from '../vehicles/tellVehicle.ts'
import { endDriverReview } from './driverReview.ts'
import { tellDriver } from './tellDriver.ts'
import { heldDriver } from './writeDrivers.ts'

async function withDriver(
  ports: Ports,
  id: string,
  to: 'active' | 'rejected' | 'suspended',
  from: readonly string[],
  work: (tx: Tx, driver: DriverRow) => Promise<void>,
): Promise<void> {
  const [found] = await ports.db.select({ partner_id: drivers.partner_id }).from(drivers).where(eq(drivers.id, id))
  if (!found) throw new Refusal('NotFound')
  await inTransaction(ports, async (tx) => {
    await lockFleet(tx, found.partner_id)
    const driver = await heldDriver(tx, found.partner_id, id)
    if (!from.includes(driver.status) || !mayMove(driverGraph, driver.status, to, 'operator')) throw new Refusal('InvalidTransition')
    await work(tx, driver)
  })
}

/** Takes a driver off the road until somebody has looked into it, or lets them back. */
async function move(tx: Tx, ports: Ports, driver: DriverRow, to: 'active' | 'suspended', { reason, text }: Said): Promise<void> {
  const { id, partner_id, fname, lname } = driver
  const name = `${fname} ${lname}`
  const words = text ?? 'We have to look into something before they drive again'
  const columns = { status: to, ...(to === 'suspended' ? reviewReason(reason ?? 'other', words, ports.now) : noReason) }
  await tx
    .update(drivers)
    .set({ ...columns, version: driver.version + 1, updated_at: ports.now })
    .where(eq(drivers.id, id))
  await audit(tx, ports, {
    partner_id,
    action: to === 'suspended' ? 'driver.suspended' : 'driver.reinstated',
    entity: { type: 'driver', id, label: name },
    changes: [{ field: 'status', from: driver.status, to }],
  })
  await tellDriver(tx, ports, { ...driver, ...columns }, ['status'])
  const vehicle = await presentVehicle(tx, id)
  if (vehicle) await tellVehicle(tx, ports, vehicle, ['dispatchable'])
  if (to === 'suspended') await freeTrips(tx, ports, { of: { driver: id }, partner_id, label: name, why: 'was suspended' })
  await notify(tx, ports, {
    partner_id,
    type: to === 'suspended' ? 'driver.suspended' : 'driver.approved',
    severity: to === 'suspended' ? 'critical' : 'success',
    title: to === 'suspended' ? `${name} is suspended` : `${name} may drive again`,
    body: to === 'suspended' ? `${words}. If you think that this is wrong, tell us.` : 'They can be given trips now.',
    entity: { type: 'driver', id },
    link: `/drivers/details/${id}`,
    action_label: to === 'suspended' ? 'Appeal' : undefined,
    group_key: `driver.review:${id}`,
  })
}

/** What the operator decides about drivers. */
export const driverSimulations: readonly Simulation[] = [
  {
    kind: 'driver.approve',
    summary: 'The operator approves a driver under review.',
    run: (ports, id) =>
      withDriver(ports, id, 'active', ['pending_review'], (tx, driver) =>
        endDriverReview(tx, ports, { ...driver, review_outcome: 'approved' }),
      ),
  },
  {
    kind: 'driver.reject',
    summary: 'The operator refuses a driver under review, with a reason and a text.',
    run: (ports, id, { reason, text }) =>
      withDriver(ports, id, 'rejected', ['pending_review'], (tx, driver) =>
        endDriverReview(tx, ports, { ...driver, review_outcome: reason ?? 'other' }, text),
      ),
  },
  {
    kind: 'driver.suspend',
    summary: 'The operator suspends a driver, with a reason and a text; their trips to come need somebody else.',
    run: (ports, id, said) =>
      withDriver(ports, id, 'suspended', ['active', 'inactive'], (tx, driver) => move(tx, ports, driver, 'suspended', said)),
  },
  {
    kind: 'driver.reinstate',
    summary: 'The operator lets a suspended driver work again.',
    run: (ports, id, said) => withDriver(ports, id, 'active', ['suspended'], (tx, driver) => move(tx, ports, driver, 'active', said)),
  },
]
