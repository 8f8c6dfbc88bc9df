import type { ToastOptions, ToastStore } from './toastStore.ts'

/** The messages for a pending, fulfilled and rejected promise. */
export interface PromiseMessages<Value> {
  loading: string
  success: string | ((value: Value) => string)
  error: string | ((error: unknown) => string)
}

/** Shows one toast for a promise and returns the promise. */
export function createToastPromise(store: ToastStore) {
  const latestById = new Map<string, object>()

  return <Value>(work: Promise<Value> | (() => Promise<Value>), messages: PromiseMessages<Value>, options: ToastOptions = {}) => {
    // A synchronous error counts as a rejection.
    const promise = typeof work === 'function' ? (async () => work())() : work
    const id = store.show('info', messages.loading, { id: options.id ?? store.nextId(), duration: Infinity, busy: true })
    const attempt = {}
    latestById.set(id, attempt)
    const settle = (tone: 'success' | 'error', message: string) => {
      // A newer promise uses this id: ignore the older result.
      if (latestById.get(id) !== attempt) return
      latestById.delete(id)
      store.show(tone, message, { ...options, id })
    }
    const { success, error } = messages
    promise.then(
      (value) => settle('success', typeof success === 'function' ? success(value) : success),
      (reason: unknown) => settle('error', typeof error === 'function' ? error(reason) : error),
    )
    return promise
  }
}
