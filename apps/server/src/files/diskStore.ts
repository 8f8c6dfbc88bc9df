import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Where content lies under its name; a bucket of a cloud can stand in for the folder. */
export interface Store {
  /** Keeps content under a name; keeping the same name again changes nothing. */
  write: (name: string, content: Uint8Array) => Promise<void>
  /** The content; undefined when nothing is kept under the name. */
  read: (name: string) => Promise<Readable | undefined>
  remove: (name: string) => Promise<void>
}

/** Keeps content in a folder, spread over 256 folders by the first letters of its name. */
export function diskStore(folder: string): Store {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async write(name, content) {
      const place = placeOf(name)
      if (await exists(place)) return
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      // Written beside and moved: a server that stops half-way leaves no half file under the name.
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
