import type { Machine } from './connectionState.ts'

/** What is asked for while there are no events. */
export type Poll = 'positions' | 'trips' | 'notifications'

/** Seconds between two questions. */
export const pollEvery: Readonly<Record<Poll, number>> = { positions: 30, trips: 60, notifications: 120 }

/** Asks for everything at once and then from time to time, three times as seldom with low data, and not while nobody looks; returns a function that stops it. */
export function startPolling(poll: (what: Poll) => void, machine: Machine, lowData: () => boolean): () => void {
  const ask = (what: Poll) => {
    if (!machine.isHidden()) poll(what)
  }
  const what = Object.keys(pollEvery) as Poll[]
  for (const each of what) ask(each)
  const timers = what.map((each) => setInterval(() => ask(each), pollEvery[each] * 1000 * (lowData() ? 3 : 1)))
  return () => timers.forEach((timer) => clearInterval(timer))
}
