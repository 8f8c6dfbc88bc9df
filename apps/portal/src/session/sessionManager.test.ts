import { respondWith, createDemoData, demoNow, demoPassword, failWith, mockTransport, sessionFor, loseConnection } from '@vehicle-partner/api/mock'
import type { DemoSetup, PersonKey, DemoData } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { createSessionManager } from './sessionManager.ts'

const values = (email: string, password = demoPassword) => ({ email, password })

function stage({ stored, given }: { stored?: PersonKey; given?: DemoSetup } = {}) {
  const demoData = createDemoData(fixedClock(demoNow))
  given?.(demoData)
  const session = stored && { [sessionKey]: JSON.stringify({ version: 1, ...sessionFor(demoData, stored) }) }
  const storage = memoryStorage(session ?? {})
  const identify = vi.fn()
  const calls: string[] = []
  const answer = mockTransport(demoData)
  const open = () =>
    createSessionManager({
      storage: storage.open(),
      readSession,
      analytics: { identify, record: () => undefined },
      transport: (request) => {
        calls.push(`${request.method} ${request.path}`)
        return answer(request)
      },
    })
  return { demoData, storage, identify, calls, open, keeper: open() }
}

const end = (demoData: DemoData) => {
  demoData.sessions = []
}

describe('login', () => {
  test('keeps token, person and organisations under the key of the specification', async () => {
    const { keeper, storage, identify } = stage()
    await keeper.signIn(values('owner@demo.test'))
    const stored: unknown = JSON.parse(storage.values.get(sessionKey) ?? '')
    expect(stored).toMatchObject({
      token: expect.any(String),
      user: { email: 'owner@demo.test', fname: 'Adaeze' },
      activeContext: { partner: { company_name: 'Okafor Mobility Limited' } },
    })
    expect(keeper.profile()).toMatchObject({ phone: '+2348030000001' })
    expect(identify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'owner@demo.test', label: 'super_admin' }))
  })

  test('a session that has just begun is not asked about again', async () => {
    const { keeper, calls } = stage()
    await keeper.signIn(values('trips@demo.test'))
    const before = calls.length
    expect(await keeper.validate()).toEqual({ found: 'session' })
    expect(calls).toHaveLength(before)
  })

  test('chooses the only organisation, and none of several', async () => {
    const { keeper } = stage()
    await keeper.signIn(values('multi@demo.test'))
    expect(keeper.session()).toMatchObject({ activeContext: null, associatedOrganizations: { length: 3 } })
  })

  const refusals: [why: string, email: string, given: DemoSetup | undefined, message: string][] = [
    ['revoked by the server', 'revoked@demo.test', undefined, 'User access has been revoked'],
    ['no record', 'owner@demo.test', respondWith('users.partnerMembers', { data: [] }), 'User access has been revoked'],
    ['no data', 'owner@demo.test', respondWith('auth.login', {}), 'Login failed!'],
    ['a 403', 'owner@demo.test', failWith('auth.login', 403, { message: 'Ask your operator' }), 'Ask your operator'],
    [
      'a 403 of the records',
      'owner@demo.test',
      failWith('users.partnerMembers', 403, { message: 'Your firm left us' }),
      'Your firm left us',
    ],
  ]
  test.each(refusals)('%s: says why and keeps nothing', async (_, email, given, message) => {
    const { keeper, storage } = stage(given ? { given } : {})
    await expect(keeper.signIn(values(email))).rejects.toThrow(message)
    expect(keeper.session()).toBeUndefined()
    expect(storage.values.has(sessionKey)).toBe(false)
  })

  test('nothing is kept, nor said to the other windows, before the records are there', async () => {
    const { keeper, storage } = stage({ given: loseConnection('users.partnerMembers') })
    await expect(keeper.signIn(values('owner@demo.test'))).rejects.toThrow('network')
    expect(storage.values.size).toBe(0)
  })
})

