import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { isOrganizationDraft } from '@vehicle-partner/domain'
import { isDraftEmpty, pickDraftFields, setupDraftValues, type SetupDraftForm } from '@vehicle-partner/domain/entities'
import { and, eq } from 'drizzle-orm'
import { findMembership } from '../auth/authorization.ts'
import { requireCaller, type Context } from '../context.ts'
import { setupDrafts } from '../db/schema/userTables.ts'
import { removeDrafts } from './removeDrafts.ts'

const purpose = 'setup_drafts.values'

/** The organisation of the caller's draft: of a new vehicle or driver the one that the caller names. Throws RequestError. */
async function findDraftPartner(context: Context, form: SetupDraftForm, partnerId: string | undefined): Promise<string> {
  if (!isOrganizationDraft(form)) return ''
  if (partnerId === undefined)
    throw new RequestError('ValidationError', undefined, { errors: { partner_id: 'Please name the organisation' } })
  const { partner } = await findMembership(context.db, requireCaller(context).user.id, 'id', partnerId)
  return partner.id
}

/** Drafts of set-up forms, and of new vehicles and drivers. Submitting a form deletes its draft in the same transaction. */
export const draftsRoutes: Handlers<typeof contract, Context>['drafts'] = {
  async get(context, { params: { form }, query }) {
    const { user } = requireCaller(context)
    const partner_id = await findDraftPartner(context, form, query.partner_id)
    const [draft] = await context.db
      .select()
      .from(setupDrafts)
      .where(and(eq(setupDrafts.user_id, user.id), eq(setupDrafts.form, form), eq(setupDrafts.partner_id, partner_id)))
    if (!draft) return { data: null }
    // Parsed again: an earlier version may have kept more fields.
    const stored = setupDraftValues.safeParse(JSON.parse(context.secrets.decrypt(draft.values, purpose)))
    return {
      data: stored.success ? { values: pickDraftFields(form, stored.data), updated_at: draft.updated_at.toISOString() } : null,
    }
  },

  async save(context, { params: { form }, query, body }) {
    const { user } = requireCaller(context)
    const partner_id = await findDraftPartner(context, form, query.partner_id)
    const kept = pickDraftFields(form, body.values)
    if (isDraftEmpty(kept)) {
      await removeDrafts(context.db, user.id, [form], partner_id)
      return { data: null }
    }
    const updated_at = context.now
    const values = context.secrets.encrypt(JSON.stringify(kept), purpose)
    await context.db
      .insert(setupDrafts)
      .values({ user_id: user.id, form, partner_id, values, updated_at })
      .onConflictDoUpdate({ target: [setupDrafts.user_id, setupDrafts.form, setupDrafts.partner_id], set: { values, updated_at } })
    return { data: { values: kept, updated_at: updated_at.toISOString() } }
  },

  async remove(context, { params: { form }, query }) {
    const partner_id = await findDraftPartner(context, form, query.partner_id)
    return { data: { removed: await removeDrafts(context.db, requireCaller(context).user.id, [form], partner_id) } }
  },
}
