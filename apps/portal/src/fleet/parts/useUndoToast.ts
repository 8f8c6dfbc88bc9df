import { useToast } from '@vehicle-partner/ui'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

/** Milliseconds in which the user may undo (product.md 3.19). */
const undoMs = 8000

/** What a toast with an undo is about: the next toast about it replaces the last one. */
type UndoSubject = `${'pause' | 'driver' | 'draft'} ${string}` | 'pauses'

/** Shows a success that the user can take back, and dismisses it once it is no longer true. */
export function useUndoToast() {
  const toast = useToast()
  const { showError } = useErrorToast()
  const toId = (subject: UndoSubject) => `undo ${subject}`
  return {
    showUndo: (subject: UndoSubject, message: string, undo: () => Promise<unknown>) =>
      void toast.success(message, {
        id: toId(subject),
        duration: undoMs,
        action: { label: 'Undo', onSelect: () => void undo().catch(showError) },
      }),
    dismissUndo: (subject: UndoSubject) => toast.dismiss(toId(subject)),
  }
}
