import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routes } from '@vehicle-partner/api/contract'
import { Button } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { ListView } from '../list/ListView.tsx'
import type { ListFilter } from '../list/listFilters.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { statusRegistry } from '../statuses/statusRegistry.ts'
import { openColumns, ownColumns, routeRows, type RoutesCall } from './routeColumns.tsx'

const routeStatuses = ['active', 'paused', 'retired'] as const

/** The routes that the organisation runs, and those with open departures in its cities. */
export function RoutesScreen() {
  const api = useApi()
  const { partner, supportedCities } = useOrganization()
  const list = useListQuery(routes.list)
  const result = useQuery({
    ...api.routes.list.query({ params: { id: partner.id }, query: list.query }),
    placeholderData: keepPreviousData,
  })
  const counts = result.data?.metadata.counts
  const filters: readonly ListFilter<RoutesCall>[] = [
    {
      kind: 'several',
      name: 'status',
      label: 'Status',
      options: routeStatuses.map((value) => ({ value, label: statusRegistry.route[value].label })),
    },
    {
      kind: 'several',
      name: 'city_id',
      label: 'City',
      options: supportedCities.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'lookup',
      item: 'vehicle',
      name: 'vehicle_id',
      label: 'Vehicle',
      names: result.data?.data.flatMap(({ my }) => my.vehicles.map(({ id, label }) => [id, label] as const)),
    },
  ]
  return (
    <MainPage title="Routes">
      <ListView
        list={list}
        result={result}
        caption="Routes"
        itemName={['route', 'routes']}
        columns={list.query.tab === 'open' ? openColumns : ownColumns}
        {...routeRows}
        searchLabel="Name, code, stop"
        callWithQuery={(query) => api.routes.list.query({ params: { id: partner.id }, query })}
        filters={filters}
        tabs={[
          { label: 'Mine', query: {}, count: counts?.mine },
          { label: 'Open', query: { tab: 'open' }, count: counts?.open },
        ]}
        empty={{
          illustration: <EmptyRoadIllustration />,
          title: 'No routes yet',
          description: 'A route is listed once a trip of your vehicles is planned on it. Express interest in an open departure to get one.',
          action: <Button href={list.hrefFor({ tab: 'open' })}>Open routes</Button>,
        }}
      />
    </MainPage>
  )
}
