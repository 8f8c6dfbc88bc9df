import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useUnassign } from '../../fleet/parts/useUnassign.ts'
import { useUndoToast } from '../../fleet/parts/useUndoToast.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { driverName } from './driverName.ts'
import type { AskedDriver } from './DriverQuestionDialog.tsx'

interface ImmediateDriverActionProps {
  action: 'pause' | 'unassign'
  driver: AskedDriver
  /** Called instead of a pause that needs a question, with the trips that stay assigned. */
  onAsk: (trips: number | undefined) => void
  onClose: () => void
}

/**
 * Takes an action on a driver as soon as it is rendered, with undo instead of a question (product.md 3.19): it loads with the questions, after
 * the press. A pause asks where upcoming trips stay assigned.
 */
export function ImmediateDriverAction({ action, driver, onAsk, onClose }: ImmediateDriverActionProps) {
  const { drivers } = useApi()
  const setStatus = useMutation(drivers.setStatus.mutation())
  const unassign = useUnassign()
  const showUndo = useUndoToast()
  const { showError, dismissError } = useErrorToast()
  const isTaken = useRef(false)

  const pause = async () => {
    const { id, version } = driver
    const params = { id }
    const trips = driver.upcoming_trips ?? (await drivers.get({ params })).data.upcoming_trips
    if (trips !== 0) {
      onAsk(trips)
      return
    }
    const { data: paused } = await setStatus.mutateAsync({ params, body: { status: 'inactive', version } })
    onClose()
    // What others have changed since is not undone.
    showUndo(`${driverName(driver)} is paused`, () =>
      setStatus.mutateAsync({ params, body: { status: 'active', version: paused.version } }),
    )
  }
  const take = useEffectEvent(async () => {
    dismissError()
    try {
      if (action === 'pause') return await pause()
      if (driver.vehicle) await unassign(driver.vehicle, driver)
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
