import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatCount, parsePeriod, periodOptions } from '@vehicle-partner/domain'
import { Inline, Rating, Select, Stack, StatCard, StatGroup } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { formatShare } from '../../fleet/parts/formatShare.ts'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi } from '../../session/useSession.ts'

/** How a driver did in a period: trips, punctuality, rating. */
export function DriverPerformance({ driverId }: { driverId: string }) {
  const { drivers } = useApi()
  const [search, setSearch] = useSearchParams()
  const period = parsePeriod(search.get('period'))
  const result = useQuery({
    ...drivers.performance.query({ params: { id: driverId }, query: { period } }),
    placeholderData: keepPreviousData,
  })
  const data = result.data?.data
  if (result.isError && !data) return <QueryError query={result} title="The performance could not be loaded" />
  const loading = !data || result.isPlaceholderData
  return (
    <Stack gap="large">
      <Inline>
        <Select
          label="Period"
          options={periodOptions}
          value={period}
          onValueChange={(value) => setSearch({ period: value }, { preventScrollReset: true })}
        />
      </Inline>
      <StatGroup aria-label="Performance">
        <StatCard label="Trips" loading={loading} value={data && formatCount(data.trips)} />
        <StatCard
          label="Completed"
          loading={loading}
          value={data && formatCount(data.completed)}
          hint={data && `${formatShare(data.completed_bps, 1)}, without those the operator cancelled`}
        />
        <StatCard
          label="On time"
          loading={loading}
          value={data && formatShare(data.on_time_bps, 1)}
          hint="Left within 5 minutes of the plan"
        />
        <StatCard label="Rating" loading={loading} value={data && <Rating value={data.rating.rating} count={data.rating.count} />} />
        <StatCard label="Cancelled" loading={loading} value={data && formatCount(data.cancelled)} />
        <StatCard label="Missed" loading={loading} value={data && formatCount(data.missed)} />
        <StatCard label="Passengers" loading={loading} value={data && formatCount(data.passengers)} />
        <StatCard label="Distance" loading={loading} value={data && `${formatCount(Math.round(data.distance_m / 1000))} km`} />
      </StatGroup>
    </Stack>
  )
}
