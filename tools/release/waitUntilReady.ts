import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds within which a server answers; the demo data of the reference server take minutes on a busy machine. */
const patience = 300_000

/** Waits until a server answers with success at `url`. Rejects when its process ends, or after five minutes. */
export async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + patience
  while (performance.now() < until && server.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(200)
  }
  throw new Error(`Nothing answers at ${url}`)
}
