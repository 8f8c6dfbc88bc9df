'use client'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { createToastStore, type ToastOptions, type ToastStore } from './toastStore.ts'
import { ToastRegion, type ToastLabels, type ToastPosition } from './ToastRegion.tsx'

/** Shows toasts. Each method returns the id of its toast. */
export interface Toasts {
  success: (message: string, options?: ToastOptions) => string
  error: (message: string, options?: ToastOptions) => string
  warning: (message: string, options?: ToastOptions) => string
  info: (message: string, options?: ToastOptions) => string
  /** Removes one toast, or all of them. */
  dismiss: (id?: string) => void
}

export interface ToastProviderProps {
  /** Identifies the provider if a page has several: `useToast('map')`. */
  name?: string
  /** The maximum number of visible toasts; others wait in a queue. @default 3 */
  limit?: number
  /** @default 'top-end' */
  position?: ToastPosition
  /** The key that moves focus to the toasts and back. @default 'F6' */
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
  dismiss: (id) => store.end('code', id),
})

/**
 * Shows the toasts of its descendants in a region named 'Notifications' in a corner of the page.
 * Place it at the root of the page: inside another stacking context the region would be below dialogs.
 */
export function ToastProvider({ name, limit = 3, position = 'top-end', hotkey = 'F6', labels, children }: ToastProviderProps) {
  const [store] = useState(() => createToastStore(limit))
  const [toasts] = useState(() => createToasts(store))
  const parent = useContext(ToastContext)
  const contextValue = useMemo(() => ({ name, toasts, around: parent }), [name, toasts, parent])
  return (
    <ToastContext value={contextValue}>
      {children}
      <ToastRegion store={store} labels={labels} position={position} hotkey={hotkey} />
    </ToastContext>
  )
}

const findProvider = (nearest: ToastContextValue | undefined, name: string | undefined): ToastContextValue | undefined =>
  nearest === undefined || name === undefined || nearest.name === name ? nearest : findProvider(nearest.around, name)

/** Returns the toast functions of the nearest provider, or of the provider with this name. The object is stable. */
export function useToast(name?: string): Toasts {
  const provider = findProvider(useContext(ToastContext), name)
  if (!provider) throw new Error(`useToast needs a ToastProvider${name === undefined ? '' : ` named '${name}'`} around it`)
  return provider.toasts
}
