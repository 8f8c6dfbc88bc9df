import { useMutation } from '@tanstack/react-query'
import { useUnassign } from '../../fleet/parts/useUnassign.ts'
import { useUndoToast } from '../../fleet/parts/useUndoToast.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { canResume, type VehicleQuestion } from './vehicleActions.ts'
import type { AskedVehicle } from './VehicleQuestionDialog.tsx'

/**
 * Takes an action on a vehicle: at once and with undo where nothing else changes with it, as pausing one without upcoming trips does;
 * otherwise after a question.
 */
export function useVehicleAction(ask: (question: VehicleQuestion, vehicle: AskedVehicle) => void) {
  const { vehicles } = useApi()
  const setStatus = useMutation(vehicles.setStatus.mutation())
  const unassign = useUnassign()
  const showUndo = useUndoToast()
  const { showError, dismissError } = useErrorToast()

  const pause = async (vehicle: AskedVehicle) => {
    const { id, registration_number, version } = vehicle
    const params = { id }
    const upcoming_trips = vehicle.upcoming_trips ?? (await vehicles.get({ params })).data.upcoming_trips
    // The question also stays where a server does not count the trips, and where the documents do not let it be resumed: no undo is offered then.
    if (upcoming_trips !== 0 || !canResume(vehicle))
      return ask('pause', { ...vehicle, ...(upcoming_trips === undefined ? {} : { upcoming_trips }) })
    const { data: paused } = await setStatus.mutateAsync({ params, body: { status: 'inactive', version } })
    // What others have changed since is not undone.
    showUndo(`${registration_number} is paused`, () =>
      setStatus.mutateAsync({ params, body: { status: 'active', version: paused.version } }),
    )
  }
  const takeAtOnce = (question: VehicleQuestion, vehicle: AskedVehicle) => {
    if (question === 'pause') return pause(vehicle)
    return question === 'unassign' && vehicle.driver ? unassign(vehicle, vehicle.driver) : undefined
  }
  return (question: VehicleQuestion, vehicle: AskedVehicle) => {
    dismissError()
    const taken = takeAtOnce(question, vehicle)
    if (taken) taken.catch(showError)
    else ask(question, vehicle)
  }
}
