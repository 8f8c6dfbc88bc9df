import { useEffect, useEffectEvent, useRef } from 'react'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useUndoToast } from './useUndoToast.ts'

interface ImmediateActionProps {
  action: 'pause' | 'unassign'
  /** The id of the vehicle or driver. */
  id: string
  /** The plate or the name. */
  label: string
  /** Counts the trips that stay assigned after a pause; undefined where the server does not say. */
  countTrips: () => Promise<number | undefined>
  /** Whether a pause could be undone. */
  canResume: boolean
  /** Resolves to the next version. Without a version the present one is changed. */
  setStatus: (status: 'active' | 'inactive', version?: number) => Promise<number>
  unassign: () => Promise<unknown>
  /** Called instead of a pause that needs a question, with the trips that stay assigned. */
  onAsk: (trips: number | undefined) => void
  onClose: () => void
}

/**
 * Takes an action on a vehicle or driver as soon as it is rendered, with undo instead of a question (product.md 3.19): it loads with the
 * questions, after the press. A pause asks where upcoming trips stay assigned, and where it could not be undone.
 */
export function ImmediateAction({ action, id, label, countTrips, canResume, setStatus, unassign, onAsk, onClose }: ImmediateActionProps) {
  const { showUndo } = useUndoToast()
  const { showError, dismissError } = useErrorToast()
  const isTaken = useRef(false)

  const pause = async () => {
    const trips = await countTrips()
    if (trips !== 0 || !canResume) {
      onAsk(trips)
      return
    }
    const version = await setStatus('inactive')
    onClose()
    // What others have changed since is not undone.
    showUndo(`pause ${id}`, `${label} is paused`, () => setStatus('active', version))
  }
  const take = useEffectEvent(async () => {
    dismissError()
    try {
      if (action === 'pause') return await pause()
      await unassign()
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
