import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/database.ts'
import { rowOf, selectRows } from '../src/db/selectRows.ts'
import { integer } from '../src/db/sqlValueTypes.ts'

const valueRow = rowOf({ value: integer })

/** The number that a query of one row and one column returns. */
export async function queryNumber(db: Db, query: string): Promise<number> {
  const [row] = await selectRows(db, valueRow, sql.raw(`select (${query}) as value`))
  if (!row) throw new Error('The query returned no row')
  return row.value
}
