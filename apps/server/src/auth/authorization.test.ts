import { contract, type EndpointAccess, type AnyEndpoint, type PartnerLocator } from '@vehicle-partner/api/contract'
import { demoOrganizations, demoPeople, type DemoOrganization, type PersonKey } from '@vehicle-partner/api/mock'
import { canAccess, canSeeMoney } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type DatabaseKind, type TestServer } from '../../test/testServer.ts'
import { itemTables } from './ownedItemTables.ts'
import { startSession } from './sessions.ts'

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries<AnyEndpoint>(endpoints).map(([name, endpoint]) => ({ name: `${resource}.${name}`, endpoint })),
)
const guarded = calls.filter(({ endpoint }) => endpoint.access.who !== 'anyone')
const ofMembers = calls.flatMap(({ name, endpoint }) =>
  endpoint.access.who === 'member' ? [{ name, endpoint, access: endpoint.access }] : [],
)

type Partner = Pick<DemoOrganization, 'id' | 'account_sid'>
type MemberAccess = Extract<EndpointAccess, { who: 'member' }>
/** Values for path parameters and body fields that name the subject of a call. */
type About = { params: Record<string, string>; query: Record<string, string>; body: Record<string, string> }

/** One user for each role, one that is disabled and one whose roles were revoked. */
const cast: readonly PersonKey[] = ['owner', 'earnings', 'trips', 'vehicles', 'drivers', 'staff', 'two-roles']

/** What decides who may use a call. */
const ruleOf = ({ access }: AnyEndpoint) => (access.who === 'member' ? `${access.partner.by} ${String(access.areas)}` : access.who)

/** All calls on one kind of database; on the other one, which answers the same questions, one call of each rule that changes something and one that reads. */
function callsOn<Call extends { endpoint: AnyEndpoint }>(lane: DatabaseKind, of: readonly Call[]): readonly Call[] {
  if (lane === databaseKinds().at(-1)) return of
  const kindOf = ({ endpoint }: Call) => `${ruleOf(endpoint)} ${endpoint.method === 'GET'}`
  return [...new Map(of.map((call) => [kindOf(call), call])).values()]
}

