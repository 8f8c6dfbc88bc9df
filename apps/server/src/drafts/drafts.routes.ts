import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { isDraftEmpty, pickDraftFields, setupDraftValues } from '@vehicle-partner/domain/entities'
import { and, eq } from 'drizzle-orm'
import { requireCaller, type Context } from '../context.ts'
import { setupDrafts } from '../db/schema/userTables.ts'
import { removeDrafts } from './removeDrafts.ts'

const purpose = 'setup_drafts.values'

/** Drafts of set-up forms. Submitting a form deletes its draft in the same transaction. */
export const draftsRoutes: Handlers<typeof contract, Context>['drafts'] = {
  async get(context, { params: { form } }) {
    const { user } = requireCaller(context)
    const [draft] = await context.db
      .select()
      .from(setupDrafts)
      .where(and(eq(setupDrafts.user_id, user.id), eq(setupDrafts.form, form)))
    if (!draft) return { data: null }
    // Parsed again: an earlier version may have kept more fields.
    const stored = setupDraftValues.safeParse(JSON.parse(context.secrets.decrypt(draft.values, purpose)))
    return {
      data: stored.success ? { values: pickDraftFields(form, stored.data), updated_at: draft.updated_at.toISOString() } : null,
    }
  },

  async save(context, { params: { form }, body }) {
    const { user } = requireCaller(context)
    const kept = pickDraftFields(form, body.values)
    if (isDraftEmpty(kept)) {
      await removeDrafts(context.db, user.id, [form])
      return { data: null }
    }
    const updated_at = context.now
    const values = context.secrets.encrypt(JSON.stringify(kept), purpose)
    await context.db
      .insert(setupDrafts)
      .values({ user_id: user.id, form, values, updated_at })
      .onConflictDoUpdate({ target: [setupDrafts.user_id, setupDrafts.form], set: { values, updated_at } })
    return { data: { values: kept, updated_at: updated_at.toISOString() } }
  },

  async remove(context, { params: { form } }) {
    return { data: { removed: await removeDrafts(context.db, requireCaller(context).user.id, [form]) } }
  },
}
