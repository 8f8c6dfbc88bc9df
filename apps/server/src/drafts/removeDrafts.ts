import type { SetupDraftForm } from '@vehicle-partner/domain/entities'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { setupDrafts } from '../db/schema/userTables.ts'

/**
 * Deletes the user's drafts of these forms, in the transaction that stores what was sent. Resolves to whether there was one. `partnerId`:
 * the organisation of the vehicle or driver.
 */
export async function removeDrafts(db: Db, userId: string, forms: readonly SetupDraftForm[], partnerId = ''): Promise<boolean> {
  const removed = await db
    .delete(setupDrafts)
    .where(and(eq(setupDrafts.user_id, userId), inArray(setupDrafts.form, [...forms]), eq(setupDrafts.partner_id, partnerId)))
    .returning({ form: setupDrafts.form })
  return removed.length > 0
}
