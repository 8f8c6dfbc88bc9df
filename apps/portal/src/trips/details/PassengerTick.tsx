import { useMutation } from '@tanstack/react-query'
import { ConnectionError, type Passenger } from '@vehicle-partner/api'
import { Button } from '@vehicle-partner/ui'
import { useWaitingTicks } from '../../boarding/useWaitingTicks.ts'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

interface PassengerTickProps {
  tripId: string
  passenger: Pick<Passenger, 'id' | 'display_name' | 'status'>
  /** When the window of the manifest closes. */
  closesAt: string
}

/** Ticks a passenger as boarded, or takes it back, while the trip boards or runs. Without a network the tick waits on this device. */
export function PassengerTick({ tripId, passenger: { id, display_name, status }, closesAt }: PassengerTickProps) {
  const { manifest } = useApi()
  const clock = useClock()
  const tick = useMutation(manifest.tick.mutation())
  const waiting = useWaitingTicks()
  const { withErrorToast, showErrorMessage } = useErrorToast()
  if (status !== 'booked' && status !== 'boarded') return null
  const next = status === 'booked' ? 'boarded' : 'booked'
  return (
    <Button
      variant="quiet"
      size="small"
      flush="end"
      aria-label={next === 'boarded' ? `Mark boarded: ${display_name}` : `Undo: ${display_name} has not boarded`}
      pending={tick.isPending}
      onClick={withErrorToast(async () => {
        const body = { status: next, client_at: clock().toISOString() } as const
        const entry = { trip_id: tripId, passenger_id: id, expires_at: closesAt, ...body }
        // A browser that keeps nothing sends it all the same.
        const keeping = waiting.keep(entry).catch(() => undefined)
        const remove = () => keeping.then(() => waiting.remove(entry)).catch(() => undefined)
        try {
          const { data } = await tick.mutateAsync({ params: { id: tripId, passenger_id: id }, body })
          await remove()
          if (data.status === status)
            showErrorMessage(`${display_name} stays as before: someone else made a later change, or the clock of this device is wrong.`)
        } catch (error) {
          if (error instanceof ConnectionError)
            return waiting.add(entry).catch(() => {
              throw error
            })
          await remove()
          throw error
        }
      })}
    >
      {next === 'boarded' ? 'Mark boarded' : 'Undo'}
    </Button>
  )
}
