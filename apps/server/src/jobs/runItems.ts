import type { Dependencies } from '../context.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { toLogError } from '../toLogError.ts'
import { forgetItemFailures, readItemFailures, recordItemFailure, type JobTask } from './jobFailures.ts'

interface ItemRun<Item> {
  /** The name of the job. */
  job: string
  /** The part of the job, if it has several lists of items. */
  task?: string
  /** Everything that is due now. A failed item that is not among them is forgotten. */
  items: readonly Item[]
  /** The id of an item, unique within the task: letters, digits, `_`, `:` and `-`, never personal data. */
  keyOf: (item: Item) => string
}

/** Does the work for one item; `failedTries` says how often it has failed before. */
type ItemWork<Item> = (item: Item, failedTries: number) => Promise<void>

/** What became of the items. */
interface ItemResults {
  done: number
  failed: number
  /** Items that have failed earlier and wait for their next try. */
  waiting: number
  /** The keys of the failed and the waiting items. */
  unfinished: string[]
}

/**
 * Runs the items of a job, each in a transaction of its own. A failed item stops no other: it is logged, recorded, and tried again after a
 * delay that grows. Throws only if the failure cannot be recorded, because then the database is gone.
 */
export const runItems = <Item>(
  dependencies: Dependencies,
  run: ItemRun<Item> & { work: (tx: Tx, item: Item, failedTries: number) => Promise<void> },
): Promise<ItemResults> =>
  runItemsWithoutTransaction(dependencies, {
    ...run,
    work: (item, failedTries) => inTransaction(dependencies, (tx) => run.work(tx, item, failedTries)),
  })

/** Like `runItems`, for work that opens its own transactions, because it also waits for files or other servers. */
export const runItemsWithoutTransaction = <Item>(
  dependencies: Dependencies,
  { items, work, ...run }: ItemRun<Item> & { work: ItemWork<Item> },
): Promise<ItemResults> =>
  runBatches(dependencies, {
    ...run,
    batches: items.map((item) => [item]),
    work: async (batch, failedTries) => {
      for (const item of batch) await work(item, failedTries)
    },
  })

/**
 * Like `runItems` for many small items: each batch is one transaction. If a batch fails, its items are tried one by one, so that those without
 * a fault are done.
 */
export const runItemBatches = <Item>(
  dependencies: Dependencies,
  run: Omit<ItemRun<Item>, 'items'> & { batches: readonly (readonly Item[])[]; work: (tx: Tx, items: readonly Item[]) => Promise<void> },
): Promise<ItemResults> => runBatches(dependencies, { ...run, work: (items) => inTransaction(dependencies, (tx) => run.work(tx, items)) })

async function runBatches<Item>(
  dependencies: Dependencies,
  {
    job,
    task: part = '',
    batches,
    keyOf,
    work,
  }: Omit<ItemRun<Item>, 'items'> & { batches: readonly (readonly Item[])[]; work: ItemWork<readonly Item[]> },
): Promise<ItemResults> {
  const { db, now } = dependencies
  const task: JobTask = { job, task: part }
  const failures = await readItemFailures(db, task)
  const results: ItemResults = { done: 0, failed: 0, waiting: 0, unfinished: [] }
  const isWaiting = (item: Item) => (failures.get(keyOf(item))?.nextTryAt ?? now) > now
  const runBatch = async (batch: readonly Item[]): Promise<void> => {
    try {
      await work(batch, Math.max(...batch.map((item) => failures.get(keyOf(item))?.tries ?? 0)))
    } catch (error) {
      const [only] = batch
      if (batch.length > 1) for (const item of batch) await runBatch([item])
      else if (only !== undefined) {
        results.failed += 1
        results.unfinished.push(keyOf(only))
        await fail(dependencies, task, keyOf(only), error)
      }
      return
    }
    results.done += batch.length
    await forgetItemFailures(
      db,
      task,
      batch.map(keyOf).filter((key) => failures.has(key)),
    )
  }
  for (const batch of batches) {
    const { waiting = [], ready = [] } = Object.groupBy(batch, (item) => (isWaiting(item) ? 'waiting' : 'ready'))
    results.waiting += waiting.length
    results.unfinished.push(...waiting.map(keyOf))
    if (ready.length > 0) await runBatch(ready)
  }
  const due = new Set(batches.flat().map(keyOf))
  await forgetItemFailures(
    db,
    task,
    [...failures.keys()].filter((key) => !due.has(key)),
  )
  return results
}

async function fail(dependencies: Dependencies, task: JobTask, item: string, error: unknown): Promise<void> {
  const tries = await recordItemFailure(dependencies, task, item, error)
  dependencies.log.error({ err: toLogError(error), ...task, item, tries }, 'job item')
}
