import { contract, type Access, type AnyEndpoint } from '@vehicle-partner/api/contract'
import { organizations, people, type PersonKey } from '@vehicle-partner/api/mock'
import { canEnter } from '@vehicle-partner/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lanes, testServer, type TestServer } from '../../test/server.ts'

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries<AnyEndpoint>(endpoints).map(([name, endpoint]) => ({ name: `${resource}.${name}`, endpoint })),
)
const guarded = calls.filter(({ endpoint }) => endpoint.access.who !== 'anyone')
const ofMembers = calls.flatMap(({ name, endpoint }) =>
  endpoint.access.who === 'member' ? [{ name, endpoint, access: endpoint.access }] : [],
)

type MemberAccess = Extract<Access, { who: 'member' }>
type Key = { id: string; account_sid: string }
const nobody: Key = { id: 'prt_00000000000000000000000000', account_sid: 'acs_00000000000000000000000000' }

/** One person for each role, and the two whose rights were taken away. */
const cast: readonly PersonKey[] = ['owner', 'earnings', 'trips', 'vehicles', 'drivers', 'staff', 'two-roles']

describe.each(lanes())('who may call what, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const ask = (endpoint: AnyEndpoint, token: string | undefined, partner: Key = organizations.okafor, self: string = people.owner.id) =>
    server.call(endpoint.method, addressOf(endpoint, partner, self), { token })

  test.each(guarded)('$name needs a good token', async ({ endpoint }) => {
    const gone = await server.tokenOf('owner')
    await server.call('DELETE', `/v1/users/${people.owner.id}/sessions/current`, { token: gone })
    for (const token of [undefined, 'nonsense', gone]) {
      const answer = await ask(endpoint, token)
      expect(answer).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    }
  })

  test.each(ofMembers.flatMap((call) => cast.map((person) => ({ ...call, person }))))(
    '$name for $person',
    async ({ endpoint, access, person }) => {
      const answer = await ask(endpoint, await server.tokenOf(person))
      const open = { status: endpoint.status ?? 200 }
      const closed = { status: 403, body: { code: 'Forbidden' } }
      expect(answer).toMatchObject(opens(access, rolesOf(person)) ? open : closed)
    },
  )

  test.each(ofMembers)('$name finds no organisation of others, whether it exists or not', async ({ endpoint }) => {
    const token = await server.tokenOf('owner')
    for (const partner of [organizations.musa, nobody])
      expect(await ask(endpoint, token, partner)).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  })

  test.each(ofMembers)('$name is closed to a member who was switched off or revoked', async ({ endpoint }) => {
    expect(await ask(endpoint, await server.tokenOf('disabled'))).toMatchObject({ status: 403, body: { code: 'AccountDisabled' } })
    expect(await ask(endpoint, await server.tokenOf('revoked'))).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  })

  test.each(ofMembers)('$name takes rights from the organisation that it names, not from another one', async ({ endpoint, access }) => {
    const token = await server.tokenOf('two-orgs')
    expect((await ask(endpoint, token, organizations.okafor)).status).toBe(opens(access, ['partner_trip_manager']) ? 200 : 403)
    expect((await ask(endpoint, token, organizations.express)).status).toBe(opens(access, ['partner_earnings_manager']) ? 200 : 403)
  })

  test.each(calls.filter(({ endpoint }) => endpoint.access.who === 'self'))('$name finds nobody but the caller', async ({ endpoint }) => {
    const token = await server.tokenOf('owner')
    for (const self of [people.trips.id, 'usr_unknown']) expect((await ask(endpoint, token, undefined, self)).status).toBe(404)
  })

  test('rights are read anew for every call', async () => {
    const token = await server.tokenOf('trips')
    const stats = `/v1/partners/${organizations.okafor.id}/trips/stats`
    expect((await server.call('GET', stats, { token })).status).toBe(200)
    const membership = people.trips.memberships[0]?.id ?? ''
    await server.db.execute(`update members set disabled = true where id = '${membership}'`)
    expect((await server.call('GET', stats, { token })).status).toBe(403)
    await server.db.execute(`update members set disabled = false where id = '${membership}'`)
    await server.db.execute(`update member_roles set role = 'partner_staff' where member_id = '${membership}'`)
    expect(await server.call('GET', stats, { token })).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  })
})

test('the matrix has something to check', () => {
  expect(ofMembers.length).toBeGreaterThanOrEqual(5)
  expect(guarded.length).toBeGreaterThan(ofMembers.length)
})

function addressOf(endpoint: AnyEndpoint, partner: Key, self: string): string {
  const { access } = endpoint
  const named: Record<string, string> = { sid: 'current' }
  if (access.who === 'self') named[access.param] = self
  if (access.who === 'member' && access.partner.in === 'params') named[access.partner.name] = partner[access.partner.by]
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? 'unnamed')
  return access.who === 'member' && access.partner.in === 'query' ? `${path}?${access.partner.name}=${partner[access.partner.by]}` : path
}

function opens({ areas }: MemberAccess, roles: readonly string[]): boolean {
  if (areas === 'any') return true
  if (areas === 'owner') return roles.includes('partner_owner')
  return areas.some((area) => canEnter(area, roles))
}

const rolesOf = (person: PersonKey): readonly string[] => people[person].memberships[0]?.roles ?? []
