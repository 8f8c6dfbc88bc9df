import type { QueryClient } from '@tanstack/react-query'
import type { RealtimeEvent } from './realtimeEvent.ts'
import { events } from './eventTypes.ts'
import type { Realtime } from './realtimeTypes.ts'

export interface InvalidateOnEventsOptions {
  /** Updates cached data from an event. Returns true if no refetch is needed. */
  patch?: ((event: RealtimeEvent) => boolean) | undefined
  /** Milliseconds in which events are collected before a refetch. @default 500 */
  gatherMs?: number | undefined
}

/** Invalidates cached queries of the resources that events name, at most once in `gatherMs`. Returns a function that stops it. */
export function invalidateOnEvents(
  realtime: Realtime,
  client: QueryClient,
  { patch, gatherMs = 500 }: InvalidateOnEventsOptions = {},
): () => void {
  const touched = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const resources = [...touched]
    touched.clear()
    for (const resource of resources) void client.invalidateQueries({ queryKey: [resource] })
  }
  const stop = realtime.subscribeAll((event) => {
    if (patch?.(event)) return
    for (const resource of events[event.type].invalidates) touched.add(resource)
    if (touched.size > 0) timer ??= setTimeout(flush, gatherMs)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
