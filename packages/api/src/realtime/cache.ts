import type { QueryClient } from '@tanstack/react-query'
import type { RealtimeEvent } from './realtimeEvent.ts'
import { events } from './eventTypes.ts'
import type { Realtime } from './realtime.ts'

export interface InvalidateOnEventsOptions {
  /** Puts an event into the cached answers right away; says true when nothing needs to be asked for any more. */
  patch?: ((event: RealtimeEvent) => boolean) | undefined
  /** Milliseconds in which events are gathered before answers are asked for again. @default 500 */
  gatherMs?: number | undefined
}

/** Makes cached answers stale as events touch their resources, each resource once in half a second; returns a function that stops it. */
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
