import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../session/useSession.ts'
import { useUndoToast } from './useUndoToast.ts'

interface AssignedVehicle {
  id: string
  registration_number: string
  version?: number
}

interface AssignedDriver {
  id: string
  fname: string
  lname: string
}

/** Leaves a vehicle without a driver, with undo instead of a question (product.md 3.19). */
export function useUnassign(): (vehicle: AssignedVehicle, driver: AssignedDriver) => Promise<void> {
  const { vehicles } = useApi()
  const setDriver = useMutation(vehicles.setDriver.mutation())
  const { showUndo } = useUndoToast()
  return async ({ id, registration_number, version }, driver) => {
    const params = { id }
    await setDriver.mutateAsync({ params, body: { driver_id: null, ...(version === undefined ? {} : { version }) } })
    showUndo(`driver ${id}`, `${driver.fname} ${driver.lname} no longer drives ${registration_number}`, () =>
      setDriver.mutateAsync({
        params,
        // Neither a vehicle that has another driver by now, nor a driver who has another vehicle, is taken back.
        body: { driver_id: driver.id, only_unassigned: true },
      }),
    )
  }
}
