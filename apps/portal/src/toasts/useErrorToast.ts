import type { ErrorMessageKey } from '@vehicle-partner/domain'
import { useToast } from '@vehicle-partner/ui'
import { usePortal } from '../session/PortalContext.ts'
import { getErrorMessage } from './getErrorMessage.ts'

/** One id, so that the next error replaces the last one. */
export const errorToastId = 'error'

/** Errors that were shown or need no toast: one that its action rethrows comes again, as the error of a press. */
const handledErrors = new Set<unknown>()

/** Marks an error that the page shows by itself: a form that rejects with it keeps its draft, and shows no toast. */
export function withoutToast(error: unknown): unknown {
  handledErrors.add(error)
  return error
}

/** The error toast of the portal (spec section 8). `fallback` is the message where the server sends none. */
export function useErrorToast(fallback: ErrorMessageKey = 'call') {
  const toast = useToast()
  const { network } = usePortal().dependencies
  const dismissError = () => toast.dismiss(errorToastId)
  const showErrorMessage = (message: string, description?: string) => void toast.error(message, { id: errorToastId, description })
  const showError = (error: unknown) => {
    if (handledErrors.has(error)) return
    handledErrors.add(error)
    const isOnline = network.online()
    showErrorMessage(getErrorMessage(error, fallback), isOnline ? undefined : 'You are offline.')
    if (isOnline) return
    const stop = network.onChange(() => {
      if (!network.online()) return
      stop()
      dismissError()
    })
  }
  return {
    showError,
    showErrorMessage,
    dismissError,
    /** Dismisses the last error and runs the action; a rejection is shown and rethrown. */
    withErrorToast:
      <Arguments extends unknown[]>(action: (...args: Arguments) => Promise<void>) =>
      async (...args: Arguments) => {
        dismissError()
        try {
          await action(...args)
        } catch (error) {
          // What the user gave up is no failure.
          if (error instanceof DOMException) handledErrors.add(error)
          else showError(error)
          throw error
        }
      },
  }
}
