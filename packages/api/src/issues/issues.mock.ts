import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import { addTripMoment, recordTripChange } from '../demo/recordTripChange.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { requireTrip } from '../trips/trips.mock.ts'
import { checkReportable } from './checkReportable.ts'

export const issuesMock: Handlers<typeof contract, MockContext>['issues'] = {
  list(context, { params }) {
    const trip = requireTrip(context, params.id)
    const data = context.demoData.issues.filter(({ trip_id }) => trip_id === trip.id).toReversed()
    return { data, metadata: { total: data.length, as_of: context.demoData.clock().toISOString() } }
  },
  create(context, { params, body }) {
    const { demoData } = context
    const trip = requireTrip(context, params.id)
    const stops = checkReportable(trip, body, demoData.clock())
    const { fname, lname } = requireCaller(context).person
    const number = demoData.issues.length + 1
    const issue = {
      ...body,
      id: `iss_demo${number}`,
      reference: `ISS-${String(number).padStart(5, '0')}`,
      trip_id: trip.id,
      lat: body.lat ?? null,
      lng: body.lng ?? null,
      state: 'open',
      reported_by: { name: `${fname} ${lname}` },
      created_at: demoData.clock().toISOString(),
      resolved_at: null,
    }
    demoData.issues.push(issue)
    addTripMoment(demoData, trip, { kind: 'issue', from: null, to: null, text: `Reported: ${body.description}` })
    if (stops) {
      addTripMoment(demoData, trip, { kind: 'status', from: trip.status, to: 'interrupted', text: 'The vehicle has stopped' })
      trip.status = 'interrupted'
      recordTripChange(demoData, trip, ['status'])
    }
    const { id, category, severity, state } = issue
    emitEvent(demoData, {
      type: 'trip.issue',
      partner_id: trip.partner_id,
      data: { trip_id: trip.id, issue_id: id, category, severity, state },
    })
    return { data: issue }
  },
}
