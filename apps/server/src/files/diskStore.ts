import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Content that is stored, but not under its name yet. */
export interface ReceivedContent {
  /** SHA-256 in hexadecimal; the name under which it will be stored. */
  hash: string
  /** Bytes. */
  size: number
  /** Stores it under its hash. */
  keep: () => Promise<void>
  /** Deletes it, unless it is kept. */
  discard: () => Promise<void>
}

/** Stores contents by name. A cloud bucket can replace the folder. */
export interface ContentStore {
  /** Stores content. Storing the same name again changes nothing. */
  write: (name: string, content: Uint8Array) => Promise<void>
  /** Receives content of any length without holding it in memory. Nothing remains if it fails. */
  receive: (chunks: AsyncIterable<Uint8Array>) => Promise<ReceivedContent>
  /** The content; undefined if the name is not stored. */
  read: (name: string) => Promise<Readable | undefined>
  remove: (name: string) => Promise<void>
}

/** Writes chunks to a new file; replaceable to simulate a full disk. */
export type WriteFile = (place: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>

/** Stores contents in a folder, with subfolders by the first two letters of the name. */
export function createDiskStore(folder: string, writeFile: WriteFile = writeToDisk): ContentStore {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name)
  const incoming = join(folder, 'incoming')
  // Write a temporary file and rename it: a crash must not leave a partial file under the name.
  const receive: ContentStore['receive'] = async (chunks) => {
    await mkdir(incoming, { recursive: true })
    const place = join(incoming, randomUUID())
    const hash = createHash('sha256')
    let size = 0
    const measured = async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.byteLength
        yield chunk
      }
    }
    const discard = () => rm(place, { force: true })
    try {
      await writeFile(place, measured())
    } catch (error) {
      await discard()
      throw error
    }
    const name = hash.digest('hex')
    const keep = async () => {
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      await rename(place, placeOf(name))
    }
    return { hash: name, size, keep, discard }
  }
  return {
    receive,
    async write(name, content) {
      if (await exists(placeOf(name))) return
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      const beside = `${placeOf(name)}.${randomUUID()}`
      try {
        await writeFile(beside, [content])
        await rename(beside, placeOf(name))
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    async read(name) {
      const place = placeOf(name)
      return (await exists(place)) ? createReadStream(place) : undefined
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}

/** Writes to the disk, also through its cache. */
export async function writeToDisk(place: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  const file = await open(place, 'wx')
  try {
    for await (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function exists(place: string): Promise<boolean> {
  try {
    return (await stat(place)).isFile()
  } catch {
    return false
  }
}
