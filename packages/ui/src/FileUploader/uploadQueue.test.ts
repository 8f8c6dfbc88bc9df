// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  listStartable,
  reduceQueue,
  addToValue,
  type Queue,
  type QueueEvent,
  type QueueItem,
  type UploadedFile,
  type UploadStatus,
} from './uploadQueue.ts'
import { listRows } from './uploadRows.ts'

const statuses: UploadStatus[] = ['checking', 'queued', 'uploading', 'done', 'failed', 'rejected', 'cancelled']
const uploaded = (name: string): UploadedFile => ({ value: `files/${name}`, name, size: 3 })
const item = (id: string, status: UploadStatus, more: Partial<QueueItem> = {}): QueueItem => ({
  id,
  file: new File(['abc'], id),
  name: id,
  status,
  isOnHold: false,
  retry: status === 'failed' || status === 'cancelled' ? 'manual' : 'never',
  uploaded: status === 'done' ? uploaded(id) : undefined,
  ...more,
})

const events = {
  admitted: { type: 'admitted', id: 'a', isOnHold: false },
  refused: { type: 'refused', id: 'a', reason: 'No' },
  begun: { type: 'begun', id: 'a' },
  progressed: { type: 'progressed', id: 'a', progress: 0.5 },
  finished: { type: 'finished', id: 'a', uploaded: uploaded('a') },
  failed: { type: 'failed', id: 'a', reason: 'No', retry: 'manual' },
  cancelled: { type: 'cancelled', id: 'a' },
  retried: { type: 'retried', id: 'a' },
} satisfies Record<string, QueueEvent>

/** The statuses in which each event is valid, and the status it leads to; otherwise it has no effect. */
const ways: Record<keyof typeof events, Partial<Record<UploadStatus, UploadStatus>>> = {
  admitted: { checking: 'queued' },
  refused: { checking: 'rejected' },
  begun: { queued: 'uploading' },
  progressed: { uploading: 'uploading' },
  finished: { uploading: 'done' },
  failed: { uploading: 'failed' },
  cancelled: { checking: 'cancelled', queued: 'cancelled', uploading: 'cancelled' },
  retried: { failed: 'checking', cancelled: 'checking' },
}

describe.each(Object.keys(ways) as (keyof typeof ways)[])('%s', (name) => {
  test.each(statuses)('from %s', (from) => {
    const before = [item('a', from), item('b', 'queued')]
    const after = reduceQueue(before, events[name])
    expect(after[0]?.status).toBe(ways[name][from] ?? from)
    expect(after[0] === before[0]).toBe(ways[name][from] === undefined)
    expect(after[1]).toBe(before[1])
  })
})

describe('reduceQueue', () => {
  test('does not retry a file that must not be retried', () => {
    expect(reduceQueue([item('a', 'failed', { retry: 'never' })], events.retried)[0]?.status).toBe('failed')
  })

  test('does not start files on hold before they are released', () => {
    const onHold = reduceQueue([item('a', 'checking')], { ...events.admitted, isOnHold: true })
    expect(listStartable(onHold, 2)).toEqual([])
    expect(reduceQueue(onHold, events.begun)[0]?.status).toBe('queued')
    expect(listStartable(reduceQueue(onHold, { type: 'released' }), 2)).toEqual(['a'])
  })

  test('resets a retried file', () => {
    const [again] = reduceQueue([item('a', 'failed', { progress: 0.9, reason: 'No' })], events.retried)
    expect(again).toMatchObject({ status: 'checking', progress: undefined, reason: undefined })
  })

  test('never decreases progress and limits it to 1', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 3, noNaN: true })), (shares) => {
        let queue: Queue = [item('a', 'uploading')]
        let last = 0
        for (const progress of shares) {
          queue = reduceQueue(queue, { type: 'progressed', id: 'a', progress })
          const now = queue[0]?.progress ?? 0
          expect(now).toBeGreaterThanOrEqual(last)
          expect(now).toBeLessThanOrEqual(1)
          last = now
        }
      }),
    )
  })

  test('replaces all but uploaded files in single mode', () => {
    const before = statuses.map((status) => item(status, status))
    const after = reduceQueue(before, { type: 'added', items: [item('new', 'checking')], instead: true })
    expect(after.map(({ id }) => id)).toEqual(['done', 'new'])
  })

  test.each([
    [0, 2, ['q1', 'q2']],
    [1, 2, ['q1']],
    [2, 2, []],
    [3, 2, []],
    [0, 9, ['q1', 'q2', 'q3']],
  ])('%i uploading with a concurrency of %i', (count, concurrency, next) => {
    const going = Array.from({ length: count }, (_, place) => item(`u${place}`, 'uploading'))
    expect(
      listStartable([...going, item('q1', 'queued'), item('q2', 'queued'), item('x', 'checking'), item('q3', 'queued')], concurrency),
    ).toEqual(next)
  })
})

describe('addToValue and listRows', () => {
  const value = [uploaded('before'), uploaded('c')]
  const queue = [item('a', 'done'), item('b', 'uploading'), item('c', 'done'), item('gone', 'done')]

  test('keep the order in which files were chosen', () => {
    expect(addToValue(queue, value, uploaded('a'), true).map(({ name }) => name)).toEqual(['before', 'a', 'c'])
  })

  test('replace the value in single mode', () => {
    expect(addToValue(queue, value, uploaded('a'), false)).toEqual([uploaded('a')])
  })

  test('show value and queue, each file once and in its place', () => {
    const rows = listRows(queue, [...value, uploaded('a')])
    expect(rows.map(({ name, status }) => `${name} ${status}`)).toEqual(['before done', 'a done', 'b uploading', 'c done'])
  })

  test('show the value without a queue, as after returning to the page', () => {
    expect(listRows([], value).map(({ key, name, size, status }) => ({ key, name, size, status }))).toEqual([
      { key: 'files/before', name: 'before', size: 3, status: 'done' },
      { key: 'files/c', name: 'c', size: 3, status: 'done' },
    ])
  })
})
