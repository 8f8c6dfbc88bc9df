import { RequestError } from '@vehicle-partner/api/server'
import { fleetDetailsPath } from '@vehicle-partner/domain'
import type { Dependencies } from '../context.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { Simulation, SimulationOptions } from '../sandbox/simulations.ts'
import { lockFleetRow, type FleetKind, type FleetRow } from './fleetKind.ts'
import { lockFleet } from './lockFleet.ts'
import { noStatusReason, operatorStatusReason } from './statusReasons.ts'
import { unassignTrips } from './unassignTrips.ts'
import { writeStatus } from './writeStatus.ts'

/** The operator's decisions about vehicles, or about drivers, as simulations of the sandbox. */
export function operatorDecisions<Row extends FleetRow>(kind: FleetKind<Row>): readonly Simulation[] {
  const { type, texts } = kind

  const decision = (
    verb: keyof typeof texts.decisions,
    from: readonly Row['status'][],
    to: 'active' | 'rejected' | 'suspended',
    decide: (tx: Tx, dependencies: Dependencies, row: Row, options: SimulationOptions) => Promise<void>,
  ): Simulation => ({
    kind: `${type}.${verb}`,
    summary: texts.decisions[verb],
    async run(dependencies, id, options) {
      const partnerId = await kind.findPartnerId(dependencies.db, id)
      if (partnerId === undefined) throw new RequestError('NotFound')
      await inTransaction(dependencies, async (tx) => {
        await lockFleet(tx, partnerId)
        const row = await lockFleetRow(tx, kind, partnerId, id)
        if (!from.includes(row.status) || !kind.canTransition(row, to, 'operator')) throw new RequestError('InvalidTransition')
        await decide(tx, dependencies, row, options)
      })
    },
  })

  const suspend = async (tx: Tx, dependencies: Dependencies, row: Row, { reason, text = texts.suspended }: SimulationOptions) => {
    const { id, partner_id } = row
    const label = kind.label(row)
    const columns = { status: 'suspended' as const, ...operatorStatusReason(reason ?? 'other', text, dependencies.now) }
    await writeStatus(tx, dependencies, kind, row, { columns, action: 'suspended' })
    await kind.afterSuspension?.(tx, dependencies, row)
    await unassignTrips(tx, dependencies, { type, id, partner_id, label, why: 'was suspended' })
    await notify(tx, dependencies, {
      partner_id,
      entity: { type, id },
      link: fleetDetailsPath(type, id),
      group_key: `${type}.review:${id}`,
      type: `${type}.suspended`,
      severity: 'critical',
      title: `${label} is suspended`,
      body: `${text}. If you think this is a mistake, contact us.`,
      action_label: 'Appeal',
    })
  }

  const reinstate = async (tx: Tx, dependencies: Dependencies, row: Row) => {
    const { id, partner_id } = row
    await writeStatus(tx, dependencies, kind, row, { columns: { status: 'active', ...noStatusReason }, action: 'reinstated' })
    await kind.afterSuspension?.(tx, dependencies, row)
    await notify(tx, dependencies, {
      partner_id,
      entity: { type, id },
      link: fleetDetailsPath(type, id),
      group_key: `${type}.review:${id}`,
      type: `${type}.approved`,
      severity: 'success',
      title: `${kind.label(row)} is active again`,
      body: texts.reinstated,
    })
  }

  return [
    decision('approve', ['pending_review'], 'active', (tx, dependencies, row) =>
      kind.completeReview(tx, dependencies, { ...row, review_outcome: 'approved' }),
    ),
    decision('reject', ['pending_review'], 'rejected', (tx, dependencies, row, { reason = 'other', text }) =>
      kind.completeReview(tx, dependencies, { ...row, review_outcome: reason }, text),
    ),
    decision('suspend', ['active', 'inactive'], 'suspended', suspend),
    decision('reinstate', ['suspended'], 'active', reinstate),
  ]
}
