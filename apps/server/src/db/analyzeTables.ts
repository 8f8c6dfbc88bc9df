import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { defineRow, selectRows } from './selectRows.ts'
import { text } from './sqlValueTypes.ts'

const tableName = defineRow({ name: text })

/**
 * Analyzes the tables that have changed by a tenth since the last time, as PostgreSQL's autovacuum does. The embedded database has no
 * autovacuum, and its query plans are bad without statistics.
 */
export async function analyzeChangedTables(db: Db): Promise<void> {
  const changed = await selectRows(
    db,
    tableName,
    sql`select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.schemaname = 'public' and (c.reltuples < 0 or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples) order by s.relname`,
  )
  if (changed.length === 0) return
  const names = changed.map(({ name }) => sql.identifier(name))
  await db.execute(sql`analyze ${sql.join(names, sql`, `)}`)
}
