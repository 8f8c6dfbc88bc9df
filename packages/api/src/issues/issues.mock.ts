import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { signedIn, type Scene } from '../demo/mockContext.ts'
import { note, tripChanged } from '../demo/recordTripChange.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { tripById } from '../trips/trips.mock.ts'
import { checkReportable } from './checkReportable.ts'

export const issuesMock: Handlers<typeof contract, Scene>['issues'] = {
  list(scene, { params }) {
    const trip = tripById(scene, params.id)
    const data = scene.demoData.issues.filter(({ trip_id }) => trip_id === trip.id).toReversed()
    return { data, metadata: { total: data.length, as_of: scene.demoData.clock().toISOString() } }
  },
  create(scene, { params, body }) {
    const { demoData } = scene
    const trip = tripById(scene, params.id)
    const stops = checkReportable(trip, body, demoData.clock())
    const { fname, lname } = signedIn(scene).person
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
    note(demoData, trip, { kind: 'issue', from: null, to: null, text: `Reported: ${body.description}` })
    if (stops) {
      note(demoData, trip, { kind: 'status', from: trip.status, to: 'interrupted', text: 'The vehicle cannot go on' })
      trip.status = 'interrupted'
      tripChanged(demoData, trip, ['status'])
    }
    const { id, category, severity, state } = issue
    emitEvent(demoData, { type: 'trip.issue', partner_id: trip.partner_id, data: { trip_id: trip.id, issue_id: id, category, severity, state } })
    return { data: issue }
  },
}
