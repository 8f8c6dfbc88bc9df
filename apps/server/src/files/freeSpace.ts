import { statfs } from 'node:fs/promises'
import { RequestError } from '@vehicle-partner/api/server'

/** The free space of the disk that holds the data. */
export interface FreeSpace {
  /** Throws RequestError `InsufficientStorage` if the reserve would be used, so that the database never meets a full disk. */
  require: (bytes?: number) => Promise<void>
  hasRoom: (bytes?: number) => Promise<boolean>
}

/** The space is read at most once in this time. */
const freshMs = 1000

/** Bytes that a server without special rights may use. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Keeps a reserve on the disk of a folder. `elapsed` is a clock in milliseconds that only moves forward. */
export function watchFreeSpace(
  folder: string,
  reserveBytes: number,
  { readFree = readFreeBytes, elapsed = () => performance.now() }: { readFree?: typeof readFreeBytes; elapsed?: () => number } = {},
): FreeSpace {
  let known: { free: number; at: number } | undefined
  const hasRoom = async (bytes = 0) => {
    const at = elapsed()
    // A folder that does not exist yet, or a system that does not say: writing shows whether there is room.
    if (!known || at - known.at > freshMs) known = { free: await readFree(folder).catch(() => Infinity), at }
    return known.free - bytes >= reserveBytes
  }
  return {
    hasRoom,
    async require(bytes) {
      if (!(await hasRoom(bytes))) throw new RequestError('InsufficientStorage')
    },
  }
}
