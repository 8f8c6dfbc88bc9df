import { createHash } from 'node:crypto'
import { Refusal } from '@vehicle-partner/api/contract'
import { uploadLimitBytes } from '@vehicle-partner/domain'
import type { Store } from './disk.ts'
import type { Files, StoredFile } from './files.ts'
import { typeOf } from './magic.ts'
import { withoutPlaces } from './places.ts'

/** Takes, checks and keeps files in a store. */
export function keepFiles(store: Store): Files {
  const keep = async (content: Uint8Array, mime: string): Promise<StoredFile> => {
    const hash = createHash('sha256').update(content).digest('hex')
    await store.write(hash, content)
    return { hash, mime, size: content.byteLength }
  }
  return {
    async put(content) {
      const given = await read(content)
      const mime = typeOf(given)
      if (mime === undefined) throw new Refusal('UnsupportedMediaType', 'Please choose a JPG, PNG, WebP or PDF file')
      return { ...(await keep(withoutPlaces(given, mime), mime)), mime }
    },
    keep,
    get: (hash) => store.read(hash),
    remove: (hash) => store.remove(hash),
  }
}

/** Reads to the end, but never more than a file may have. */
async function read(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of content) {
    size += part.byteLength
    if (size > uploadLimitBytes) throw new Refusal('PayloadTooLarge', 'File must be less than 5 MB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
