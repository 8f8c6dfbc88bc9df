import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Trip } from '@vehicle-partner/api'
import { trips } from '@vehicle-partner/api/contract'
import { canAccess, canSeeMoney, paths } from '@vehicle-partner/domain'
import { ListView } from '../../list/ListView.tsx'
import { useListQuery } from '../../list/useListQuery.ts'
import { useSearchParams } from 'react-router-dom'
import { useApi, useSession } from '../../session/useSession.ts'
import { tripCard } from '../../trips/parts/tripCard.tsx'
import { tripColumns } from './tripColumns.tsx'

const card = tripCard(false)

interface FleetTripsProps {
  owner: 'vehicle' | 'driver'
  id: string
}

/** The page of a trip: before departure it is the one where the trip can be changed. */
const tripHref = ({ id, group }: Trip) => (group === 'upcoming' ? paths.upcomingTrip({ tripId: id }) : paths.trip({ tripId: id }))

/** The trips of a vehicle or a driver: those to come, those under way and the past ones, with the days in the address. */
export function FleetTrips({ owner, id }: FleetTripsProps) {
  const api = useApi()
  const { roles } = useSession()
  const call = owner === 'vehicle' ? 'ofVehicle' : 'ofDriver'
  const [search] = useSearchParams()
  const group = search.get('group')
  // What comes next is looked for first, of past trips the last one.
  const order = group === 'upcoming' || group === 'active' ? undefined : '-departure_at'
  const list = useListQuery(trips[call], { order })
  const callWithQuery = (query: typeof list.query) => api.trips[call].query({ params: { id }, query })
  const result = useQuery({ ...callWithQuery(list.query), placeholderData: keepPreviousData })
  const counts = result.data?.metadata.counts
  return (
    <ListView
      list={list}
      result={result}
      caption="Trips"
      itemName={['trip', 'trips']}
      columns={tripColumns(owner === 'vehicle' ? 'driver' : 'vehicle', canSeeMoney(roles))}
      tabs={[
        {
          label: 'Upcoming',
          query: { group: 'upcoming' },
          count: counts?.upcoming,
          empty: { title: 'No trip is planned', description: 'Trips of the next seven days show here.' },
        },
        {
          label: 'Active',
          query: { group: 'active' },
          count: counts?.active,
          empty: { title: 'No trip is on the road', description: 'A trip shows here from boarding until it ends.' },
        },
        {
          label: 'History',
          query: { group: 'history' },
          empty: { title: 'No past trips', description: 'Completed, cancelled and missed trips show here.' },
        },
        { label: 'All', query: {} },
      ]}
      callWithQuery={callWithQuery}
      filters={[{ kind: 'days', from: 'from', to: 'to', label: 'Days' }]}
      card={card}
      getRowId={(trip) => trip.id}
      getRowName={({ reference }) => reference}
      {...(canAccess('trips', roles) ? { rowHref: tripHref } : {})}
      empty={{ title: 'No trips yet', description: 'Planned and past trips show here.' }}
    />
  )
}