describe.each(databaseKinds())('access to calls, on %s', (lane) => {
  const guardedHere = callsOn(lane, guarded)
  const ofMembersHere = callsOn(lane, ofMembers)
  let server: TestServer
  let gone: string
  let expired: string
  beforeAll(async () => {
    server = await testServer({ lane })
    gone = await server.tokenOf('owner')
    await server.call('DELETE', `/v1/users/${demoPeople.owner.id}/sessions/current`, { token: gone })
    expired = await startSession(server.db, new Date(server.now().getTime() - 31 * 86_400_000), demoPeople.owner.id, {})
  })
  // The calls under test can remove members, but all of these users are needed.
  let mayBeRemoved = true
  beforeEach(async () => {
    if (!mayBeRemoved) return
    mayBeRemoved = false
    await server.db.execute(sql`
      with spare_user as (
        insert into users (id, email, fname, lname, phone, country_code, password_hash, created_at)
        values ('usr_spare', 'spare@demo.test', 'Spare', 'Member', '+2348039999999', 'NG', 'none', ${server.now().toISOString()}) on conflict do nothing
      ), spare_member as (
        insert into members (id, user_id, partner_id, role, disabled, created_at)
        values ('mem_spare', 'usr_spare', ${demoOrganizations.okafor.id}, 'staff', false, ${server.now().toISOString()}) on conflict do nothing
      )
      insert into reports (id, partner_id, type, filters, format, columns, status, requested_by, created_at)
      values ('rep_spare', ${demoOrganizations.okafor.id}, 'trips', '{}', 'csv', '{reference}', 'failed', ${demoPeople.owner.id}, ${server.now().toISOString()}) on conflict do nothing`)
  })
  afterAll(() => server.close())

  const ask = (endpoint: AnyEndpoint, token: string | undefined, about: About) => {
    mayBeRemoved ||= endpoint.method !== 'GET'
    return server.call(endpoint.method, addressOf(endpoint, about), {
      token,
      ...(endpoint.method === 'GET' || endpoint.upload ? {} : { body: about.body }),
    })
  }
  /** One session for each user; the tested calls end none of them. */
  const tokens = new Map<PersonKey, Promise<string>>()
  const tokenFor = (person: PersonKey) => {
    const token = tokens.get(person) ?? server.tokenOf(person)
    tokens.set(person, token)
    return token
  }
  const asOwner = (endpoint: AnyEndpoint) => aboutSelf(endpoint, demoPeople.owner.id)

  /** The key by which a call names this organisation; undefined if it has no item of the kind. */
  const keyOf = async ({ by }: PartnerLocator, partner: Partner): Promise<string | undefined> => {
    if (by === 'id' || by === 'account_sid') return partner[by]
    if (by === 'either') return partner.account_sid
    if (by === 'member' && partner.id === demoOrganizations.okafor.id) return 'mem_spare'
    const table = itemTables[by]
    const [item] = await server.db.select({ id: table.id }).from(table).where(eq(table.partner_id, partner.id)).orderBy(table.id).limit(1)
    return item?.id as string | undefined
  }
  const aboutPartner = async (access: MemberAccess, partner: Partner) => {
    const key = await keyOf(access.partner, partner)
    return key === undefined ? undefined : naming(access.partner, key)
  }
  const aboutOkafor = async (access: MemberAccess) => {
    const about = await aboutPartner(access, demoOrganizations.okafor)
    if (!about) throw new Error(`The demo's Okafor Mobility has no ${access.partner.by}, so this call cannot be tested`)
    return about
  }

  test.each(guardedHere)('$name needs a valid token', async ({ endpoint }) => {
    for (const token of [undefined, 'nonsense', gone, expired]) {
      const answer = await ask(endpoint, token, asOwner(endpoint))
      expect(answer).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    }
  })

  test.each(ofMembersHere.flatMap((call) => cast.map((person) => ({ ...call, person }))))(
    '$name for $person (check 2)',
    async ({ endpoint, access, person }) => {
      const answer = await ask(endpoint, await tokenFor(person), await aboutOkafor(access))
      expect(faultIn(endpoint, answer, opens(access, rolesOf(person)))).toBeUndefined()
      // Responses to roles without earnings contain no money (check 3).
      const money = findMoney(answer.body).filter((found) => !canSeeMoney(rolesOf(person)) && !usualFees.has(found))
      expect(money).toEqual([])
    },
  )

  test.each(cast.filter((person) => !canSeeMoney(rolesOf(person))))(
    'neither notifications nor events nor results of the search tell %s of money',
    async (person) => {
      const token = await tokenFor(person)
      const { id } = demoOrganizations.okafor
      const { seq } = (await server.db.execute(sql`select coalesce(max(seq), 0)::int as seq from events`)).rows[0] as { seq: number }
      const paths = [
        `/v1/partners/${id}/notifications?perPage=100`,
        `/v1/partners/${id}/events?after_seq=${Math.max(0, seq - 500)}`,
        ...['PO-', 'PSL', '42000', 'earn', 'pay'].map((text) => `/v1/partners/${id}/search?q=${text}`),
      ]
      for (const path of paths) {
        const { status, body } = await server.call('GET', path, { token })
        expect([200, 403, 410], path).toContain(status)
        expect(findMoney(body), path).toEqual([])
      }
    },
  )

  test.each(ofMembersHere)(
    '$name does not find foreign organisations, whether they exist or not (check 2)',
    async ({ endpoint, access }) => {
      const token = await tokenFor('owner')
      const unknown = await ask(endpoint, token, naming(access.partner, 'unknown_0000000000000000000'))
      expect(unknown).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      for (const partner of [demoOrganizations.musa, demoOrganizations.express]) {
        const about = await aboutPartner(access, partner)
        expect(about ? await ask(endpoint, token, about) : unknown).toMatchObject({ status: 404, body: unknown.body as object })
      }
    },
  )

  test.each(ofMembersHere)('$name rejects a member who is disabled or revoked', async ({ endpoint, access }) => {
    const about = await aboutOkafor(access)
    expect(await ask(endpoint, await tokenFor('disabled'), about)).toMatchObject({ status: 403, body: { code: 'AccountDisabled' } })
    expect(await ask(endpoint, await tokenFor('revoked'), about)).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  })

  test.each(ofMembersHere)('$name checks the roles in the named organisation, not in another one', async ({ endpoint, access }) => {
    const token = await tokenFor('two-orgs')
    for (const [partner, role] of [
      [demoOrganizations.okafor, 'partner_trip_manager'],
      [demoOrganizations.express, 'partner_earnings_manager'],
    ] as const) {
      const about = await aboutPartner(access, partner)
      if (!about) continue
      const answer = await ask(endpoint, token, about)
      expect(faultIn(endpoint, answer, opens(access, [role]))).toBeUndefined()
    }
  })

  test.each(calls.filter(({ endpoint }) => endpoint.access.who === 'self'))('$name finds only the caller', async ({ endpoint }) => {
    const token = await tokenFor('owner')
    for (const self of [demoPeople.trips.id, 'usr_unknown'])
      expect(await ask(endpoint, token, aboutSelf(endpoint, self))).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  })

  test('roles are read for every request', async () => {
    const token = await server.tokenOf('trips')
    const stats = `/v1/partners/${demoOrganizations.okafor.id}/trips/stats`
    expect((await server.call('GET', stats, { token })).status).toBe(200)
    const membership = demoPeople.trips.memberships[0]?.id ?? ''
    await server.db.execute(`update members set disabled = true where id = '${membership}'`)
    expect((await server.call('GET', stats, { token })).status).toBe(403)
    await server.db.execute(`update members set disabled = false where id = '${membership}'`)
    await server.db.execute(`update member_roles set role = 'partner_staff' where member_id = '${membership}'`)
    expect(await server.call('GET', stats, { token })).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  })
})

