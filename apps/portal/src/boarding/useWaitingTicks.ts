import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { addTick, changeTicks, readTicks, removeTick, type WaitingTick } from './waitingTicks.ts'

const queryKey = ['waitingTicks']
const none: readonly WaitingTick[] = []

export interface WaitingTicks {
  /** Oldest first. */
  ticks: readonly WaitingTick[]
  /** Keeps a tick that is being sent: should the page close before the answer, the next one sends it. Rejects where the browser keeps nothing. */
  keep: (tick: WaitingTick) => Promise<void>
  /** Keeps and shows a tick that could not be sent. Rejects where the browser keeps nothing. */
  add: (tick: WaitingTick) => Promise<void>
  remove: (tick: WaitingTick) => Promise<void>
}

/** What was ticked without a network and waits on this device. It belongs to the session, survives a reload, and is deleted with the session. */
export function useWaitingTicks(): WaitingTicks {
  const { dependencies, sessionManager } = usePortal()
  const { loadDevice } = dependencies
  const clock = useClock()
  const client = useQueryClient()
  const { data: ticks = none } = useQuery({
    queryKey,
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async () => {
      const token = sessionManager.session()?.token
      // A device that keeps nothing has no ticks.
      const device = await loadDevice().catch(() => undefined)
      return device?.offline && token !== undefined ? readTicks(device.offline, token, clock()) : []
    },
  })
  const store = async (apply: (ticks: readonly WaitingTick[]) => WaitingTick[]) => {
    const token = sessionManager.session()?.token
    const { offline } = await loadDevice()
    if (!offline || token === undefined) throw new Error('This browser cannot keep what is ticked')
    await changeTicks(offline, token, apply, clock())
  }
  const change = async (apply: (ticks: readonly WaitingTick[]) => WaitingTick[]) => {
    await store(apply)
    // Without those that are being sent.
    client.setQueryData<readonly WaitingTick[]>(queryKey, (shown = none) => apply(shown))
  }
  return {
    ticks,
    keep: (tick) => store((before) => addTick(before, tick)),
    add: (tick) => change((before) => addTick(before, tick)),
    remove: (tick) => change((before) => removeTick(before, tick)),
  }
}
