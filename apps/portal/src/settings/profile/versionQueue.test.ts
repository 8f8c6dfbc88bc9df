import { expect, test, vi } from 'vitest'
import { createVersionQueue } from './versionQueue.ts'

const send = () => vi.fn(async (version: number) => ({ version: version + 1 }))

test('a write that starts before the last one has ended has its version', async () => {
  const queue = createVersionQueue()
  const [first, second] = [send(), send()]
  await Promise.all([queue.run(3, first), queue.run(3, second)])
  expect(first).toHaveBeenCalledExactlyOnceWith(3)
  expect(second).toHaveBeenCalledExactlyOnceWith(4)
})

test('a failed write is told to its sender and does not stop the next one, which has the version that was read since', async () => {
  const queue = createVersionQueue()
  await expect(queue.run(3, () => Promise.reject(new Error('VersionConflict')))).rejects.toThrow('VersionConflict')
  const next = send()
  await queue.run(7, next)
  expect(next).toHaveBeenCalledExactlyOnceWith(7)
})
