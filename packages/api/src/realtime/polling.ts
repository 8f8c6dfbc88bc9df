import type { Environment } from './connectionState.ts'

/** What is asked for while there are no events. */
export type PollTarget = 'positions' | 'trips' | 'notifications'

/** Seconds between two questions. */
export const pollIntervalSeconds: Readonly<Record<PollTarget, number>> = { positions: 30, trips: 60, notifications: 120 }

/** Asks for everything at once and then from time to time, three times as seldom with low data, and not while nobody looks; returns a function that stops it. */
export function startPolling(poll: (what: PollTarget) => void, machine: Environment, lowData: () => boolean): () => void {
  const ask = (what: PollTarget) => {
    if (!machine.isHidden()) poll(what)
  }
  const what = Object.keys(pollIntervalSeconds) as PollTarget[]
  for (const each of what) ask(each)
  const timers = what.map((each) => setInterval(() => ask(each), pollIntervalSeconds[each] * 1000 * (lowData() ? 3 : 1)))
  return () => timers.forEach((timer) => clearInterval(timer))
}
