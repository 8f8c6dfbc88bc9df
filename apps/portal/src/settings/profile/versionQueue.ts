/** Sends a write with a version, and resolves to what the server returns. */
type Send<Result> = (version: number) => Promise<Result>

export interface VersionQueue {
  /** Sends after the writes before it, with the version that the last one returned, or the known one if that is newer. */
  run: <Result extends { version: number }>(known: number, send: Send<Result>) => Promise<Result>
}

/** Writes of one user to one thing, one after the other: the second does not conflict with the first, whose version it could not know. */
export function createVersionQueue(): VersionQueue {
  let last: Promise<unknown> = Promise.resolve()
  let newest = 0
  return {
    run(known, send) {
      const sent = last.then(async () => {
        const result = await send(Math.max(known, newest))
        newest = result.version
        return result
      })
      // A failed write does not stop the next one.
      last = sent.catch(() => undefined)
      return sent
    },
  }
}
