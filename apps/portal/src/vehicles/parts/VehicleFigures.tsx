import type { Output } from '@vehicle-partner/api'
import type { earnings } from '@vehicle-partner/api/contract'
import { formatCount, formatNaira } from '@vehicle-partner/domain'
import { Money, StatCard, StatGroup } from '@vehicle-partner/ui'
import { nameDeductions } from '../../earnings/parts/compareTypes.ts'
import { describeTrips } from '../../earnings/parts/describeTrips.ts'

/** The earnings of one vehicle in a period. */
export type VehicleEarningsData = Output<typeof earnings.vehicle>['data']

/** The amounts of a vehicle in a period. */
export function VehicleFigures({ data, loading }: { data: VehicleEarningsData | undefined; loading: boolean }) {
  const ofFleet = (kobo: number | undefined) => (kobo === undefined ? null : `Average of the fleet: ${formatNaira(kobo)}`)
  const figures: readonly { label: string; kobo: number | null | undefined; note: string | null | undefined }[] = [
    { label: 'Gross', kobo: data?.gross_kobo, note: ofFleet(data?.fleet_average.gross_kobo) },
    { label: 'Deductions', kobo: data && -data.deductions_kobo, note: data && nameDeductions(data) },
    { label: 'Net', kobo: data?.net_kobo, note: ofFleet(data?.fleet_average.net_kobo) },
    { label: 'Not yet on a payslip', kobo: data?.unsettled_kobo, note: 'Whatever the period' },
    {
      label: 'Net for each trip',
      kobo: data && (data.trips === 0 ? null : Math.round(data.net_kobo / data.trips)),
      note: data && describeTrips(data),
    },
    {
      label: 'Net for each kilometre',
      kobo: data?.net_per_km_kobo,
      note: data && `${formatCount(Math.round(data.distance_m / 1000))} km`,
    },
  ]
  return (
    <StatGroup columns="three" aria-label="Earnings of this vehicle" {...(data ? {} : { 'data-loading-figures': '' })}>
      {figures.map(({ label, kobo, note }) => (
        <StatCard key={label} label={label} value={<Money kobo={kobo} size="metric" />} hint={note ?? undefined} loading={loading} />
      ))}
    </StatGroup>
  )
}
