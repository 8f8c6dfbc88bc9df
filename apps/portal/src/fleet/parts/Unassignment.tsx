import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '@vehicle-partner/ui'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useUndoToast } from './useUndoToast.ts'

interface UnassignmentProps {
  vehicle: { id: string; registration_number: string; version?: number }
  driver: { id: string; fname: string; lname: string }
  onClose: () => void
}

/** The toast has the server's message. */
const noMessage = () => null

/** Asks before a vehicle is left without a driver. */
export function Unassignment({ vehicle, driver, onClose }: UnassignmentProps) {
  const { vehicles } = useApi()
  const setDriver = useMutation(vehicles.setDriver.mutation())
  const { withErrorToast } = useErrorToast()
  const showUndo = useUndoToast()
  const name = `${driver.fname} ${driver.lname}`
  const proceed = withErrorToast(async () => {
    const { version } = vehicle
    await setDriver.mutateAsync({ params: { id: vehicle.id }, body: { driver_id: null, ...(version === undefined ? {} : { version }) } })
    onClose()
    showUndo(`${name} no longer drives ${vehicle.registration_number}`, () =>
      setDriver.mutateAsync({
        params: { id: vehicle.id },
        // A vehicle that was changed since, perhaps given to another driver, is not taken back.
        body: { driver_id: driver.id, ...(version === undefined ? {} : { version: version + 1 }) },
      }),
    )
  })
  return (
    <ConfirmDialog
      open
      title={`Unassign ${name} from ${vehicle.registration_number}?`}
      description="The vehicle gets no new trips until another driver is assigned."
      proceedText="Yes, unassign"
      error={noMessage}
      onProceed={proceed}
      onCancel={onClose}
    />
  )
}
