import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Stack } from '@vehicle-partner/ui'
import { useSearchParams } from 'react-router-dom'
import { EarningPeriod } from '../../earnings/parts/EarningPeriod.tsx'
import { parseEarningRange } from '../../earnings/parts/earningRange.ts'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi } from '../../session/useSession.ts'
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
  if (result.isError && !data) return <QueryError query={result} title="The earnings could not be loaded" />
  return (
    <Stack gap="large">
      <EarningPeriod />
      <VehicleFigures data={data} loading={!data || result.isPlaceholderData} />
    </Stack>
  )
}
