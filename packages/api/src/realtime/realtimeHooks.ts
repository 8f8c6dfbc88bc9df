import { createContext, createElement, useContext, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { EventType } from './eventTypes.ts'
import type { Listener, Realtime, RealtimeStatus } from './realtimeTypes.ts'

const RealtimeContext = createContext<Realtime | undefined>(undefined)

/** Provides a realtime connection to its children. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime | undefined; children?: ReactNode }): ReactNode {
  return createElement(RealtimeContext.Provider, { value: realtime }, children)
}

/** The provided connection; undefined without one, as before login. */
export const useRealtime = (): Realtime | undefined => useContext(RealtimeContext)

/** Subscribes to events of one type while mounted. Always calls the latest callback. */
export function useRealtimeEvent<T extends EventType>(type: T, listener: Listener<T>): void {
  const realtime = useRealtime()
  const newest = useRef(listener)
  useEffect(() => {
    newest.current = listener
  })
  useEffect(() => realtime?.subscribe(type, (event) => newest.current(event)), [realtime, type])
}

/** The status of the provided connection. */
export function useRealtimeStatus(): RealtimeStatus {
  const realtime = useRealtime()
  return useSyncExternalStore(realtime?.onStatus ?? never, realtime?.status ?? off, off)
}

const never = () => () => undefined
const off = (): RealtimeStatus => 'off'
