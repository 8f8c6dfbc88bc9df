import { isOrganizationDraft } from '@vehicle-partner/domain'
import { isDraftEmpty, pickDraftFields, type SetupDraftForm } from '@vehicle-partner/domain/entities'
import type { contract } from '../contract.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { draftKey } from './mockDrafts.ts'

/** The key of the caller's draft: of a new vehicle or driver in the organisation that the caller names. */
function findKey(context: MockContext, form: SetupDraftForm, partnerId: string | undefined): string {
  const { person } = requireCaller(context)
  if (!isOrganizationDraft(form)) return draftKey(person, form)
  if (partnerId === undefined)
    throw new RequestError('ValidationError', undefined, { errors: { partner_id: 'Please name the organisation' } })
  const { organizations } = context.demoData
  const isMember = person.memberships.some(({ organization }) => organization !== null && organizations[organization]?.id === partnerId)
  if (!isMember) throw new RequestError('NotFound')
  return draftKey(person, form, partnerId)
}

export const draftsMock: Handlers<typeof contract, MockContext>['drafts'] = {
  get: (context, { params: { form }, query }) => ({ data: context.demoData.drafts.get(findKey(context, form, query.partner_id)) ?? null }),
  save(context, { params: { form }, query, body }) {
    const { demoData } = context
    const key = findKey(context, form, query.partner_id)
    const values = pickDraftFields(form, body.values)
    if (isDraftEmpty(values)) {
      demoData.drafts.delete(key)
      return { data: null }
    }
    const draft = { values, updated_at: demoData.clock().toISOString() }
    demoData.drafts.set(key, draft)
    return { data: draft }
  },
  remove: (context, { params: { form }, query }) => ({
    data: { removed: context.demoData.drafts.delete(findKey(context, form, query.partner_id)) },
  }),
}
