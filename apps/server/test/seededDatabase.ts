import { appendFileSync, constants, cpSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Db } from '../src/db/database.ts'
import { rowOf, selectRows } from '../src/db/selectRows.ts'
import { text } from '../src/db/sqlValueTypes.ts'

/** The size that PostgreSQL expects of each segment of its write-ahead log. */
const segmentBytes = 16 * 1024 ** 2
/** More than the few records after the last checkpoint. */
const usedBytes = 1024 ** 2

const segmentRow = rowOf({ name: text })

/** Starts a segment of the write-ahead log, and returns its name. All earlier ones are no longer needed. */
export async function startLogSegment(db: Db): Promise<string> {
  await db.execute(`select pg_switch_wal()`)
  await db.execute('checkpoint')
  const [row] = await selectRows(db, segmentRow, sql`select pg_walfile_name(pg_current_wal_lsn()) as name`)
  if (!row) throw new Error('The write-ahead log has no segment')
  return row.name
}

/**
 * Makes a closed database quick to copy and to open. Of its write-ahead log, which is most of its bytes, it keeps only the used part of this
 * segment. Its buffers, which are filled with zeros at each start, are as large as the demo data.
 */
export function shrinkDatabase(folder: string, segment: string): void {
  for (const name of readdirSync(join(folder, 'pg_wal')))
    if (/^[0-9A-F]{24}$/.test(name) && name !== segment) rmSync(join(folder, 'pg_wal', name))
  truncateSync(join(folder, 'pg_wal', segment), usedBytes)
  appendFileSync(join(folder, 'postgresql.conf'), 'shared_buffers = 40MB\n')
}

/** Copies the files of the seeded embedded database into a folder. */
export function copySeeded(folder: string): void {
  const { folder: from, segment } = inject('seeded')
  cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  // The rest of the segment is a hole, which takes no space.
  truncateSync(join(folder, 'pg_wal', segment), segmentBytes)
}
