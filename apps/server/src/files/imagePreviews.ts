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
  /** `null` if there is none to be made. */
  const readStored = async (name: string): Promise<Preview | null | undefined> => {
    const stored = await store.read(name)
    if (!stored) return undefined
    const content = await readAll(stored)
    return content.byteLength === 0 ? null : { content, mime: 'image/webp' }
  }
  const make = async (hash: string, size: PreviewSize): Promise<Preview | null | undefined> => {
    const name = nameOf(hash, size)
    const stored = await readStored(name)
    if (stored !== undefined) return stored
    const [original, sharp] = await Promise.all([store.read(hash), loadSharp()])
    if (!original || !sharp) return undefined
    const photo = await readAll(original)
    if (photo.byteLength <= smallBytes) return undefined
    const content = await shrink(sharp, photo, size).catch(() => none)
    // An empty file: the next request does not decode the photo again.
    const kept = content.byteLength < photo.byteLength ? content : none
    if (await space.hasRoom(kept.byteLength)) await store.write(name, kept)
    return kept === none ? null : { content: kept, mime: 'image/webp' }
  }
  return {
    async read(hash, size) {
      const stored = await readStored(nameOf(hash, size))
      return (stored === undefined ? await inTurn(() => make(hash, size).catch(() => undefined)) : stored) ?? undefined
    },
    // In turn, so that none is written after its photo was deleted.
    remove: (hash) =>
      inTurn(async () => {
        for (const size of Object.keys(shapes) as PreviewSize[]) await store.remove(nameOf(hash, size))
      }),
  }
}

const none = Buffer.alloc(0)

/** Throws if the photo cannot be decoded. */
function shrink(sharp: typeof Sharp, photo: Buffer, size: PreviewSize): Promise<Buffer> {
  // Applies the orientation, which the new file does not carry.
  return sharp(photo, { limitInputPixels: pixelLimit, failOn: 'error' })
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
