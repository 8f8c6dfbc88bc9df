import type { PreviewSize } from '@vehicle-partner/api/server'
import type { Readable } from 'node:stream'
import type { ContentStore } from './diskStore.ts'
import type { FreeSpace } from './freeSpace.ts'
import type Sharp from 'sharp'

/** A small version of a photo. */
export interface Preview {
  content: Uint8Array
  mime: 'image/webp'
}

/** Small versions of photos, made when they are first asked for and kept beside the originals. */
export interface ImagePreviews {
  /** Undefined if the photo cannot be read, or a small version would not be smaller. */
  read: (hash: string, size: PreviewSize) => Promise<Preview | undefined>
  remove: (hash: string) => Promise<void>
}

/** Pixels: a thumbnail is a square of 40 px on dense screens; a photo is 280 px wide, and keeps its sides. */
const shapes = { thumbnail: { width: 160, height: 160, fit: 'cover' }, photo: { width: 640, height: 640, fit: 'inside' } } as const
const quality = 72
/** A photo of more pixels is no photo of a phone, and would take the memory. */
const pixelLimit = 50_000_000

/** A photo of fewer bytes is small enough for a row. */
const smallBytes = 16_384

const nameOf = (hash: string, size: PreviewSize) => `${hash}.${size}.webp`

export function createImagePreviews(store: ContentStore, space: FreeSpace): ImagePreviews {
  // One at a time: decoding takes memory, and a list asks for twenty at once.
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = queue.then(run)
    queue = turn.catch(() => undefined)
    return turn
  }
  const readStored = async (name: string): Promise<Preview | undefined> => {
    const stored = await store.read(name)
    return stored && { content: await readAll(stored), mime: 'image/webp' }
  }
  const make = async (hash: string, size: PreviewSize): Promise<Preview | undefined> => {
    const name = nameOf(hash, size)
    const stored = await readStored(name)
    if (stored) return stored
    const original = await store.read(hash)
    if (!original) return undefined
    const photo = await readAll(original)
    if (photo.byteLength <= smallBytes) return undefined
    const content = await shrink(photo, size)
    if (!content || content.byteLength >= photo.byteLength) return undefined
    if (await space.hasRoom(content.byteLength)) await store.write(name, content)
    return { content, mime: 'image/webp' }
  }
  return {
    async read(hash, size) {
      return (await readStored(nameOf(hash, size))) ?? inTurn(() => make(hash, size).catch(() => undefined))
    },
    // In turn, so that none is written after its photo was deleted.
    remove: (hash) =>
      inTurn(async () => {
        for (const size of Object.keys(shapes) as PreviewSize[]) await store.remove(nameOf(hash, size))
      }),
  }
}

async function shrink(photo: Buffer, size: PreviewSize): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  // Applies the orientation, which the new file does not carry.
  return sharp?.(photo, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ ...shapes[size], withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
}

let loading: Promise<typeof Sharp | undefined> | undefined

/** The decoder, which few requests need; undefined on a machine for which it has no program: photos then stay as large as they are. */
const loadSharp = () => (loading ??= openSharp().catch(() => undefined))

async function openSharp() {
  const { default: sharp } = await import('sharp')
  // Only what uploads can be: each format that is not opened cannot be attacked.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
