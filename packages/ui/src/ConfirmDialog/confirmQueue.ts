interface QueuedConfirmation<Options> {
  key: number
  options: Options
  owner: object
  resolve: (yes: boolean) => void
}

/** A queue of confirmation requests; each is resolved once. */
export interface ConfirmQueue<Options> {
  add: (asker: object, options: Options) => Promise<boolean>
  /** Resolves the current request. */
  answer: (yes: boolean) => void
  /** Resolves all requests of an owner to false. */
  cancel: (asker: object) => void
  cancelAll: () => void
}

/** Creates a queue that reports its first request whenever that changes. */
export function createConfirmQueue<Options>(
  onFirst: (first: { key: number; options: Options } | undefined) => void,
): ConfirmQueue<Options> {
  let queue: readonly QueuedConfirmation<Options>[] = []
  let count = 0

  const setQueue = (next: readonly QueuedConfirmation<Options>[]) => {
    const gone = queue.filter((asked) => !next.includes(asked))
    const isOther = queue[0] !== next[0]
    queue = next
    if (isOther) onFirst(next[0])
    return gone
  }
  const cancelWhere = (isGone: (asked: QueuedConfirmation<Options>) => boolean) => {
    for (const { resolve } of setQueue(queue.filter((asked) => !isGone(asked)))) resolve(false)
  }

  return {
    add: (asker, options) =>
      new Promise((resolve) => {
        count += 1
        setQueue([...queue, { key: count, options, owner: asker, resolve }])
      }),
    answer: (yes) => {
      for (const { resolve } of setQueue(queue.slice(1))) resolve(yes)
    },
    cancel: (asker) => cancelWhere((asked) => asked.owner === asker),
    cancelAll: () => cancelWhere(() => true),
  }
}
