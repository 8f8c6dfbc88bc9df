import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorState, Stack } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { EarningPeriod } from '../../earnings/parts/EarningPeriod.tsx'
import { parseEarningRange } from '../../earnings/parts/earningRange.ts'
import { useApi } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { VehicleFigures } from './VehicleFigures.tsx'

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
  return (
    <Stack gap="large">
      <EarningPeriod />
      <VehicleFigures data={data} loading={!data || result.isPlaceholderData} />
    </Stack>
  )
}
