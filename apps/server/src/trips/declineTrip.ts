import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { checkDeclinable } from '@vehicle-partner/api/server'
import { declineLabels, paths } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { inTransaction } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { updateTrip, lockTrip, addTripEvent } from './updateTrip.ts'

type Body = Parsed<(typeof contract)['trips']['decline']>['body']

/** Returns a trip to the operator. The audit event counts for the partner's reliability. */
export const declineTrip = (context: Context, id: string, { reason_code, text }: Body): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    const trip = await lockTrip(tx, partner.id, id)
    checkDeclinable(trip, context.now)
    await updateTrip(tx, context, trip, { status: 'scheduled', vehicle_id: null, driver_id: null })
    const reason = `${declineLabels[reason_code]}${text ? `: ${text}` : ''}`
    await addTripEvent(tx, context, id, { kind: 'decline', from: trip.status, to: 'scheduled', text: `Declined. ${reason}` })
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: 'trip.declined',
      entity: { type: 'trip', id, label: trip.reference },
      changes: [
        { field: 'vehicle_id', from: trip.vehicle_id, to: null },
        { field: 'driver_id', from: trip.driver_id, to: null },
        { field: 'reason', from: null, to: reason_code },
      ],
    })
    await notify(tx, context, {
      partner_id: partner.id,
      type: 'trip.no_driver',
      severity: 'warning',
      title: `${trip.reference} has no driver`,
      body: `The trip was declined. ${reason}. The operator is looking for another vehicle.`,
      entity: { type: 'trip', id },
      link: paths.upcomingTrip({ tripId: id }),
      group_key: `trip.no_driver:${id}`,
    })
  })
