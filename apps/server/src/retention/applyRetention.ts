import { getTableName, sql } from 'drizzle-orm'
import { storedFiles } from '../db/schema/operationTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer, text } from '../db/sqlValueTypes.ts'
import type { Dependencies } from '../context.ts'
import type { RetentionRule } from './retentionRules.ts'

const dayMs = 86_400_000
/** Rows of one statement, so that none runs long or locks many rows. */
const batchSize = 5000

const changedCount = defineRow({ count: integer })
const fileHash = defineRow({ hash: text })

/** Deletes what a rule no longer keeps. */
export async function applyRetention({ db, files, now, sandbox }: Dependencies, rule: RetentionRule): Promise<void> {
  if (rule.sandboxOnly && !sandbox) return
  if (rule.table === storedFiles) return deleteFiles({ db, files }, rule, now)
  const { table } = rule
  const where = rule.isOver(new Date(now.getTime() - rule.days * dayMs))
  const action = rule.erase ? sql`update ${table} set ${rule.erase}` : sql`delete from ${table}`
  for (;;) {
    const [changed] = await selectRows(
      db,
      changedCount,
      sql`with changed as (${action} where ctid = any(array(select ctid from ${table} where ${where} limit ${batchSize})) and ${where} returning 1)
        select count(*)::int as count from changed`,
    )
    if ((changed?.count ?? 0) < batchSize) return
  }
}

/** Deletes contents without an upload. Its row is locked meanwhile: an upload of the same content waits and writes it again. */
async function deleteFiles({ db, files }: Pick<Dependencies, 'db' | 'files'>, rule: RetentionRule, now: Date): Promise<void> {
  const unused = await selectRows(db, fileHash, sql`select ${storedFiles.hash} as hash from ${storedFiles} where ${rule.isOver(now)}`)
  let failure: unknown
  for (const { hash } of unused)
    try {
      await db.transaction(async (tx) => {
        const deleted = await selectRows(
          tx,
          fileHash,
          sql`delete from ${storedFiles} where ${storedFiles.hash} = ${hash} and ${rule.isOver(now)} returning ${storedFiles.hash} as hash`,
        )
        if (deleted.length > 0) await files.remove(hash)
      })
    } catch (error) {
      failure ??= error
    }
  if (failure !== undefined) throw new Error(`Contents of ${getTableName(rule.table)} were not deleted`, { cause: failure })
}
