import type { RoadsideCheck } from '@vehicle-partner/api'
import { RequestError, serializeRoadsideCheck } from '@vehicle-partner/api/server'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { sha256 } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { roadsidePacks } from '../db/schema/roadsidePackTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { countFailures, countUse } from '../limits/countUse.ts'
import { loadPackFacts } from './loadPackFacts.ts'
import { packEntity } from './makePacks.ts'

/**
 * What strangers see of a pack now. Counts the check on the pack; the audit log has only the first, or anyone with the link could fill it.
 * Throws RequestError `NotFound` for an unknown link.
 */
export async function checkPack(context: Context, token: string): Promise<RoadsideCheck> {
  await countUse(context, 'roadsideCheck')
  return countFailures(context, 'linkGuess', {}, () =>
    inTransaction(context, async (tx) => {
      const { now } = context
      const [pack] = await tx
        .update(roadsidePacks)
        .set({ checks: sql`${roadsidePacks.checks} + 1`, last_checked_at: now })
        .where(eq(roadsidePacks.token_hash, sha256(token)))
        .returning()
      if (!pack) throw new RequestError('NotFound')
      const [found] = await loadPackFacts(tx, now, pack.partner_id, [pack])
      if (!found) throw new Error('The vehicle of a roadside pack is gone')
      if (pack.checks === 1)
        // Who checked is no business of the partner: the entry has no address and no device.
        await recordAudit(
          tx,
          { ...context, caller: undefined, member: undefined, client: undefined },
          {
            partner_id: pack.partner_id,
            action: 'roadside_pack.checked',
            entity: packEntity(pack, found.facts),
          },
        )
      return serializeRoadsideCheck({ ...pack, ...found.facts }, now)
    }),
  )
}
