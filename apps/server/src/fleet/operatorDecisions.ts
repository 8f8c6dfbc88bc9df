import { RequestError } from '@vehicle-partner/api/server'
import { fleetDetailsPath } from '@vehicle-partner/domain'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { SimulationOptions, Simulation } from '../sandbox/simulations.ts'
import type { VehicleRow } from '../vehicles/loadVehicles.ts'
import { unassignTrips } from './unassignTrips.ts'
import type { DriverRow } from './assignedDrivers.ts'
import { lockFleet } from './lockFleet.ts'
import { noStatusReason, operatorStatusReason } from './statusReasons.ts'

type Change = ReturnType<typeof operatorStatusReason> & { status: 'active' | 'suspended'; version: number; updated_at: Date }

/** What is different between a vehicle and a driver when the operator decides about one. */
interface DecisionSubject<Row extends VehicleRow | DriverRow> {
  what: 'vehicle' | 'driver'
  /** One sentence for each decision; shown on the sandbox page. */
  summaries: Record<'approve' | 'reject' | 'suspend' | 'reinstate', string>
  partnerOf: (db: Db, id: string) => Promise<string | undefined>
  /** The row, held. */
  hold: (tx: Tx, partnerId: string, id: string) => Promise<Row>
  mayBecome: (row: Row, to: 'active' | 'rejected' | 'suspended') => boolean
  /** A name or a plate. */
  label: (row: Row) => string
  endReview: (tx: Tx, dependencies: Dependencies, row: Row, said?: string) => Promise<void>
  change: (tx: Tx, id: string, columns: Change) => Promise<unknown>
  /** Tells the sockets what is different now. */
  tell: (tx: Tx, dependencies: Dependencies, row: Row) => Promise<void>
  /** Why one is suspended, where the operator does not say it. */
  doubt: string
  /** What one may do that is let back. */
  relief: string
}

/** What the operator decides about vehicles, or about drivers. */
export function operatorDecisions<Row extends VehicleRow | DriverRow>(subject: DecisionSubject<Row>): readonly Simulation[] {
  const { what, summaries, label, endReview } = subject

  const decision = (
    verb: keyof typeof summaries,
    from: readonly Row['status'][],
    to: 'active' | 'rejected' | 'suspended',
    work: (tx: Tx, dependencies: Dependencies, row: Row, said: SimulationOptions) => Promise<void>,
  ): Simulation => ({
    kind: `${what}.${verb}`,
    summary: summaries[verb],
    async run(dependencies, id, said) {
      const partnerId = await subject.partnerOf(dependencies.db, id)
      if (partnerId === undefined) throw new RequestError('NotFound')
      await inTransaction(dependencies, async (tx) => {
        await lockFleet(tx, partnerId)
        const row = await subject.hold(tx, partnerId, id)
        if (!from.includes(row.status) || !subject.mayBecome(row, to)) throw new RequestError('InvalidTransition')
        await work(tx, dependencies, row, said)
      })
    },
  })

  /** Takes one off the road until somebody has looked into it, or lets it back. */
  const move = async (tx: Tx, dependencies: Dependencies, row: Row, to: 'active' | 'suspended', { reason, text = subject.doubt }: SimulationOptions) => {
    const { id, partner_id } = row
    const entity = { type: what, id, label: label(row) }
    const columns = { status: to, ...(to === 'suspended' ? operatorStatusReason(reason ?? 'other', text, dependencies.now) : noStatusReason) }
    await subject.change(tx, id, { ...columns, version: row.version + 1, updated_at: dependencies.now })
    const action = to === 'suspended' ? (`${what}.suspended` as const) : (`${what}.reinstated` as const)
    await recordAudit(tx, dependencies, { partner_id, action, entity, changes: [{ field: 'status', from: row.status, to }] })
    await subject.tell(tx, dependencies, { ...row, ...columns })
    const of = what === 'vehicle' ? { vehicle: id } : { driver: id }
    if (to === 'suspended') await unassignTrips(tx, dependencies, { of, partner_id, label: entity.label, why: 'was suspended' })
    await notify(tx, dependencies, {
      partner_id,
      entity: { type: what, id },
      link: fleetDetailsPath(what, id),
      group_key: `${what}.review:${id}`,
      ...(to === 'suspended'
        ? {
            type: `${what}.suspended` as const,
            severity: 'critical',
            title: `${entity.label} is suspended`,
            body: `${text}. If you think that this is wrong, tell us.`,
            action_label: 'Appeal',
          }
        : { type: `${what}.approved` as const, severity: 'success', title: `${entity.label} may drive again`, body: subject.relief }),
    })
  }

  const reviewed = ['pending_review'] as const
  return [
    decision('approve', reviewed, 'active', (tx, dependencies, row) => endReview(tx, dependencies, { ...row, review_outcome: 'approved' })),
    decision('reject', reviewed, 'rejected', (tx, dependencies, row, { reason = 'other', text }) =>
      endReview(tx, dependencies, { ...row, review_outcome: reason }, text),
    ),
    decision('suspend', ['active', 'inactive'], 'suspended', (tx, dependencies, row, said) =>
      move(tx, dependencies, row, 'suspended', said),
    ),
    decision('reinstate', ['suspended'], 'active', (tx, dependencies, row, said) => move(tx, dependencies, row, 'active', said)),
  ]
}
