import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps this folder in memory. */
const memory = '/dev/shm'
const minFreeBytes = 4 * 1024 ** 3

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= minFreeBytes
}

const parent = existsSync(memory) && hasRoom(memory) ? memory : tmpdir()

/** A new folder for databases and files of tests, in memory if there is room: they are copied often and never kept. */
export const createScratchFolder = (purpose: string): string => mkdtempSync(join(parent, `vehicle-partner-${purpose}-`))
