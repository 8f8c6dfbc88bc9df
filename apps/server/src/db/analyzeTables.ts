import { sql } from 'drizzle-orm'
import { rows, type Db } from './database.ts'

/**
 * Counts anew what the tables hold that have changed by a tenth since that was last done, as PostgreSQL's autovacuum does: the embedded
 * database has nobody who does it, and without it plans badly. Tables that have not changed cost nothing.
 */
export async function analyzeChangedTables(db: Db): Promise<void> {
  const changed = await rows<{ name: string }>(
    db,
    sql`select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.schemaname = 'public' and (c.reltuples < 0 or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples) order by s.relname`,
  )
  if (changed.length === 0) return
  const names = changed.map(({ name }) => sql.identifier(name))
  await db.execute(sql`analyze ${sql.join(names, sql`, `)}`)
}
