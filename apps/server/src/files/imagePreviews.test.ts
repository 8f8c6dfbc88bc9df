import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { ContentStore } from './diskStore.ts'
import { createImagePreviews } from './imagePreviews.ts'

function createMemoryStore(contents: ReadonlyMap<string, Uint8Array>): ContentStore & { reads: string[] } {
  const stored = new Map(contents)
  const reads: string[] = []
  return {
    reads,
    async write(name, content) {
      stored.set(name, content)
    },
    async receive() {
      throw new Error('Previews are written whole')
    },
    async read(name) {
      reads.push(name)
      const content = stored.get(name)
      // An empty buffer would be the end of a stream in object mode.
      return content && Readable.from(content.byteLength === 0 ? [] : [content])
    },
    async remove(name) {
      stored.delete(name)
    },
  }
}
const room = { hasRoom: async () => true, require: async () => undefined }

test('a photo that cannot be decoded is read once, not with each request', async () => {
  const store = createMemoryStore(new Map([['broken', Buffer.alloc(20_000, 7)]]))
  const previews = createImagePreviews(store, room)
  const results = [await previews.read('broken', 'thumbnail'), await previews.read('broken', 'thumbnail')]
  expect(results).toEqual([undefined, undefined])
  expect(store.reads.filter((name) => name === 'broken')).toHaveLength(1)
})

test('without room for it the attempt is repeated', async () => {
  const store = createMemoryStore(new Map([['broken', Buffer.alloc(20_000, 7)]]))
  const previews = createImagePreviews(store, { ...room, hasRoom: async () => false })
  await previews.read('broken', 'thumbnail')
  await previews.read('broken', 'thumbnail')
  expect(store.reads.filter((name) => name === 'broken')).toHaveLength(2)
})
