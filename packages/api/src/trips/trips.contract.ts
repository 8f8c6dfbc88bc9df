import * as z from 'zod/mini'
import { addedField, withSpecifiedFields } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, day, id, instant } from '../kernel/commonSchemas.ts'
import { PeriodDays, PeriodQuery, partnerById } from '../partners/partners.contract.ts'
import { Position } from '../telemetry/position.ts'
import { SharedTrip } from './sharedTrip.ts'
import { AssignmentBody, DeclineBody, DriverCandidate, TripDetails, TripMoment, VehicleCandidate } from './trip.ts'
import { tripListResponse, tripListQuery } from './tripList.ts'

/**
 * Trip counts of a service date in Africa/Lagos. Days without trips have zeros. `total` is the sum of the others; they are those of the
 * summary, by day.
 */
export const TripDay = z.object({
  date: day,
  total: z.int(),
  upcoming: z.int(),
  active: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  missed: z.int(),
})
export type TripDay = z.output<typeof TripDay>

const ofTrip = { in: 'params', name: 'id', by: 'trip' } as const
const params = z.object({ id })
/** Resources that are stale after a change of a trip. */
const invalidates = ['trips', 'manifest', 'issues', 'partners', 'vehicles', 'drivers', 'routes']

/** The maximum validity of a trip link in seconds. */
export const maxShareSeconds = 86_400

/** A search among the candidates of a trip. */
const candidateQuery = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** The candidate with this id, to check a choice. */
  id: z.optional(id),
}

export const trips = {
  stats: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/trips/stats',
    summary: 'Count the trips of each day of a period.',
    access: { who: 'member', partner: partnerById, areas: ['dashboard', 'trips'] },
    params,
    query: PeriodQuery,
    response: z.object({
      data: z.array(withSpecifiedFields(TripDay, ['date', 'total'])),
      metadata: addedField(z.object({ as_of: instant, period: PeriodDays })),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/trips',
    summary: 'List the trips of an organisation, by default those of the last thirty and the next seven days.',
    access: { who: 'member', partner: partnerById, areas: ['trips'] },
    params,
    query: tripListQuery(),
    response: tripListResponse(),
  }),
  ofVehicle: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/trips',
    summary: 'List the trips of a vehicle.',
    access: { who: 'member', partner: { in: 'params', name: 'id', by: 'vehicle' }, areas: ['trips', 'vehicles'] },
    params,
    query: tripListQuery(),
    response: tripListResponse(),
  }),
  ofDriver: endpoint({
    method: 'GET',
    path: '/v1/drivers/:id/trips',
    summary: 'List the trips of a driver.',
    access: { who: 'member', partner: { in: 'params', name: 'id', by: 'driver' }, areas: ['trips', 'drivers'] },
    params,
    query: tripListQuery(),
    response: tripListResponse(),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/trips/:id',
    summary: 'Get a trip with its stops, planned and actual.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    response: z.object({ data: TripDetails, metadata: addedField(z.object({ as_of: instant })) }),
  }),
  assign: endpoint({
    method: 'PATCH',
    path: '/v1/trips/:id/assignment',
    summary: 'Assign a vehicle and a driver to a trip, until an hour before departure.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    idempotent: true,
    params,
    body: AssignmentBody,
    response: z.object({ data: TripDetails, metadata: z.object({ warnings: z.array(z.string()) }) }),
    errors: ['VersionConflict', 'InvalidTransition', 'AssignmentCutoffPassed', 'ScheduleOverlap', 'LicenceClassMismatch'],
    invalidates: invalidates,
  }),
  vehicleCandidates: endpoint({
    method: 'GET',
    path: '/v1/trips/:id/candidates/vehicles',
    summary: 'List vehicles for a trip: those that may take it first, then the others with what keeps them from it.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    query: z.object(candidateQuery),
    response: data(z.array(VehicleCandidate)),
  }),
  driverCandidates: endpoint({
    method: 'GET',
    path: '/v1/trips/:id/candidates/drivers',
    summary: 'List drivers for a trip: those who may take it first, with the usual driver of the vehicle on top, then the others.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    query: z.object({
      ...candidateQuery,
      /** The vehicle that they are to drive. */
      vehicle_id: z.optional(id),
    }),
    response: data(z.array(DriverCandidate)),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/v1/trips/:id/decline',
    summary: 'Decline a trip, until an hour before departure.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    body: DeclineBody,
    response: data(TripDetails),
    errors: ['InvalidTransition', 'AssignmentCutoffPassed'],
    invalidates: invalidates,
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/v1/trips/:id/timeline',
    summary: 'List the events of a trip, oldest first.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    response: z.object({ data: z.array(TripMoment), metadata: z.object({ as_of: instant }) }),
  }),
  track: endpoint({
    method: 'GET',
    path: '/v1/trips/:id/track',
    summary: 'List the vehicle positions of a trip, oldest first. 403 `OutsideTrip` earlier than an hour before departure.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    query: z.object({
      /** Only positions after this time. */
      since: z.optional(instant),
    }),
    response: z.object({ data: z.array(Position), metadata: z.object({ as_of: instant }) }),
    errors: ['OutsideTrip'],
  }),
  share: endpoint({
    method: 'POST',
    path: '/v1/trips/:id/share',
    summary: 'Create a public link to follow a trip, without passenger data.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    body: z.object({
      /** At most one day. */
      expires_in_s: z._default(
        z.int().check(z.minimum(60, 'A minute at least'), z.maximum(maxShareSeconds, 'A day at most')),
        maxShareSeconds,
      ),
    }),
    response: data(z.object({ url: z.string(), expires_at: instant })),
    status: 201,
    // The response has the secret link.
    idempotent: false,
    errors: ['InvalidTransition'],
    invalidates: ['trips'],
  }),
  endShare: endpoint({
    method: 'DELETE',
    path: '/v1/trips/:id/share',
    summary: 'Revoke all public links to a trip.',
    access: { who: 'member', partner: ofTrip, areas: ['trips'] },
    params,
    response: data(z.object({ ended: z.int() })),
    invalidates: ['trips'],
  }),
  shared: endpoint({
    method: 'GET',
    path: '/v1/shared-trips/:token',
    summary: 'Get a trip by its public link, without personal data. Expired and unknown links are both 404.',
    access: { who: 'anyone' },
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(128)) }),
    response: z.object({ data: SharedTrip, metadata: z.object({ as_of: instant }) }),
  }),
}
