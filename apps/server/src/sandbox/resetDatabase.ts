import { sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { storedFiles } from '../db/schema/operationTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { seedDatabase } from '../db/seed/seedDatabase.ts'

const tableName = defineRow({ name: text })

/** Deletes all data and files, and writes new demo data. The server's own secrets stay: it has them in memory. */
export async function resetDatabase(
  { db, files, secrets }: Pick<Dependencies, 'db' | 'files' | 'secrets'>,
  now: Date,
  scale: number,
): Promise<void> {
  const stored = await db.select({ hash: storedFiles.hash }).from(storedFiles)
  const tables = await selectRows(
    db,
    tableName,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'server_secrets' order by tablename`,
  )
  await db.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`))
  for (const { hash } of stored) await files.remove(hash)
  await seedDatabase(db, now, { scale, secrets })
}
