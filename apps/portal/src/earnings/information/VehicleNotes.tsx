import type { Output } from '@vehicle-partner/api'
import type { earnings } from '@vehicle-partner/api/contract'
import { Money, Text, UnbrokenText } from '@vehicle-partner/ui'
import { findExtremes } from './findExtremes.ts'

/** Below the table of vehicles: which of them leave the most and the least after the organisation's own costs, and what belongs to none. */
export function VehicleNotes({ data, metadata: { unallocated } }: Output<typeof earnings.vehicles>) {
  const extremes = findExtremes(data)
  return (
    <>
      {extremes ? (
        <Text size="small" tone="secondary">
          Most profit after fee, tax and your costs: <UnbrokenText>{extremes.best.vehicle.registration_number}</UnbrokenText>,{' '}
          <Money kobo={extremes.best.profit_kobo} />. Least: <UnbrokenText>{extremes.worst.vehicle.registration_number}</UnbrokenText>,{' '}
          <Money kobo={extremes.worst.profit_kobo} />.
        </Text>
      ) : null}
      {unallocated.net_kobo === 0 ? null : (
        <Text size="small" tone="secondary">
          Lines of no vehicle, such as fees: <Money kobo={unallocated.net_kobo} />. In the profit, the vehicles share them by gross.
        </Text>
      )}
    </>
  )
}
