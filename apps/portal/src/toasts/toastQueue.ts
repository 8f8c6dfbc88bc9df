/** Something to say in a toast, from code that stands outside the tree of components. */
export interface QueuedToast {
  tone: 'error' | 'warning' | 'info'
  message: string
}

export interface ToastQueue {
  add: (notice: QueuedToast) => void
  /** Hears every notice, those included that were said before anybody listened; returns a function that stops it. */
  subscribe: (listener: (notice: QueuedToast) => void) => () => void
}

/** Carries notices from loaders and the session to the toasts. */
export function createToastQueue(): ToastQueue {
  const waiting: QueuedToast[] = []
  const listeners = new Set<(notice: QueuedToast) => void>()
  return {
    add(notice) {
      if (listeners.size === 0) waiting.push(notice)
      for (const listener of listeners) listener(notice)
    },
    subscribe(listener) {
      listeners.add(listener)
      for (const notice of waiting.splice(0)) listener(notice)
      return () => listeners.delete(listener)
    },
  }
}
