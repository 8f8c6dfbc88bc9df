import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatCount, formatNaira } from '@vehicle-partner/domain'
import { Card, ErrorState, Grid, Stack } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { Figure } from '../../earnings/parts/Figure.tsx'
import { nameDeductions } from '../../earnings/parts/compareTypes.ts'
import { EarningPeriod } from '../../earnings/parts/EarningPeriod.tsx'
import { describeTrips } from '../../earnings/parts/describeTrips.ts'
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
  const ofFleet = (kobo: number | undefined) => (kobo === undefined ? null : `Average of the fleet: ${formatNaira(kobo)}`)
  return (
    <Stack gap="large">
      <EarningPeriod />
      <Card role="group" aria-label="Earnings of this vehicle">
        <Grid columns="thirds">
          <Figure label="Gross" kobo={data?.gross_kobo} loading={loading}>
            {ofFleet(data?.fleet_average.gross_kobo)}
          </Figure>
          <Figure label="Deductions" kobo={data && -data.deductions_kobo} loading={loading}>
            {data && nameDeductions(data)}
          </Figure>
          <Figure label="Net" kobo={data?.net_kobo} loading={loading}>
            {ofFleet(data?.fleet_average.net_kobo)}
          </Figure>
          <Figure label="Not yet on a payslip" kobo={data?.unsettled_kobo} loading={loading}>
            Whatever the period
          </Figure>
          <Figure
            label="Net for each trip"
            kobo={data && (data.trips === 0 ? null : Math.round(data.net_kobo / data.trips))}
            loading={loading}
          >
            {data && describeTrips(data)}
          </Figure>
          <Figure label="Net for each kilometre" kobo={data?.net_per_km_kobo} loading={loading}>
            {data && `${formatCount(Math.round(data.distance_m / 1000))} km`}
          </Figure>
        </Grid>
      </Card>
    </Stack>
  )
}
