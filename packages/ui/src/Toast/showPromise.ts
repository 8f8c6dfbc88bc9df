import { createElement } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Toasts } from './ToastProvider.tsx'
import type { ToastOptions } from './toastStore.ts'

/** The messages for a pending, fulfilled and rejected promise. */
export interface PromiseMessages<Value> {
  loading: string
  success: string | ((value: Value) => string)
  error: string | ((error: unknown) => string)
}

const latestById = new WeakMap<Toasts, Map<string, object>>()

/** Shows one toast for the pending and the settled state of a promise. Returns the promise. */
export function showPromise<Value>(
  toasts: Toasts,
  work: Promise<Value> | (() => Promise<Value>),
  messages: PromiseMessages<Value>,
  options: ToastOptions = {},
): Promise<Value> {
  // A synchronous error counts as a rejection.
  const promise = typeof work === 'function' ? (async () => work())() : work
  const place = options.id === undefined ? { dedupe: false } : { id: options.id }
  const id = toasts.info(messages.loading, { ...place, duration: Infinity, icon: createElement(Spinner) })
  const attempts = latestById.get(toasts) ?? new Map<string, object>()
  latestById.set(toasts, attempts)
  const attempt = {}
  attempts.set(id, attempt)
  const settle = (tone: 'success' | 'error', message: string) => {
    // A newer promise uses this id: ignore the older result.
    if (attempts.get(id) !== attempt) return
    attempts.delete(id)
    toasts[tone](message, { ...options, id })
  }
  const { success, error } = messages
  promise.then(
    (value) => settle('success', typeof success === 'function' ? success(value) : success),
    (reason: unknown) => settle('error', typeof error === 'function' ? error(reason) : error),
  )
  return promise
}
