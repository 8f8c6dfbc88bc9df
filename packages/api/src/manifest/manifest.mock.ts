import { countPassengers } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { listPassengers } from '../demo/mockPassengers.ts'
import { findRoute } from '../demo/mockRoutes.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { MockTrip } from '../demo/mockTrips.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { tripById } from '../trips/trips.mock.ts'
import { checkTick } from './checkBoarding.ts'
import { manifestReply, manifestTable } from './serializeManifest.ts'

const read = ({ demoData }: MockContext, trip: MockTrip, search?: string) =>
  manifestReply({ ...trip, stops: findRoute(trip.route_id).stops }, listPassengers(trip), demoData.clock(), search)

export const manifestMock: Handlers<typeof contract, MockContext>['manifest'] = {
  list: (context, { params, query }) => read(context, tripById(context, params.id), query.search),
  tick(context, { params, body }) {
    const { demoData } = context
    const trip = tripById(context, params.id)
    const passengers = listPassengers(trip)
    const passenger = passengers.find(({ id }) => id === params.passenger_id)
    if (!passenger) throw new RequestError('NotFound')
    const client_at = new Date(body.client_at)
    if (checkTick(trip, passenger, client_at, demoData.clock())) {
      const on = body.status === 'boarded' || body.status === 'alighted'
      Object.assign(passenger, { status: body.status, client_at, boarded_at: on ? (passenger.boarded_at ?? client_at) : null })
      const { boarded, no_show } = countPassengers(passengers)
      Object.assign(trip, { seats_boarded: boarded, seats_no_show: no_show })
      const data = { trip_id: trip.id, passenger_id: passenger.id, status: passenger.status, boarded, no_show }
      emitEvent(demoData, { type: 'manifest.updated', partner_id: trip.partner_id, data })
    }
    const data = read(context, trip).data.find(({ id }) => id === passenger.id)
    if (!data) throw new RequestError('NotFound')
    return { data }
  },
  export(context, { params }) {
    const trip = tripById(context, params.id)
    return { type: 'text/csv', filename: `${trip.reference}.csv`, content: manifestTable(read(context, trip).data) }
  },
}
