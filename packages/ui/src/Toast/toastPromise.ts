import type { ToastOptions, ToastStore } from './toastStore.ts'

/** What is said while something is under way, and of its two ends. */
export interface PromiseMessages<Value> {
  loading: string
  success: string | ((value: Value) => string)
  error: string | ((error: unknown) => string)
}

/** Shows one toast from beginning to end; answers with the promise itself, failure and all. */
export function createToastPromise(store: ToastStore) {
  const latest = new Map<string, object>()

  return <Value>(work: Promise<Value> | (() => Promise<Value>), messages: PromiseMessages<Value>, options: ToastOptions = {}) => {
    // A function that throws at once has failed like one that fails later.
    const promise = typeof work === 'function' ? (async () => work())() : work
    const id = store.show('info', messages.loading, { id: options.id ?? store.nextId(), duration: Infinity, busy: true })
    const turn = {}
    latest.set(id, turn)
    const settle = (tone: 'success' | 'error', message: string) => {
      // Somebody has begun anew under this id: the older end is no news.
      if (latest.get(id) !== turn) return
      latest.delete(id)
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
