import { createHash } from 'node:crypto'
import { RequestError, typeOf } from '@vehicle-partner/api/contract'
import { uploadLimitBytes, uploadTypes } from '@vehicle-partner/domain'
import type { Store } from './diskStore.ts'
import type { CheckedFile, Files, FileType } from './fileTypes.ts'
import { isSigned, signed } from './signedLinks.ts'
import { withoutPlaces } from './stripMetadata.ts'

/** Takes, checks and keeps files in a store; `key` signs their addresses. */
export function keepFiles(store: Store, key: Buffer): Files {
  const made = (content: Uint8Array, mime: string): CheckedFile => ({
    content,
    hash: createHash('sha256').update(content).digest('hex'),
    mime,
  })
  return {
    made,
    async check(content) {
      const given = await read(content)
      const mime = typeOf(given, '')
      if (!isTaken(mime)) throw new RequestError('UnsupportedMediaType', 'Please choose a JPG, PNG, WebP or PDF file')
      return { ...made(withoutPlaces(given, mime), mime), mime }
    },
    write: ({ hash, content }) => store.write(hash, content),
    read: (hash) => store.read(hash),
    remove: (hash) => store.remove(hash),
    link: (location, now) => signed(key, location, now),
    isOpenedBy: (id, query, now) => isSigned(key, id, query, now),
  }
}

const isTaken = (mime: string): mime is FileType => (uploadTypes as readonly string[]).includes(mime)

/** Reads to the end, but never more than a file may have. */
async function read(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of content) {
    size += part.byteLength
    if (size > uploadLimitBytes) throw new RequestError('PayloadTooLarge', 'File must be less than 5 MB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
