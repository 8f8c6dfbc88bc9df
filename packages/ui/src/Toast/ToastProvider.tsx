'use client'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { createToastPromise, type PromiseMessages } from './toastPromise.ts'
import { createToastStore, type ToastOptions, type ToastStore } from './toastStore.ts'
import { ToastRegion, type ToastLabels, type ToastPosition } from './ToastRegion.tsx'

/** Says something in a corner of the page; each call answers with the id of its toast. */
export interface Toasts {
  success: (message: string, options?: ToastOptions) => string
  error: (message: string, options?: ToastOptions) => string
  warning: (message: string, options?: ToastOptions) => string
  info: (message: string, options?: ToastOptions) => string
  /** Follows a promise with one toast from beginning to end, and hands the promise back. */
  promise: <Value>(
    work: Promise<Value> | (() => Promise<Value>),
    messages: PromiseMessages<Value>,
    options?: ToastOptions,
  ) => Promise<Value>
  /** Takes away one toast, or all of them. */
  dismiss: (id?: string) => void
}

export interface ToastProviderProps {
  /** Tells it apart where a page has two: `useToast('map')`. */
  name?: string
  /** How many stand at once; the others wait for their turn. @default 3 */
  limit?: number
  /** @default 'top-end' */
  position?: ToastPosition
  /** The key that leads to the toasts and back. @default 'F6' */
  hotkey?: string
  labels?: Partial<ToastLabels>
  children?: ReactNode
}

interface ToastContextValue {
  name: string | undefined
  toasts: Toasts
  around: ToastContextValue | undefined
}

const ToastContext = createContext<ToastContextValue | undefined>(undefined)

const createToasts = (store: ToastStore): Toasts => ({
  success: (message, options) => store.show('success', message, options),
  error: (message, options) => store.show('error', message, options),
  warning: (message, options) => store.show('warning', message, options),
  info: (message, options) => store.show('info', message, options),
  promise: createToastPromise(store),
  dismiss: (id) => store.end('code', id),
})

/**
 * Holds the toasts of everything inside it, and shows them in a region named 'Notifications' at the top end of the page.
 * The region belongs at the root of the page: an ancestor that makes its own stacking order would keep it below dialogs.
 */
export function ToastProvider({ name, limit = 3, position = 'top-end', hotkey = 'F6', labels, children }: ToastProviderProps) {
  const [store] = useState(() => createToastStore(limit))
  const [toasts] = useState(() => createToasts(store))
  const around = useContext(ToastContext)
  const given = useMemo(() => ({ name, toasts, around }), [name, toasts, around])
  return (
    <ToastContext value={given}>
      {children}
      <ToastRegion store={store} labels={labels} position={position} hotkey={hotkey} />
    </ToastContext>
  )
}

const findProvider = (nearest: ToastContextValue | undefined, name: string | undefined): ToastContextValue | undefined =>
  nearest === undefined || name === undefined || nearest.name === name ? nearest : findProvider(nearest.around, name)

/** The way to say something in a toast, of the nearest provider or of that name; the same object for as long as the provider lives. */
export function useToast(name?: string): Toasts {
  const found = findProvider(useContext(ToastContext), name)
  if (!found) throw new Error(`useToast needs a ToastProvider${name === undefined ? '' : ` named '${name}'`} around it`)
  return found.toasts
}