describe('the check at start', () => {
  test('nothing stored is no question', async () => {
    const { keeper, calls } = stage()
    expect(await keeper.validate()).toEqual({ found: 'nothing' })
    expect(calls).toEqual([])
  })

  test('asks once, however many navigations wait for it, and brings the records up to date', async () => {
    const { keeper, calls, demoData } = stage({ stored: 'owner' })
    demoData.organizations.okafor.company_name = 'Okafor Mobility Plc'
    await Promise.all([keeper.validate(), keeper.validate()])
    expect(await keeper.validate()).toEqual({ found: 'session' })
    expect(calls).toEqual(['GET /v1/users/profile', expect.stringMatching(/partner-members$/)])
    expect(keeper.session()?.activeContext?.partner?.company_name).toBe('Okafor Mobility Plc')
  })

  const lost: [what: string, given: DemoSetup, message: string | undefined][] = [
    ['a token that is good no more', end, undefined],
    ['a profile that is none', failWith('users.profile', 404), undefined],
    ['a 403', failWith('users.profile', 403, { message: 'Ask your operator' }), 'Ask your operator'],
    ['lost roles', respondWith('users.partnerMembers', { data: [] }), 'User access has been revoked'],
  ]
  test.each(lost)('%s ends the session', async (_, change, message) => {
    const { keeper, storage, demoData } = stage({ stored: 'owner' })
    change(demoData)
    expect(await keeper.validate()).toEqual({ found: 'nothing', ...(message === undefined ? {} : { message }) })
    expect(storage.values.has(sessionKey)).toBe(false)
  })

  test('a profile in another shape ends the session', async () => {
    const { demoData, storage } = stage({ stored: 'owner' })
    const answer = mockTransport(demoData)
    const keeper = createSessionManager({
      storage: storage.open(),
      readSession,
      analytics,
      transport: (request) =>
        request.path === '/v1/users/profile' ? Promise.resolve({ status: 200, body: '<html>', headers: {} }) : answer(request),
    })
    expect(await keeper.validate()).toEqual({ found: 'nothing' })
  })

  test.each([
    ['no network', loseConnection('users.profile', { times: 1 })],
    ['a server in trouble', failWith('users.partnerMembers', 503, { times: 1 })],
  ])('%s keeps the session, and the next check asks again', async (_, given) => {
    const { keeper } = stage({ stored: 'owner', given })
    expect(await keeper.validate()).toEqual({ found: 'failed' })
    expect(keeper.session()).toBeDefined()
    expect(await keeper.validate()).toEqual({ found: 'session' })
  })

  test.each(['{"token":', '[]', '{"version":0,"token":"t"}'])('a damaged value (%s) is no session', async (text) => {
    const storage = memoryStorage({ [sessionKey]: text })
    const keeper = createSessionManager({
      ...stage(),
      storage: storage.open(),
      readSession,
      transport: () => Promise.reject(new Error('asked')),
      analytics,
    })
    expect(await keeper.validate()).toEqual({ found: 'nothing' })
    keeper.clear()
    expect(storage.values.has(sessionKey)).toBe(false)
  })
})

const analytics = { identify: () => undefined, record: () => undefined }

describe('while it runs', () => {
  test('a refused token ends the session and is told once, however many calls fail together', async () => {
    const { keeper, demoData } = stage({ stored: 'owner' })
    await keeper.validate()
    const heard = vi.fn()
    keeper.onEvent(heard)
    end(demoData)
    const api = await keeper.api()
    await Promise.allSettled([api.users.profile(), api.users.profile(), api.users.profile()])
    expect(heard).toHaveBeenCalledExactlyOnceWith('refused')
    expect(keeper.session()).toBeUndefined()
  })

  test('logging out clears at once and ends the session on the server', async () => {
    const { keeper, demoData, storage } = stage({ stored: 'owner' })
    const heard = vi.fn()
    keeper.onEvent(heard)
    keeper.signOut()
    expect(storage.values.has(sessionKey)).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(demoData.sessions).toEqual([]), 15_000)
  })

  test('Continue Later logs out and clears local storage', async () => {
    const { keeper, storage } = stage({ stored: 'kyc-identity' })
    storage.values.set('DRAFT_COMPANY_usr', 'half').set('SIDEBAR_COLLAPSED', 'true')
    keeper.signOut({ everything: true })
    expect([...storage.values]).toEqual([])
    expect(keeper.session()).toBeUndefined()
  })

  test('after a doubt the next check asks the server, and brings what has changed meanwhile', async () => {
    const { keeper, demoData, calls } = stage({ stored: 'kyc-identity' })
    await keeper.validate()
    demoData.organizations.danladi.identity.status = 'completed'
    const before = calls.length
    expect(await keeper.validate()).toEqual({ found: 'session' })
    expect(calls).toHaveLength(before)
    await keeper.invalidate()
    await keeper.validate()
    expect(keeper.session()?.activeContext?.onboardingState?.identity).toBe('completed')
  })

  test('logging out does not wait for a network that is gone', () => {
    const { keeper } = stage({ stored: 'owner', given: loseConnection('users.endSession') })
    keeper.signOut()
    expect(keeper.session()).toBeUndefined()
  })

  test("another window's login and logout are followed, without asking the server again", async () => {
    const { keeper, open, calls } = stage()
    const other = open()
    const heard = vi.fn()
    other.onEvent(heard)
    await keeper.signIn(values('owner@demo.test'))
    expect(heard).toHaveBeenLastCalledWith('elsewhere')
    const before = calls.length
    expect(await other.validate()).toEqual({ found: 'session' })
    expect(calls).toHaveLength(before)
    keeper.signOut()
    expect(other.session()).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('an organisation is chosen if it can be worked in (spec section 4)', async () => {
    const { keeper } = stage({ stored: 'multi' })
    const named = (name: string) => {
      const found = keeper.session()?.associatedOrganizations.find(({ partner }) => partner?.company_name === name)
      if (!found) throw new Error(`No ${name}`)
      return found
    }
    expect(keeper.setActiveOrganization(named('Unfinished Transport'))).toBe(false)
    expect(keeper.session()?.activeContext).toBeNull()
    expect(keeper.setActiveOrganization(named('Multi Ventures'))).toBe(true)
    expect(keeper.session()?.activeContext?.partner?.company_name).toBe('Multi Ventures')
  })
})
