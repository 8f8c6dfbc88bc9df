import type { Output } from '@vehicle-partner/api'
import type { earnings } from '@vehicle-partner/api/contract'
import { formatCount, formatNaira } from '@vehicle-partner/domain'
import { Card, Grid } from '@vehicle-partner/ui'
import { nameDeductions } from '../../earnings/parts/compareTypes.ts'
import { describeTrips } from '../../earnings/parts/describeTrips.ts'
import { Figure } from '../../earnings/parts/Figure.tsx'

/** The earnings of one vehicle in a period. */
export type VehicleEarningsData = Output<typeof earnings.vehicle>['data']

/** The amounts of a vehicle in a period. */
export function VehicleFigures({ data, loading }: { data: VehicleEarningsData | undefined; loading: boolean }) {
  const ofFleet = (kobo: number | undefined) => (kobo === undefined ? null : `Average of the fleet: ${formatNaira(kobo)}`)
  return (
    <Card role="group" aria-label="Earnings of this vehicle" {...(data ? {} : { 'data-loading-figures': '' })}>
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
  )
}
