import { createHash } from 'node:crypto'
import { RequestError, detectMediaType, unreadablePictureMessage } from '@vehicle-partner/api/server'
import { uploadLimitBytes, uploadTypes } from '@vehicle-partner/domain'
import type { ContentStore } from './diskStore.ts'
import type { FreeSpace } from './freeSpace.ts'
import type { CheckedFile, FileStorage, FileType } from './fileTypes.ts'
import { createImagePreviews } from './imagePreviews.ts'
import { hasValidSignature, signLink } from './signedLinks.ts'
import { hasPicture, stripMetadata } from './stripMetadata.ts'

/** Checks files and stores them while there is room; `key` signs their links. */
export function createFileStorage(store: ContentStore, key: Buffer, space: FreeSpace): FileStorage {
  const previews = createImagePreviews(store, space)
  const hashFile = (content: Uint8Array, mime: string): CheckedFile => ({
    content,
    hash: createHash('sha256').update(content).digest('hex'),
    mime,
  })
  return {
    async check(content) {
      const received = await readLimited(content)
      const mime = detectMediaType(received, '')
      if (!isAccepted(mime)) throw new RequestError('UnsupportedMediaType', 'Please choose a JPG, PNG, WebP or PDF file')
      const stripped = stripMetadata(received, mime)
      if (!hasPicture(stripped, mime)) throw new RequestError('ValidationError', unreadablePictureMessage)
      return { ...hashFile(stripped, mime), mime }
    },
    async write({ hash, content }) {
      await space.require(content.byteLength)
      await store.write(hash, content)
    },
    async receive(chunks) {
      await space.require()
      return store.receive(chunks)
    },
    read: (hash) => store.read(hash),
    preview: previews.read,
    async remove(hash) {
      await store.remove(hash)
      await previews.remove(hash)
    },
    link: (location, now) => signLink(key, location, now),
    hasValidSignature: (id, query, now) => hasValidSignature(key, id, query, now),
  }
}

const isAccepted = (mime: string): mime is FileType => (uploadTypes as readonly string[]).includes(mime)

/** Reads everything. Throws RequestError `PayloadTooLarge` above the upload limit. */
async function readLimited(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of content) {
    size += part.byteLength
    if (size > uploadLimitBytes) throw new RequestError('PayloadTooLarge', 'File must be less than 5 MB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
