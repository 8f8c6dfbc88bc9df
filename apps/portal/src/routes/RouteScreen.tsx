import { useQuery } from '@tanstack/react-query'
import type { RouteDetails } from '@vehicle-partner/api'
import { formatDistance, formatDuration, paths, routePlaces } from '@vehicle-partner/domain'
import { Grid, Inline, Money, RouteName, Stack, StatCard, StatGroup, StatusPill, Tabs, Text } from '@vehicle-partner/ui'
import { useParams } from 'react-router-dom'
import { ItemPage } from '../shell/ItemPage.tsx'
import { useApi, useOrganization } from '../session/useSession.ts'
import { statusRegistry } from '../statuses/statusRegistry.ts'
import { RouteDirectionPanel } from './details/RouteDirectionPanel.tsx'
import { RouteFleet } from './details/RouteFleet.tsx'
import { RouteTrips } from './details/RouteTrips.tsx'

/** One route: its stops and departures in both directions, who runs it, and its next trips. */
export function RouteScreen() {
  const { routeId = '' } = useParams()
  const { routes } = useApi()
  const { partner } = useOrganization()
  const result = useQuery(routes.get.query({ params: { id: routeId }, query: { partner_id: partner.id } }))
  const route = result.data?.data
  return (
    <ItemPage
      kind="route"
      result={result}
      item={route && { title: <RouteName places={routePlaces(route.name)} />, label: route.code }}
      list={{ label: 'Routes', href: paths.routes() }}
    >
      {route ? <RoutePage route={route} /> : null}
    </ItemPage>
  )
}

function RoutePage({ route }: { route: RouteDetails }) {
  const { status, code, city, origin, destination, distance_m, duration_s, my } = route
  return (
    <Stack gap="xlarge">
      <Inline gap="medium">
        <StatusPill status={status} registry={statusRegistry.route} />
        <Text tone="secondary" size="small">
          {code}, {city.name}
        </Text>
      </Inline>
      <StatGroup aria-label="The route in figures">
        <StatCard label="Distance" value={formatDistance(distance_m)} />
        <StatCard label="Time" value={formatDuration(duration_s)} />
        <StatCard label="Your trips, 30 days" value={my.trips_30d} />
        {my.rate_kobo === undefined ? (
          <StatCard label="Stops" value={route.stops_count} />
        ) : (
          <StatCard
            label="Rate for each trip"
            value={my.rate_kobo === null ? null : <Money kobo={my.rate_kobo} />}
            hint={my.rate_kobo === null ? 'None of your vehicles runs here' : 'At least'}
          />
        )}
      </StatGroup>
      <Tabs
        aria-label="Direction"
        fill
        items={[
          {
            value: 'inbound',
            label: `To ${destination.name}`,
            content: <RouteDirectionPanel route={route} direction="inbound" to={destination.name} />,
          },
          {
            value: 'outbound',
            label: `To ${origin.name}`,
            content: <RouteDirectionPanel route={route} direction="outbound" to={origin.name} />,
          },
        ]}
      />
      <Grid columns="halves" align="start">
        <RouteFleet route={route} />
        <RouteTrips routeId={route.id} />
      </Grid>
    </Stack>
  )
}
