'use client'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { createToastStore, type ToastOptions, type ToastStore } from './store.ts'
import { ToastRegion, type ToastLabels } from './ToastRegion.tsx'

/** Says something in a corner of the page; each call answers with the id of its toast. */
export interface Toasts {
  success: (message: string, options?: ToastOptions) => string
  error: (message: string, options?: ToastOptions) => string
  warning: (message: string, options?: ToastOptions) => string
  info: (message: string, options?: ToastOptions) => string
  /** Takes away one toast, or all of them. */
  dismiss: (id?: string) => void
}

export interface ToastProviderProps {
  /** How many stand at once; the others wait for their turn. @default 3 */
  limit?: number
  labels?: Partial<ToastLabels>
  children?: ReactNode
}

const ToastContext = createContext<Toasts | undefined>(undefined)

const speak = (store: ToastStore): Toasts => ({
  success: (message, options) => store.show('success', message, options),
  error: (message, options) => store.show('error', message, options),
  warning: (message, options) => store.show('warning', message, options),
  info: (message, options) => store.show('info', message, options),
  dismiss: (id) => store.end('code', id),
})

/**
 * Holds the toasts of everything inside it, and shows them in a region named 'Notifications' at the top end of the page.
 * The region belongs at the root of the page: an ancestor that makes its own stacking order would keep it below dialogs.
 */
export function ToastProvider({ limit = 3, labels, children }: ToastProviderProps) {
  const [store] = useState(() => createToastStore(limit))
  const [toasts] = useState(() => speak(store))
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion store={store} labels={labels} />
    </ToastContext>
  )
}

/** The way to say something in a toast; the answer is the same object for as long as the provider lives. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts === undefined) throw new Error('useToast needs a ToastProvider around it')
  return toasts
}
