import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { countByValue, pageMetadata } from '@vehicle-partner/api/server'
import { memberStatuses, roles } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { setMemberRoles, setMemberStatus } from './changeMember.ts'
import { inviteMember } from './inviteMember.ts'
import { listTeam } from './members.queries.ts'

/** The team of an organisation. */
export const membersRoutes: Handlers<typeof contract, Context>['members'] = {
  async list(context, { query }) {
    const { data, total, counts, roleCounts } = await listTeam(context.db, requireMembership(context).partner.id, context.now, query)
    const metadata = {
      ...pageMetadata(total, query, context.now),
      counts: { ...countByValue(memberStatuses, []), ...counts },
      role_counts: { ...countByValue(roles, []), ...roleCounts },
    }
    return { data, metadata }
  },
  async invite(context, { body }) {
    return { data: await inviteMember(context, body.member_email, body.member_roles) }
  },
  async setRoles(context, { params, body }) {
    return { data: await setMemberRoles(context, params.id, body.member_roles, body.expected_roles) }
  },
  async setStatus(context, { params, body }) {
    return { data: await setMemberStatus(context, params.id, body.disabled === 1) }
  },
}
