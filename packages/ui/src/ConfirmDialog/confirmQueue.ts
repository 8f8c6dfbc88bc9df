interface QueuedConfirmation<Options> {
  key: number
  options: Options
  owner: object
  resolve: (yes: boolean) => void
}

/** A queue of confirmation requests; each is resolved once. */
export interface ConfirmQueue<Options> {
  add: (owner: object, options: Options) => Promise<boolean>
  /** Resolves the current request. */
  answer: (yes: boolean) => void
  /** Resolves all requests of an owner to false. */
  cancel: (owner: object) => void
  cancelAll: () => void
}

/** Creates a queue that reports its first request whenever that changes. */
export function createConfirmQueue<Options>(
  onFirst: (first: { key: number; options: Options } | undefined) => void,
): ConfirmQueue<Options> {
  let queue: readonly QueuedConfirmation<Options>[] = []
  let count = 0

  const setQueue = (next: readonly QueuedConfirmation<Options>[]) => {
    const removed = queue.filter((request) => !next.includes(request))
    const hasNewFirst = queue[0] !== next[0]
    queue = next
    if (hasNewFirst) onFirst(next[0])
    return removed
  }
  const cancelWhere = (isCancelled: (request: QueuedConfirmation<Options>) => boolean) => {
    for (const { resolve } of setQueue(queue.filter((request) => !isCancelled(request)))) resolve(false)
  }

  return {
    add: (owner, options) =>
      new Promise((resolve) => {
        count += 1
        setQueue([...queue, { key: count, options, owner: owner, resolve }])
      }),
    answer: (yes) => {
      for (const { resolve } of setQueue(queue.slice(1))) resolve(yes)
    },
    cancel: (owner) => cancelWhere((request) => request.owner === owner),
    cancelAll: () => cancelWhere(() => true),
  }
}
