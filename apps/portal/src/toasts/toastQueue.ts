/** A toast from code outside the component tree. */
export interface QueuedToast {
  tone: 'error' | 'warning' | 'info'
  message: string
  /** The page that it speaks of: the one that a navigation leads to, or the current one. @default 'next' */
  page?: 'current' | 'next'
}

export interface ToastQueue {
  add: (toast: QueuedToast) => void
  /** Calls the listener with every toast, also with those added before the first subscription; returns a function that removes it. */
  subscribe: (listener: (toast: QueuedToast) => void) => () => void
}

/** Carries toasts from the route guard and the session to the toast region. */
export function createToastQueue(): ToastQueue {
  const queued: QueuedToast[] = []
  const listeners = new Set<(toast: QueuedToast) => void>()
  return {
    add(toast) {
      if (listeners.size === 0) queued.push({ ...toast, page: 'current' })
      for (const listener of listeners) listener(toast)
    },
    subscribe(listener) {
      listeners.add(listener)
      for (const toast of queued.splice(0)) listener(toast)
      return () => listeners.delete(listener)
    },
  }
}
