interface Asked<Options> {
  key: number
  options: Options
  asker: object
  resolve: (yes: boolean) => void
}

/** Questions that wait for their turn; of each it is answered once. */
export interface Questions<Options> {
  ask: (asker: object, options: Options) => Promise<boolean>
  /** Answers the one that is being asked. */
  answer: (yes: boolean) => void
  /** Nobody waits for the answers any more that this one asked for: no. */
  drop: (asker: object) => void
  dropAll: () => void
}

/** A queue of questions; says which one is asked now whenever that is another one. */
export function createQuestions<Options>(onFirst: (first: { key: number; options: Options } | undefined) => void): Questions<Options> {
  let queue: readonly Asked<Options>[] = []
  let count = 0

  const become = (next: readonly Asked<Options>[]) => {
    const gone = queue.filter((asked) => !next.includes(asked))
    const isOther = queue[0] !== next[0]
    queue = next
    if (isOther) onFirst(next[0])
    return gone
  }
  const dropWhere = (isGone: (asked: Asked<Options>) => boolean) => {
    for (const { resolve } of become(queue.filter((asked) => !isGone(asked)))) resolve(false)
  }

  return {
    ask: (asker, options) =>
      new Promise((resolve) => {
        count += 1
        become([...queue, { key: count, options, asker, resolve }])
      }),
    answer: (yes) => {
      for (const { resolve } of become(queue.slice(1))) resolve(yes)
    },
    drop: (asker) => dropWhere((asked) => asked.asker === asker),
    dropAll: () => dropWhere(() => true),
  }
}
