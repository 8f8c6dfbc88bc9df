import { createContext, useCallback, useContext } from 'react'

export type PressErrorHandler = (error: unknown) => void

/** Without a provider a rejection ends where an error thrown by an event handler ends: in the `error` event of the window. */
export const PressErrorContext = createContext<PressErrorHandler>((error) => reportError(error))

export const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

/**
 * Returns a function that takes the result of a press handler. It returns whether that is a promise; if so, it calls `onSettled`
 * once the promise settles, and passes a rejection to the nearest `PressErrorProvider`.
 */
export function usePressResult() {
  const onError = useContext(PressErrorContext)
  return useCallback(
    (result: unknown, onSettled?: () => void): boolean => {
      if (!isPromiseLike(result)) return false
      void Promise.resolve(result).catch(onError).finally(onSettled)
      return true
    },
    [onError],
  )
}
