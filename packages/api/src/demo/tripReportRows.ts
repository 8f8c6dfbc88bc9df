import { formatTripName } from '@vehicle-partner/domain'
import type { ReportFilters } from '../reports/documentReportFilters.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { toTripListFilters } from '../reports/tripReportFilters.ts'
import { trips } from '../trips/trips.contract.ts'
import { tripsMock } from '../trips/trips.mock.ts'
import { requireMember, type MockContext } from './mockContext.ts'
import { readListed } from './readListed.ts'

/** The rows of the report of trips: those that the list shows with these filters; `id` names selected rows. */
export async function readTripReportRows(context: MockContext, filters: ReportFilters): Promise<ReportRow[]> {
  const params = { id: requireMember(context).organization.id }
  const selected = filters['id'] === undefined ? undefined : [filters['id']].flat()
  const listed = await readListed(trips.list.query, toTripListFilters(filters, context.demoData.clock()), (query) =>
    tripsMock.list(context, { params, query }),
  )
  return listed
    .filter(({ id }) => selected === undefined || selected.includes(id))
    .map((trip) => ({
      service_date: trip.service_date,
      reference: trip.reference,
      route: formatTripName(trip),
      departure_at: trip.departure_at,
      arrival_at: trip.actual_arrival_at ?? trip.arrival_eta,
      status: trip.status,
      vehicle: trip.vehicle?.registration_number ?? null,
      driver: trip.driver && `${trip.driver.fname} ${trip.driver.lname}`,
      seats_booked: trip.seats.booked,
      seats_boarded: trip.seats.boarded,
      seats_no_show: trip.seats.no_show,
      rating: trip.rating?.rating ?? null,
      net_kobo: trip.earnings?.net_kobo ?? null,
    }))
}
