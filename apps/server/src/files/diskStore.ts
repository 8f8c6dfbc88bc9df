import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Stores contents by name. A cloud bucket can replace the folder. */
export interface ContentStore {
  /** Stores content. Storing the same name again changes nothing. */
  write: (name: string, content: Uint8Array) => Promise<void>
  /** The content; undefined if the name is not stored. */
  read: (name: string) => Promise<Readable | undefined>
  remove: (name: string) => Promise<void>
}

/** Stores contents in a folder, with subfolders by the first two letters of the name. */
export function createDiskStore(folder: string): ContentStore {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async write(name, content) {
      const place = placeOf(name)
      if (await exists(place)) return
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      // Write a temporary file and rename it: a crash must not leave a partial file under the name.
      const beside = `${place}.${randomUUID()}`
      await writeFile(beside, content, { flush: true })
      await rename(beside, place)
    },
    async read(name) {
      const place = placeOf(name)
      return (await exists(place)) ? createReadStream(place) : undefined
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}

async function exists(place: string): Promise<boolean> {
  try {
    return (await stat(place)).isFile()
  } catch {
    return false
  }
}
