import { useMutation } from '@tanstack/react-query'
import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { canTickPassengers } from '@vehicle-partner/domain'
import { Badge, Button, Inline, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { namePassenger } from './passengerGroups.ts'
import { describePassenger } from './passengerText.ts'

interface PassengerRowProps {
  trip: TripDetails
  passenger: Passenger
  /** Whether the stop stands in the row, as in a list by seat. */
  withStop: boolean
}

/** A passenger, with the tick while the trip boards or runs. */
export function PassengerRow({ trip, passenger, withStop }: PassengerRowProps) {
  const { manifest } = useApi()
  const clock = useClock()
  const tick = useMutation(manifest.tick.mutation())
  const { withErrorToast } = useErrorToast()
  const { display_name, seat, pickup, status } = passenger
  const canTick = canTickPassengers(trip.status) && (status === 'booked' || status === 'boarded')
  return (
    <Inline justify="between" gap="medium">
      <Stack gap="none">
        <Inline gap="small">
          {seat === null ? null : <Badge kind="outline">{seat}</Badge>}
          <Text as="span" size="label">
            {namePassenger(passenger)}
          </Text>
        </Inline>
        <Text as="span" size="small" tone="secondary">
          {`${withStop ? `${pickup.name}, ` : ''}${describePassenger(passenger)}`}
        </Text>
      </Stack>
      <Inline gap="small">
        <StatusPill status={status} registry={statusRegistry.passenger} />
        {canTick ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${status === 'booked' ? 'Boarded' : 'Not boarded'}: ${display_name}`}
            pending={tick.isPending}
            onClick={withErrorToast(async () => {
              await tick.mutateAsync({
                params: { id: trip.id, passenger_id: passenger.id },
                body: { status: status === 'booked' ? 'boarded' : 'booked', client_at: clock().toISOString() },
              })
            })}
          >
            {status === 'booked' ? 'Boarded' : 'Not boarded'}
          </Button>
        ) : null}
      </Inline>
    </Inline>
  )
}
