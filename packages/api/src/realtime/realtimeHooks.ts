import { createContext, createElement, useContext, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { EventType } from './eventTypes.ts'
import type { Listener, Realtime, RealtimeStatus } from './realtime.ts'

const RealtimeContext = createContext<Realtime | undefined>(undefined)

/** Gives a connection to everything inside. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime | undefined; children?: ReactNode }): ReactNode {
  return createElement(RealtimeContext.Provider, { value: realtime }, children)
}

/** The connection around; undefined where there is none, as before login. */
export const useRealtime = (): Realtime | undefined => useContext(RealtimeContext)

/** Calls back for events of one type while the component is there. The newest callback is the one that is called. */
export function useRealtimeEvent<T extends EventType>(type: T, listener: Listener<T>): void {
  const realtime = useRealtime()
  const newest = useRef(listener)
  useEffect(() => {
    newest.current = listener
  })
  useEffect(() => realtime?.subscribe(type, (event) => newest.current(event)), [realtime, type])
}

/** Whether what is on the screen is live. */
export function useRealtimeStatus(): RealtimeStatus {
  const realtime = useRealtime()
  return useSyncExternalStore(realtime?.onStatus ?? never, realtime?.status ?? off, off)
}

const never = () => () => undefined
const off = (): RealtimeStatus => 'off'
