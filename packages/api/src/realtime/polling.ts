import type { PageEnvironment } from './pageEnvironment.ts'

/** Data that is polled without a connection. */
export type PollTarget = 'positions' | 'trips' | 'notifications'

/** Seconds between polls. */
export const pollIntervalSeconds: Readonly<Record<PollTarget, number>> = { positions: 30, trips: 60, notifications: 120 }

/** Polls all data at once and then at intervals, three times longer in low-data mode. Pauses while the page is hidden. Returns a function that stops it. */
export function startPolling(poll: (what: PollTarget) => void, machine: PageEnvironment, lowData: () => boolean): () => void {
  const ask = (what: PollTarget) => {
    if (!machine.isHidden()) poll(what)
  }
  const what = Object.keys(pollIntervalSeconds) as PollTarget[]
  for (const each of what) ask(each)
  const timers = what.map((each) => setInterval(() => ask(each), pollIntervalSeconds[each] * 1000 * (lowData() ? 3 : 1)))
  return () => timers.forEach((timer) => clearInterval(timer))
}
