import { isDraftEmpty, pickDraftFields } from '@vehicle-partner/domain/entities'
import type { contract } from '../contract.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { draftKey } from './mockDrafts.ts'

export const draftsMock: Handlers<typeof contract, MockContext>['drafts'] = {
  get: (context, { params }) => ({ data: context.demoData.drafts.get(draftKey(requireCaller(context).person, params.form)) ?? null }),
  save(context, { params, body }) {
    const { demoData } = context
    const key = draftKey(requireCaller(context).person, params.form)
    const values = pickDraftFields(params.form, body.values)
    if (isDraftEmpty(values)) {
      demoData.drafts.delete(key)
      return { data: null }
    }
    const draft = { values, updated_at: demoData.clock().toISOString() }
    demoData.drafts.set(key, draft)
    return { data: draft }
  },
  remove: (context, { params }) => ({
    data: { removed: context.demoData.drafts.delete(draftKey(requireCaller(context).person, params.form)) },
  }),
}