test('the matrix covers calls', () => {
  expect(ofMembers.length).toBeGreaterThanOrEqual(5)
  expect(guarded.length).toBeGreaterThan(ofMembers.length)
})

/** What is wrong with a response: callers with access can be rejected for their input, but not for their role; others only for their role. */
function faultIn(endpoint: AnyEndpoint, { status, body }: { status: number; body: unknown }, may: boolean): string | undefined {
  const { code } = (body ?? {}) as { code?: string }
  const outcome = `${status} ${code ?? ''}`.trim()
  if (!may) return outcome === '403 Forbidden' ? undefined : `${outcome} for a user without access`
  const own: readonly (string | undefined)[] = [...(endpoint.errors ?? []), ...(endpoint.stepUp ? ['StepUpRequired'] : [])]
  const admitted = status < 500 && status !== 401 && (status !== 403 || own.includes(code))
  return admitted ? undefined : `${outcome} for a user with access`
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)])
}

/** The usual fees of renewals, which every role that renews documents may see. */
const usualFees = new Set(['fee_kobo', 'total_kobo'])

/** Keys that bear money, and texts with an amount. */
function findMoney(body: unknown): string[] {
  const keys = keysOf(body).filter((key) => /_kobo$|amount|earnings/.test(key))
  return [...keys, ...(JSON.stringify(body ?? null).match(/₦[\d,.]*/g) ?? [])]
}

const nothing: About = { params: {}, query: {}, body: {} }

const naming = ({ in: place, name }: PartnerLocator, key: string): About => ({ ...nothing, [place]: { [name]: key } })

const aboutSelf = ({ access }: AnyEndpoint, self: string): About =>
  access.who === 'self' ? { ...nothing, params: { [access.param]: self } } : nothing

function addressOf({ path }: AnyEndpoint, { params, query }: About): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? (name === 'sid' ? 'current' : 'unnamed'))
  return `${filled}?${new URLSearchParams(query)}`
}

function opens({ areas }: MemberAccess, roles: readonly string[]): boolean {
  if (areas === 'any') return true
  if (areas === 'owner') return roles.includes('partner_owner')
  return areas.some((area) => canAccess(area, roles))
}

const rolesOf = (person: PersonKey): readonly string[] => demoPeople[person].memberships[0]?.roles ?? []
