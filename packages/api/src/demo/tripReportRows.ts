import { formatTripName } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { toTripListFilters } from '../reports/tripReportFilters.ts'
import { trips } from '../trips/trips.contract.ts'
import { tripsMock } from '../trips/trips.mock.ts'
import { requireMember, type MockContext } from './mockContext.ts'

type Filters = Readonly<Record<string, string | readonly string[]>>

/** The rows of the report of trips: those that the list shows with these filters; `id` names selected rows. */
export async function readTripReportRows(context: MockContext, filters: Filters): Promise<ReportRow[]> {
  const params = { id: requireMember(context).organization.id }
  const selected = filters['id'] === undefined ? undefined : [filters['id']].flat()
  const listFilters = toTripListFilters(filters, context.demoData.clock())
  const rows: ReportRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = trips.list.query?.safeParse({ ...listFilters, page: String(page), perPage: '100' })
    if (!query?.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such filter' } })
    const { data, metadata } = await tripsMock.list(context, { params, query: query.data })
    pages = metadata.pages
    for (const trip of data.filter(({ id }) => selected === undefined || selected.includes(id)))
      rows.push({
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
      })
  }
  return rows
}
