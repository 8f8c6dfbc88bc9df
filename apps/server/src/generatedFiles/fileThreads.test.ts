import { reportColumns, type ReportRow } from '@vehicle-partner/api/server'
import { afterAll, expect, test, vi } from 'vitest'
import { collectBytes } from './collectBytes.ts'
import type { FileTask } from './fileTasks.ts'
import type { FileThread } from './fileThread.ts'
import { openFileThreads } from './fileThreads.ts'

const threads = openFileThreads()
afterAll(() => threads.close())

const task = (format: 'csv' | 'xlsx' | 'pdf'): FileTask => ({
  kind: 'report',
  format,
  title: 'Payouts',
  company: 'Ẹniọlá and Daughters',
  at: new Date('2026-11-21T13:32:00Z'),
  columns: reportColumns.payouts,
})
const row = (at: number): ReportRow => ({ reference: `PO-2026-11-${at}`, amount_kobo: at, status: 'Paid' })

/** Pages of 100 rows; `onPage` is called before each. */
async function* pagesOf(count: number, onPage: (page: number) => void = () => undefined): AsyncGenerator<ReportRow[]> {
  for (let page = 0; page < count; page += 1) {
    onPage(page)
    yield Array.from({ length: 100 }, (_, at) => row(page * 100 + at))
  }
}

test.each([
  ['csv', 'efbbbf'],
  ['xlsx', '504b0304'],
  ['pdf', '255044462d'],
] as const)('creates %s from pages', async (format, start) => {
  const content = await collectBytes(threads.create('request', task(format), { pages: pagesOf(3) }))
  expect(Buffer.from(content).toString('hex')).toMatch(new RegExp(`^${start}`))
})

test('this thread does other work while a file is created', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await collectBytes(threads.create('request', task('pdf'), { pages: pagesOf(10) }))
  clearInterval(timer)
  // Laying out a thousand rows takes far longer than these.
  expect(turns).toBeGreaterThan(20)
})

test('the next page is read after what was written before is taken', async () => {
  const read: number[] = []
  const chunks = threads.create('job', task('csv'), { pages: pagesOf(4, (page) => read.push(page)) })[Symbol.asyncIterator]()
  await chunks.next() // the heading
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(read).toEqual([])
  await chunks.next()
  expect(read).toEqual([0])
  await chunks.return?.()
})

test('after an error of the rows, an abort or a consumer that stops, the next file is created', async () => {
  async function* broken(): AsyncGenerator<ReportRow[]> {
    yield [row(1)]
    throw new Error('the database is gone')
  }
  await expect(collectBytes(threads.create('job', task('xlsx'), { pages: broken() }))).rejects.toThrow('the database is gone')
  const abort = new AbortController()
  const aborted = collectBytes(
    threads.create('job', task('pdf'), {
      pages: pagesOf(50, (page) => page === 3 && abort.abort(new Error('no longer wanted'))),
      signal: abort.signal,
    }),
  )
  await expect(aborted).rejects.toThrow('no longer wanted')
  for await (const _ of threads.create('job', task('csv'), { pages: pagesOf(50) })) break
  expect(String(Buffer.from(await collectBytes(threads.create('job', task('csv'), { pages: pagesOf(2) }))))).toContain('PO-2026-11-199')
})

test('an error in the thread has its message', async () => {
  async function* wrong(): AsyncGenerator<ReportRow[]> {
    yield Array.from({ length: 1 }) // an undefined row
  }
  await expect(collectBytes(threads.create('job', task('csv'), { pages: wrong() }))).rejects.toThrow('undefined')
})

test('files of requests do not wait for those of the job, and follow each other', async () => {
  const events: string[] = []
  const release = Promise.withResolvers<void>()
  let started = 0
  const start = (): FileThread => {
    started += 1
    const name = `thread ${started}`
    return {
      isAlive: () => true,
      terminate: async () => undefined,
      async *run(of) {
        events.push(`${name} ${of.kind === 'report' ? of.title : of.kind}`)
        yield new Uint8Array(1)
        if (of.kind === 'report' && of.title === 'long') await release.promise
      },
    }
  }
  const own = openFileThreads(start)
  const create = (use: 'request' | 'job', title: string) => collectBytes(own.create(use, { ...task('csv'), title } as FileTask))
  const long = create('job', 'long')
  const waiting = create('job', 'next')
  await Promise.all([create('request', 'a'), create('request', 'b')])
  expect(events).toEqual(['thread 1 long', 'thread 2 a', 'thread 2 b'])
  release.resolve()
  await Promise.all([long, waiting])
  expect(events.at(-1)).toBe('thread 1 next')
  await own.close()
  await expect(create('request', 'c')).rejects.toThrow('The server stops')
})

test('a task that was given up before it began does not end the thread under a later one', async () => {
  vi.useFakeTimers()
  const release = Promise.withResolvers<void>()
  let ends = 0
  const start = (): FileThread => ({
    isAlive: () => true,
    terminate: async () => void (ends += 1),
    async *run(of) {
      yield new Uint8Array(1)
      if (of.kind === 'report' && of.title === 'long') await release.promise
    },
  })
  const own = openFileThreads(start)
  const create = (title: string, signal?: AbortSignal) =>
    collectBytes(own.create('job', { ...task('csv'), title } as FileTask, signal ? { signal } : {}))
  try {
    await create('first')
    await expect(create('given up', AbortSignal.abort(new Error('no longer wanted')))).rejects.toThrow('no longer wanted')
    const long = create('long')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ends).toBe(0)
    release.resolve()
    await long
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ends).toBe(1)
  } finally {
    vi.useRealTimers()
    await own.close()
  }
})
