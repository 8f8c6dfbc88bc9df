import { constants, cpSync } from 'node:fs'
import { inject } from 'vitest'

/** Copies the files of the seeded embedded database into a folder. */
export const copySeeded = (folder: string): void => cpSync(inject('seeded'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
