import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatCount, formatNaira } from '@vehicle-partner/domain'
import { ErrorState, Stack, StatCard, StatGroup } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { EarningPeriod } from '../../earnings/parts/EarningPeriod.tsx'
import { parseEarningRange } from '../../earnings/parts/earningRange.ts'
import { useApi } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

/** What a vehicle has earned in a period, beside the average of the fleet. Only for roles that see earnings. */
export function VehicleEarnings({ vehicleId }: { vehicleId: string }) {
  const { earnings } = useApi()
  const [search] = useSearchParams()
  const range = parseEarningRange(search)
  const result = useQuery({
    ...earnings.vehicle.query({ params: { id: vehicleId }, query: range }),
    placeholderData: keepPreviousData,
  })
  const data = result.data?.data
  if (result.isError && !data)
    return (
      <ErrorState
        title="The earnings could not be loaded"
        description={getErrorMessage(result.error)}
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      />
    )
  const loading = !data || result.isPlaceholderData
  const { fleet_average: average } = data ?? {}
  const ofFleet = (kobo: number | undefined) => (kobo === undefined ? undefined : `Average of the fleet: ${formatNaira(kobo)}`)
  return (
    <Stack gap="large">
      <EarningPeriod />
      <StatGroup aria-label="Earnings of this vehicle">
        <StatCard label="Gross" loading={loading} value={data && formatNaira(data.gross_kobo)} hint={ofFleet(average?.gross_kobo)} />
        <StatCard label="Deductions" loading={loading} value={data && formatNaira(data.deductions_kobo)} />
        <StatCard label="Net" loading={loading} value={data && formatNaira(data.net_kobo)} hint={ofFleet(average?.net_kobo)} />
        <StatCard label="Completed trips" loading={loading} value={data && formatCount(data.trips)} />
        <StatCard label="Not yet on a payslip" loading={loading} value={data && formatNaira(data.unsettled_kobo)} />
        <StatCard
          label="Net per kilometre"
          loading={loading}
          value={data && (data.net_per_km_kobo === null ? '–' : formatNaira(data.net_per_km_kobo))}
        />
      </StatGroup>
    </Stack>
  )
}
