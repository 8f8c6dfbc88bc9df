import type { Query, QueryClient } from '@tanstack/react-query'
import type { OwnRequests } from '../kernel/ownRequests.ts'
import { events } from './eventTypes.ts'
import { watchEnvironment, type PageEnvironment } from './pageEnvironment.ts'
import type { RealtimeEvent } from './realtimeEvent.ts'
import type { Realtime } from './realtimeTypes.ts'

/** Stands for every resource. */
export const allResources = '*'

export interface InvalidateOnEventsOptions {
  /** Updates cached data from an event. Returns true if no refetch is needed. */
  patch?: ((event: RealtimeEvent) => boolean) | undefined
  /** Milliseconds in which events are collected before a refetch. @default 500 */
  gatherMs?: number | undefined
  /** The page's own writes: what a write has refetched already is not refetched again for its event. */
  ownRequests?: OwnRequests | undefined
  /** Calls back with resources that are stale for another reason, except what was asked in the last `freshMs` milliseconds. */
  onStale?: ((listener: (resources: readonly string[], freshMs: number) => void) => () => void) | undefined
  /** A hidden page refetches when it is visible. @default the browser's */
  machine?: Pick<PageEnvironment, 'isHidden' | 'onBack'> | undefined
  /** A clock that only runs forwards, in milliseconds. @default performance.now */
  now?: (() => number) | undefined
}

/**
 * Invalidates cached queries of the resources that events name, at most once in `gatherMs`. A query that was asked after the event is
 * fresh. Returns a function that stops it.
 */
export function invalidateOnEvents(
  realtime: Realtime,
  client: QueryClient,
  {
    patch,
    gatherMs = 500,
    ownRequests,
    onStale,
    machine = watchEnvironment(),
    now = () => performance.now(),
  }: InvalidateOnEventsOptions = {},
): () => void {
  /** When each resource changed last. */
  const staleSince = new Map<string, number>()
  const startedAt = new WeakMap<object, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const flush = () => {
    timer = undefined
    if (machine.isHidden()) return
    const found = [...staleSince]
    staleSince.clear()
    for (const [resource, since] of found) {
      const predicate = (query: Query) => (startedAt.get(query) ?? -1) < since
      void client.invalidateQueries({ queryKey: resource === allResources ? [] : [resource], predicate })
    }
  }
  const add = (resources: readonly string[], since: number) => {
    if (isStopped) return
    for (const resource of resources) staleSince.set(resource, since)
    if (staleSince.size > 0) timer ??= setTimeout(flush, gatherMs)
  }
  const stops = [
    client.getQueryCache().subscribe((change) => {
      if (change.type === 'updated' && change.action.type === 'fetch') startedAt.set(change.query, now())
    }),
    realtime.subscribeAll((event) => {
      const { invalidates } = events[event.type]
      if (patch?.(event) || invalidates.length === 0) return
      const answered = ownRequests?.answeredAt(event.actor?.request_id ?? '')
      // The response of an own write refetches what it names: only what is older than the response is left.
      if (answered) void answered.then((at) => add(invalidates, at))
      else add(invalidates, now())
    }),
    onStale?.((resources, freshMs) => add(resources, now() - freshMs)),
    machine.onBack(() => {
      if (timer === undefined && staleSince.size > 0) flush()
    }),
  ]
  return () => {
    isStopped = true
    for (const stop of stops) stop?.()
    clearTimeout(timer)
  }
}
