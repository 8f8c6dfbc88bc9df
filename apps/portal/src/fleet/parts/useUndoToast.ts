import { useToast } from '@vehicle-partner/ui'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

/** Milliseconds in which the user may undo (product.md 3.19). */
const undoMs = 8000

/** Shows a success that the user can take back. Its id is the message: what ends the state that it names dismisses it. */
export function useUndoToast(): (message: string, undo: () => Promise<unknown>) => void {
  const toast = useToast()
  const { showError } = useErrorToast()
  return (message, undo) =>
    void toast.success(message, {
      id: message,
      duration: undoMs,
      action: { label: 'Undo', onSelect: () => void undo().catch(showError) },
    })
}
