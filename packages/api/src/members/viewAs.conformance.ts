import { roles, type Role } from '@vehicle-partner/domain'
import { demoPeople, type PersonKey } from '../demo/demoPeople.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import type { ApiRequest } from '../kernel/transport.ts'
import { viewAsHeader } from '../kernel/viewAs.ts'

const { id, account_sid } = organizationKeys('okafor')
const ownedBy = { owner_id: id, owner_type: 'partner' }

/** A demo member of Okafor Mobility with this role alone. */
const memberWith: Readonly<Record<Role, PersonKey>> = {
  partner_owner: 'owner',
  partner_earnings_manager: 'earnings',
  partner_trip_manager: 'trips',
  partner_vehicle_manager: 'vehicles',
  partner_driver_manager: 'drivers',
  partner_staff: 'staff',
}
const pages: readonly Pick<ApiRequest, 'path' | 'query'>[] = [
  { path: `/v1/partners/${id}/summaries`, query: { period: 'current_month' } },
  { path: `/v1/partners/${id}/search`, query: { q: 'KJA' } },
  { path: '/v1/account_members', query: ownedBy },
  { path: `/v1/partners/${id}/audit-events` },
  { path: '/partner-payout/v1/settlement-accounts', query: { partnerId: account_sid } },
]

/** Sends a GET as a demo user, perhaps in a preview. */
async function read(server: TestServer, person: PersonKey, page: (typeof pages)[number], viewAs?: string) {
  const { send } = await server.as(person)
  const { status, body } = await send({ method: 'GET', ...page, ...(viewAs === undefined ? {} : { headers: { [viewAsHeader]: viewAs } }) })
  // The time of the answer differs.
  return { status, body: JSON.stringify(body).replaceAll(/"(as_of|last_active_at)":"[^"]*"/g, '') }
}

/** What an owner sees who previews a role is what a member with this role sees. */
export const viewAsConformance: readonly Case[] = [
  ...roles.map((role) =>
    wire('members.list', `an owner who views as ${role} reads what a member with this role reads`, async (server) => {
      for (const page of pages) {
        const own = await read(server, memberWith[role], page)
        expect(await read(server, 'owner', page, role), page.path).toEqual(own)
      }
    }),
  ),
  wire('members.list', 'viewing as a role never gives a member more, and an unknown role opens nothing that needs one', async (server) => {
    const members = { path: '/v1/account_members', query: ownedBy }
    expect((await read(server, 'trips', members, 'partner_owner')).status).toBe(403)
    expect((await read(server, 'staff', members, 'partner_trip_manager')).status).toBe(200)
    for (const unknown of ['partner_everything', '']) expect((await read(server, 'owner', members, unknown)).status).toBe(403)
  }),
  wire('members.invite', 'who views as a role writes nothing, not even as owner or to their own profile', async (server) => {
    const { send } = await server.as('owner')
    for (const viewAs of ['partner_trip_manager', 'partner_owner'])
      for (const write of [
        { method: 'POST', path: '/v1/account_members', body: { ...ownedBy, member_email: 'x@demo.test', member_roles: ['partner_staff'] } },
        { method: 'PATCH', path: `/v1/users/${demoPeople.owner.id}`, body: { fname: 'Other' } },
      ] as const)
        expect(await send({ ...write, headers: { [viewAsHeader]: viewAs } })).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  }),
]
