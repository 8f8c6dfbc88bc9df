import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useUnassign } from '../../fleet/parts/useUnassign.ts'
import { useUndoToast } from '../../fleet/parts/useUndoToast.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { canResume } from './canResume.ts'
import type { AskedVehicle } from './VehicleQuestionDialog.tsx'

interface ImmediateVehicleActionProps {
  action: 'pause' | 'unassign'
  vehicle: AskedVehicle
  /** Called instead of a pause that needs a question, with the trips that stay assigned. */
  onAsk: (trips: number | undefined) => void
  onClose: () => void
}

/**
 * Takes an action on a vehicle as soon as it is rendered, with undo instead of a question (product.md 3.19): it loads with the questions, after
 * the press. A pause asks where upcoming trips stay assigned, and where the documents keep the vehicle from being resumed: an undo would fail.
 */
export function ImmediateVehicleAction({ action, vehicle, onAsk, onClose }: ImmediateVehicleActionProps) {
  const { vehicles } = useApi()
  const setStatus = useMutation(vehicles.setStatus.mutation())
  const unassign = useUnassign()
  const showUndo = useUndoToast()
  const { showError, dismissError } = useErrorToast()
  const isTaken = useRef(false)

  const pause = async () => {
    const { id, version } = vehicle
    const params = { id }
    const trips = vehicle.upcoming_trips ?? (await vehicles.get({ params })).data.upcoming_trips
    if (trips !== 0 || !canResume(vehicle)) {
      onAsk(trips)
      return
    }
    const { data: paused } = await setStatus.mutateAsync({ params, body: { status: 'inactive', version } })
    onClose()
    // What others have changed since is not undone.
    showUndo(`${vehicle.registration_number} is paused`, () =>
      setStatus.mutateAsync({ params, body: { status: 'active', version: paused.version } }),
    )
  }
  const take = useEffectEvent(async () => {
    dismissError()
    try {
      if (action === 'pause') return await pause()
      if (vehicle.driver) await unassign(vehicle, vehicle.driver)
    } catch (error) {
      showError(error)
    }
    onClose()
  })
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    void take()
  }, [])
  return null
}
