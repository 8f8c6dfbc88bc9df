import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rows } from '../db/database.ts'
import { seed } from '../db/seed/seed.ts'

/** Forgets everything and fills the database with fresh demo data. */
export async function resetDatabase(db: Db, now: Date, scale: number): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  await db.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`))
  await seed(db, now, { scale })
}
