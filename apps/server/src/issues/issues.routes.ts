import type { contract, Handlers } from '@vehicle-partner/api/contract'
import type { Context } from '../context.ts'
import { listIssues, reportIssue } from './reportIssue.ts'

/** Issues of trips. */
export const issuesRoutes: Handlers<typeof contract, Context>['issues'] = {
  async list(context, { params }) {
    const data = await listIssues(context, params.id)
    return { data, metadata: { total: data.length, as_of: context.now.toISOString() } }
  },
  create: async (context, { params, body }) => ({ data: await reportIssue(context, params.id, body) }),
}
