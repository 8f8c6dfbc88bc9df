import { sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { rows } from '../db/database.ts'
import { storedFiles } from '../db/schema/operationTables.ts'
import { seedDatabase } from '../db/seed/seedDatabase.ts'

/** Forgets everything that was entered and uploaded, and fills the database with fresh demo data. */
export async function resetDatabase({ db, files }: Pick<Dependencies, 'db' | 'files'>, now: Date, scale: number): Promise<void> {
  const contents = await db.select({ hash: storedFiles.hash }).from(storedFiles)
  const tables = await rows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  await db.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`))
  for (const { hash } of contents) await files.remove(hash)
  await seedDatabase(db, now, { scale })
}
