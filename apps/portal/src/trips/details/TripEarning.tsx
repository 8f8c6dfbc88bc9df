import type { TripDetails } from '@vehicle-partner/api'
import { formatVehicleWord, tripPlaces } from '@vehicle-partner/domain'
import { Card, Money, Stack, Text } from '@vehicle-partner/ui'
import { hasNotRun } from '../tripProgress.ts'

/** What the trip brings; only for roles that see money. */
export function TripEarning({ trip }: { trip: TripDetails }) {
  const { earnings, group, preparation, vehicle } = trip
  if (earnings === undefined || (earnings === null && hasNotRun(trip))) return null
  return (
    <Card title="Earning" divided>
      {preparation?.rate_kobo ? (
        <Stack gap="none">
          <Money kobo={preparation.rate_kobo} size="metric" />
          <Text size="small" tone="secondary">
            Rate for {tripPlaces(trip).join(' to ')}
            {vehicle ? `, ${formatVehicleWord(vehicle.type).toLowerCase()}` : ''}, when it is completed, before the platform fee.
          </Text>
        </Stack>
      ) : earnings === null ? (
        <Text tone="secondary">
          {group === 'history' ? 'It is being checked. Trips count 48 hours after arrival.' : 'It is known when the trip is completed.'}
        </Text>
      ) : (
        <Stack gap="none">
          <Money kobo={earnings.net_kobo} size="metric" />
          <Text size="small" tone="secondary">
            Gross <Money kobo={earnings.gross_kobo} />
          </Text>
        </Stack>
      )}
    </Card>
  )
}
