import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readListQuery } from '@vehicle-partner/api'
import { trips } from '@vehicle-partner/api/contract'
import { canSeeMoney, errorMessages, lagosDate, tripStatuses } from '@vehicle-partner/domain'
import { Skeleton, Stack, useToast } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { Suspense, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { ListView } from '../list/ListView.tsx'
import type { ListFilter } from '../list/listFilters.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { useReportExport } from '../list/useReportExport.ts'
import { usePortal } from '../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { statusRegistry } from '../statuses/statusRegistry.ts'
import { OnTheRoad } from './OnTheRoad.tsx'
import { tripColumns, tripRows, type TripsCall } from './tripColumns.tsx'
import { TripRowAction } from './TripRowAction.tsx'
import { TripViewTabs } from './TripViewTabs.tsx'

const TripsDay = createLazyPart(async () => (await import('./day/TripsDay.tsx')).TripsDay)

/** Parameters that leave the list what it is: the trips to come. */
const unscopedParameters = new Set(['search', 'sort', 'page', 'perPage'])
const isUnscoped = ([name, value]: readonly [string, unknown]) => unscopedParameters.has(name) || (name === 'group' && value === 'upcoming')

/** The trips of the organisation: their list, or with `view=day` the plan of a day by vehicle. */
export function TripsScreen() {
  const [address] = useSearchParams()
  if (address.get('view') !== 'day') return <TripsList />
  return (
    <MainPage title="Trips">
      <Stack gap="xlarge">
        <TripViewTabs view="day" />
        <Suspense fallback={<Skeleton size="title" />}>
          <TripsDay />
        </Suspense>
      </Stack>
    </MainPage>
  )
}

const noUpcoming = { title: 'No upcoming trips', description: 'Trips of the next seven days show here once they are planned.' }

/** The trips to come, on the road, completed and cancelled, and what needs action. */
function TripsList() {
  const api = useApi()
  const toast = useToast()
  const { roles } = useSession()
  const { partner, supportedCities } = useOrganization()
  const [search] = useSearchParams()
  // Without values that the call does not know, which scope nothing.
  const listQuery = readListQuery(trips.list, search)
  const isScoped = ['group', 'status', 'needs_action'].some((name) => name in listQuery)
  const isFirstTab = Object.entries(listQuery).every(isUnscoped)
  // What was last is looked for first.
  const isPast =
    search.get('group') === 'history' || search.getAll('status').some((status) => status === 'completed' || status === 'cancelled')
  const list = useListQuery(trips.list, {
    order: isPast ? '-departure_at' : undefined,
    // The list begins with what comes next.
    ...(isScoped ? {} : { given: { group: 'upcoming' } }),
  })
  const result = useQuery({ ...api.trips.list.query({ params: { id: partner.id }, query: list.query }), placeholderData: keepPreviousData })
  const exportRows = useReportExport('trips')
  const seesMoney = canSeeMoney(roles)
  const counts = result.data?.metadata.counts
  const hasOthers = counts !== undefined && counts.active + counts.completed + counts.cancelled + counts.missed > 0
  const today = lagosDate(usePortal().dependencies.clock())
  const isByDay = list.sorting.columnId === 'departure_at'
  const columns = useMemo(() => tripColumns({ isPast, seesMoney, isByDay }), [isPast, seesMoney, isByDay])
  const { isError } = result
  const shown = result.data?.data
  useEffect(() => {
    if (isError) toast.warning(errorMessages.tripHistory, { id: errorMessages.tripHistory })
  }, [isError, toast])
  const filters: readonly ListFilter<TripsCall>[] = [
    { kind: 'days', from: 'from', to: 'to', label: 'Days' },
    {
      kind: 'several',
      name: 'status',
      label: 'Status',
      options: tripStatuses.map((value) => ({ value, label: statusRegistry.trip[value].label })),
    },
    {
      kind: 'several',
      name: 'city_id',
      label: 'City',
      options: supportedCities.map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'lookup', item: 'route', name: 'route_id', label: 'Route', names: shown?.map(({ route }) => [route.id, route.name]) },
    {
      kind: 'lookup',
      item: 'vehicle',
      name: 'vehicle_id',
      label: 'Vehicle',
      names: shown?.flatMap(({ vehicle }) => (vehicle ? [[vehicle.id, vehicle.registration_number] as const] : [])),
    },
    {
      kind: 'lookup',
      item: 'driver',
      name: 'driver_id',
      label: 'Driver',
      names: shown?.flatMap(({ driver }) => (driver ? [[driver.id, `${driver.fname} ${driver.lname}`] as const] : [])),
    },
    { kind: 'link', names: ['group'], label: 'When', format: ([group]) => (group === 'history' ? 'Past' : (group ?? '')) },
    { kind: 'link', names: ['needs_action'], label: 'Needs action', format: () => 'Yes' },
  ]
  return (
    <MainPage title="Trips">
      <Stack gap="xlarge">
        <TripViewTabs view="list" />
        <ListView
          list={list}
          result={result}
          caption="Trips"
          itemName={['trip', 'trips']}
          columns={columns}
          columnsKey="TRIPS"
          {...tripRows(isByDay, today, result.data?.metadata.days)}
          highlights={isFirstTab ? <OnTheRoad /> : null}
          rowActions={(trip) => <TripRowAction trip={trip} />}
          searchLabel="Reference, plate, driver, route"
          callWithQuery={(query) => api.trips.list.query({ params: { id: partner.id }, query })}
          filters={filters}
          tabs={[
            { label: 'Upcoming', query: { group: 'upcoming' }, count: counts?.upcoming, ...(hasOthers ? { empty: noUpcoming } : {}) },
            { label: 'Active', query: { group: 'active' }, count: counts?.active },
            { label: 'Completed', query: { status: ['completed'] }, count: counts?.completed },
            { label: 'Cancelled', query: { status: ['cancelled', 'missed'] }, count: counts && counts.cancelled + counts.missed },
            { label: 'Needs action', query: { needs_action: '1' }, count: counts?.needs_action, hasProblem: true },
          ]}
          onExport={(format) => exportRows(list.query, format)}
          errorFallback="tripHistory"
          empty={{
            illustration: <EmptyRoadIllustration />,
            title: 'No trips yet',
            description: 'Trips of the next seven days and of the last thirty show here once your vehicles are on a route.',
          }}
        />
      </Stack>
    </MainPage>
  )
}
