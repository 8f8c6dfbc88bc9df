import { countPassengers } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { listPassengers } from '../demo/mockPassengers.ts'
import { findRoute } from '../demo/mockRoutes.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { MockTrip } from '../demo/mockTrips.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { requireTrip } from '../trips/trips.mock.ts'
import { findBoardingTime } from './checkBoarding.ts'
import { serializeManifest, formatManifestCsv } from './serializeManifest.ts'

const readManifest = ({ demoData }: MockContext, trip: MockTrip, search?: string) =>
  serializeManifest({ ...trip, stops: findRoute(trip.route_id).stops }, listPassengers(trip), demoData.clock(), search)

export const manifestMock: Handlers<typeof contract, MockContext>['manifest'] = {
  list: (context, { params, query }) => readManifest(context, requireTrip(context, params.id), query.search),
  tick(context, { params, body }) {
    const { demoData } = context
    const trip = requireTrip(context, params.id)
    const passengers = listPassengers(trip)
    const passenger = passengers.find(({ id }) => id === params.passenger_id)
    if (!passenger) throw new RequestError('NotFound')
    const time = findBoardingTime(trip, passenger, new Date(body.client_at), demoData.clock())
    if (time) {
      const { at, client_at } = time
      const on = body.status === 'boarded' || body.status === 'alighted'
      Object.assign(passenger, { status: body.status, client_at, boarded_at: on ? (passenger.boarded_at ?? at) : null })
      const { boarded, no_show } = countPassengers(passengers)
      Object.assign(trip, { seats_boarded: boarded, seats_no_show: no_show })
      const data = { trip_id: trip.id, passenger_id: passenger.id, status: passenger.status, boarded, no_show }
      emitEvent(demoData, { type: 'manifest.updated', partner_id: trip.partner_id, data })
    }
    const data = readManifest(context, trip).data.find(({ id }) => id === passenger.id)
    if (!data) throw new RequestError('NotFound')
    return { data }
  },
  export(context, { params }) {
    const trip = requireTrip(context, params.id)
    return { type: 'text/csv', filename: `${trip.reference}.csv`, content: formatManifestCsv(readManifest(context, trip).data) }
  },
}
