import { Money, Text, UnbrokenText } from '@vehicle-partner/ui'
import { findExtremes } from './findExtremes.ts'

interface VehicleProfit {
  vehicle: { registration_number: string }
  profit_kobo: number
  costs_kobo: number
}

interface VehicleTableNotesProps {
  rows: readonly VehicleProfit[]
  /** The net of the lines of no vehicle. */
  unallocatedKobo: number
}

/** Below the earnings by vehicle: the most and the least profit, and what is in no row. */
export const VehicleTableNotes = ({ rows, unallocatedKobo }: VehicleTableNotesProps) => (
  <>
    <BestAndWorst rows={rows} />
    {unallocatedKobo === 0 ? null : (
      <Text size="small" tone="secondary">
        Lines of no vehicle, such as fees: <Money kobo={unallocatedKobo} />. In the profit, the vehicles share them by gross.
      </Text>
    )}
  </>
)

/** The vehicles that leave the most and the least after the organisation's own costs. */
function BestAndWorst({ rows }: { rows: readonly VehicleProfit[] }) {
  const extremes = findExtremes(rows)
  if (!extremes) return null
  const { best, worst } = extremes
  return (
    <Text size="small" tone="secondary">
      Most profit after fee, tax and your costs: <UnbrokenText>{best.vehicle.registration_number}</UnbrokenText>,{' '}
      <Money kobo={best.profit_kobo} />. Least: <UnbrokenText>{worst.vehicle.registration_number}</UnbrokenText>,{' '}
      <Money kobo={worst.profit_kobo} />.
    </Text>
  )
}
