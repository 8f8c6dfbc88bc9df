import { useMutation } from '@tanstack/react-query'
import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { canTickPassengers } from '@vehicle-partner/domain'
import { Button } from '@vehicle-partner/ui'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

interface PassengerTickProps {
  trip: Pick<TripDetails, 'id' | 'status'>
  passenger: Pick<Passenger, 'id' | 'display_name' | 'status'>
}

/** Ticks a passenger as boarded, or takes it back, while the trip boards or runs. */
export function PassengerTick({ trip, passenger: { id, display_name, status } }: PassengerTickProps) {
  const { manifest } = useApi()
  const clock = useClock()
  const tick = useMutation(manifest.tick.mutation())
  const { withErrorToast } = useErrorToast()
  if (!canTickPassengers(trip.status) || (status !== 'booked' && status !== 'boarded')) return null
  const label = status === 'booked' ? 'Boarded' : 'Not boarded'
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${label}: ${display_name}`}
      pending={tick.isPending}
      onClick={withErrorToast(async () => {
        await tick.mutateAsync({
          params: { id: trip.id, passenger_id: id },
          body: { status: status === 'booked' ? 'boarded' : 'booked', client_at: clock().toISOString() },
        })
      })}
    >
      {label}
    </Button>
  )
}
