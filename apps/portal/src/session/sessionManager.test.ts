// Long: login, validation, logout and other tabs of one session share the set-up of these tests.
import {
  respondWith,
  createDemoData,
  demoNow,
  demoPassword,
  emitEvent,
  failWith,
  mockTransport,
  createDemoSession,
  loseConnection,
} from '@vehicle-partner/api/mock'
import type { DemoSetup, PersonKey, DemoData } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { createSessionManager } from './sessionManager.ts'

const values = (email: string, password = demoPassword) => ({ email, password })

function setUp({ stored, setup }: { stored?: PersonKey; setup?: DemoSetup } = {}) {
  const demoData = createDemoData(fixedClock(demoNow))
  setup?.(demoData)
  const session = stored && { [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, stored) }) }
  const storage = memoryStorage(session ?? {})
  const identify = vi.fn()
  const calls: string[] = []
  const transport = mockTransport(demoData)
  let isRevoked = false
  const open = () =>
    createSessionManager({
      storage: storage.open(),
      readSession,
      analytics: { identify, record: () => undefined },
      transport: (request) => {
        calls.push(`${request.method} ${request.path}`)
        return isRevoked ? Promise.resolve(revoked) : transport(request)
      },
    })
  const revokeAccess = () => {
    isRevoked = true
  }
  return { demoData, storage, identify, calls, open, revokeAccess, sessionManager: open() }
}

/** The response to a token that ended because its user has no role left. */
const revoked = { status: 401, body: { code: 'Unauthorized', message: 'No', data: { reason: 'access_revoked' } }, headers: {} }

const end = (demoData: DemoData) => {
  demoData.sessions = []
}

describe('login', () => {
  test('stores token, user and organisations under the key of the specification', async () => {
    const { sessionManager, storage, identify } = setUp()
    await sessionManager.signIn(values('owner@demo.test'))
    const stored: unknown = JSON.parse(storage.values.get(sessionKey) ?? '')
    expect(stored).toMatchObject({
      token: expect.any(String),
      user: { email: 'owner@demo.test', fname: 'Adaeze' },
      activeContext: { partner: { company_name: 'Okafor Mobility Limited' } },
    })
    expect(sessionManager.profile()).toMatchObject({ phone: '+2348030000001' })
    expect(identify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'owner@demo.test', label: 'super_admin' }))
  })

  test('a session that has just begun is not validated again', async () => {
    const { sessionManager, calls } = setUp()
    await sessionManager.signIn(values('trips@demo.test'))
    const callsBefore = calls.length
    expect(await sessionManager.validate()).toEqual({ session: 'valid' })
    expect(calls).toHaveLength(callsBefore)
  })

  test('makes the only organisation active, and none of several', async () => {
    const { sessionManager } = setUp()
    await sessionManager.signIn(values('multi@demo.test'))
    expect(sessionManager.session()).toMatchObject({ activeContext: null, associatedOrganizations: { length: 3 } })
  })

  const failedLogins: [title: string, email: string, setup: DemoSetup | undefined, message: string][] = [
    ['revoked by the server', 'revoked@demo.test', undefined, 'User access has been revoked'],
    [
      'no record',
      'owner@demo.test',
      respondWith('users.partnerMembers', { data: [], metadata: { event_seqs: {} } }),
      'User access has been revoked',
    ],
    ['no data', 'owner@demo.test', respondWith('auth.login', {}), 'Login failed!'],
    ['a 403', 'owner@demo.test', failWith('auth.login', 403, { message: 'Ask your operator' }), 'Ask your operator'],
    [
      'a 403 of the records',
      'owner@demo.test',
      failWith('users.partnerMembers', 403, { message: 'Your firm left us' }),
      'Your firm left us',
    ],
  ]
  test.each(failedLogins)('%s: rejects with the message and stores nothing', async (_, email, setup, message) => {
    const { sessionManager, storage } = setUp(setup ? { setup } : {})
    await expect(sessionManager.signIn(values(email))).rejects.toThrow(message)
    expect(sessionManager.session()).toBeUndefined()
    expect(storage.values.has(sessionKey)).toBe(false)
  })

  test('nothing is stored before the member records have loaded', async () => {
    const { sessionManager, storage } = setUp({ setup: loseConnection('users.partnerMembers') })
    await expect(sessionManager.signIn(values('owner@demo.test'))).rejects.toThrow('network')
    expect(storage.values.size).toBe(0)
  })
})

describe('a login call that works once', () => {
  const registration = (email: string) => ({
    email,
    fname: 'Ngozi',
    lname: 'Eze',
    phone: '+2348031112233',
    country_code: 'NG',
    password: demoPassword,
    meta: {},
  })
  const registerWith = ({ sessionManager }: ReturnType<typeof setUp>, email = 'ngozi@example.test') => {
    const body = registration(email)
    return sessionManager.signInWith(({ auth }) => auth.register({ body }), JSON.stringify(body))
  }
  const countRegistrations = (calls: string[]) => calls.filter((call) => call === 'POST /v1/users').length

  test('is not made again if the connection was lost after it', async () => {
    const tab = setUp({ setup: loseConnection('users.partnerMembers', { times: 1 }) })
    await expect(registerWith(tab)).rejects.toThrow('network')
    expect(tab.sessionManager.session()).toBeUndefined()
    await registerWith(tab)
    expect(tab.sessionManager.session()).toMatchObject({ user: { email: 'ngozi@example.test' } })
    expect(countRegistrations(tab.calls)).toBe(1)
  })

  test('is made with other content', async () => {
    const tab = setUp({ setup: loseConnection('users.partnerMembers', { times: 1 }) })
    await expect(registerWith(tab)).rejects.toThrow('network')
    await expect(registerWith(tab, 'owner@demo.test')).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
    expect(countRegistrations(tab.calls)).toBe(2)
  })

  test('is not made again if the server did not serve what follows', async () => {
    const tab = setUp({ setup: failWith('users.partnerMembers', 503, { times: 1 }) })
    await expect(registerWith(tab)).rejects.toMatchObject({ status: 503 })
    await registerWith(tab)
    expect(countRegistrations(tab.calls)).toBe(1)
    // Then it is over.
    await expect(registerWith(tab)).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
  })
})

describe('validation at start', () => {
  test('without a stored session it makes no call', async () => {
    const { sessionManager, calls } = setUp()
    expect(await sessionManager.validate()).toEqual({ session: 'none' })
    expect(calls).toEqual([])
  })

  test('concurrent navigations validate once and update the member records', async () => {
    const { sessionManager, calls, demoData } = setUp({ stored: 'owner' })
    demoData.organizations.okafor.company_name = 'Okafor Mobility Plc'
    await Promise.all([sessionManager.validate(), sessionManager.validate()])
    expect(await sessionManager.validate()).toEqual({ session: 'valid' })
    expect(calls).toEqual(['GET /v1/users/profile', expect.stringMatching(/partner-members$/)])
    expect(sessionManager.session()?.activeContext?.partner?.company_name).toBe('Okafor Mobility Plc')
  })

  test('remembers the number of the event with which the page began, until the session ends', async () => {
    const { sessionManager, demoData } = setUp({ stored: 'owner' })
    const partnerId = sessionManager.session()?.activeContext?.partner?.id ?? ''
    const emit = () => emitEvent(demoData, { type: 'member.updated', partner_id: partnerId, data: { member_id: 'mem_1', change: 'roles' } })
    expect(sessionManager.firstEventSeq(partnerId)).toBeUndefined()
    emit()
    await sessionManager.validate()
    emit()
    await sessionManager.invalidate()
    await sessionManager.validate()
    expect(sessionManager.firstEventSeq(partnerId)).toBe(1)
    sessionManager.signOut()
    await sessionManager.signIn(values('owner@demo.test'))
    expect(sessionManager.firstEventSeq(partnerId)).toBe(2)
  })

  const lostSessions: [title: string, setup: DemoSetup, message: string | undefined][] = [
    ['an expired token', end, undefined],
    ['a missing profile', failWith('users.profile', 404), undefined],
    ['a 403', failWith('users.profile', 403, { message: 'Ask your operator' }), 'Ask your operator'],
    ['no roles', respondWith('users.partnerMembers', { data: [], metadata: { event_seqs: {} } }), 'User access has been revoked'],
  ]
  test.each(lostSessions)('%s ends the session', async (_, change, message) => {
    const { sessionManager, storage, demoData } = setUp({ stored: 'owner' })
    change(demoData)
    expect(await sessionManager.validate()).toEqual({ session: 'none', ...(message === undefined ? {} : { message }) })
    expect(storage.values.has(sessionKey)).toBe(false)
  })

  test('a malformed profile ends the session', async () => {
    const { demoData, storage } = setUp({ stored: 'owner' })
    const transport = mockTransport(demoData)
    const sessionManager = createSessionManager({
      storage: storage.open(),
      readSession,
      analytics,
      transport: (request) =>
        request.path === '/v1/users/profile' ? Promise.resolve({ status: 200, body: '<html>', headers: {} }) : transport(request),
    })
    expect(await sessionManager.validate()).toEqual({ session: 'none' })
  })

  test.each([
    ['no network', loseConnection('users.profile', { times: 1 })],
    ['a failing server', failWith('users.partnerMembers', 503, { times: 1 })],
  ])('%s keeps the session, and the next validation calls the server again', async (_, setup) => {
    const { sessionManager } = setUp({ stored: 'owner', setup })
    expect(await sessionManager.validate()).toEqual({ session: 'unknown' })
    expect(sessionManager.session()).toBeDefined()
    expect(await sessionManager.validate()).toEqual({ session: 'valid' })
  })

  test.each(['{"token":', '[]', '{"version":0,"token":"t"}'])('a damaged value (%s) counts as no session', async (text) => {
    const storage = memoryStorage({ [sessionKey]: text })
    const sessionManager = createSessionManager({
      ...setUp(),
      storage: storage.open(),
      readSession,
      transport: () => Promise.reject(new Error('unexpected call')),
      analytics,
    })
    expect(await sessionManager.validate()).toEqual({ session: 'none' })
    sessionManager.clear()
    expect(storage.values.has(sessionKey)).toBe(false)
  })
})

const analytics = { identify: () => undefined, record: () => undefined }

describe('while it runs', () => {
  test('a rejected token ends the session and emits one event for concurrent calls', async () => {
    const { sessionManager, demoData } = setUp({ stored: 'owner' })
    await sessionManager.validate()
    const handleEvent = vi.fn()
    sessionManager.onEvent(handleEvent)
    end(demoData)
    const api = await sessionManager.api()
    await Promise.allSettled([api.users.profile(), api.users.profile(), api.users.profile()])
    expect(handleEvent).toHaveBeenCalledExactlyOnceWith('rejected', undefined)
    expect(sessionManager.session()).toBeUndefined()
  })

  test('a token that is rejected late ends no later session', async () => {
    const { sessionManager } = setUp({ stored: 'owner' })
    const before = sessionManager.session()?.token ?? ''
    await sessionManager.signIn(values('trips@demo.test'))
    sessionManager.reject(before)
    expect(sessionManager.session()?.user.email).toBe('trips@demo.test')
  })

  test('who has lost the last access learns why, by a validation and by a call', async () => {
    const { sessionManager, open, revokeAccess } = setUp({ stored: 'owner' })
    await sessionManager.validate()
    const handleEvent = vi.fn()
    sessionManager.onEvent(handleEvent)
    const validatedLater = open()
    revokeAccess()
    const api = await sessionManager.api()
    await Promise.allSettled([api.users.profile(), api.users.profile()])
    expect(handleEvent).toHaveBeenCalledExactlyOnceWith('rejected', 'User access has been revoked')
    expect(await validatedLater.validate()).toEqual({ session: 'none', message: 'User access has been revoked' })
  })

  test('a call that a deactivated member makes emits one event, and the next validation reads the memberships', async () => {
    const { sessionManager, demoData } = setUp({ stored: 'trips' })
    await sessionManager.validate()
    const handleEvent = vi.fn()
    sessionManager.onEvent(handleEvent)
    for (const membership of demoData.people.trips.memberships) membership.disabled = 1
    const api = await sessionManager.api()
    const id = demoData.organizations.okafor.id
    await Promise.allSettled([1, 2].map(() => api.partners.summary({ params: { id } })))
    expect(handleEvent).toHaveBeenCalledExactlyOnceWith('accessDenied', undefined)
    expect(await sessionManager.validate()).toEqual({ session: 'valid' })
    expect(sessionManager.session()).toMatchObject({ activeContext: null, associatedOrganizations: [{ disabled: 1 }] })
  })

  test('sign-out clears the session at once and ends it on the server', async () => {
    const { sessionManager, demoData, storage } = setUp({ stored: 'owner' })
    const handleEvent = vi.fn()
    sessionManager.onEvent(handleEvent)
    sessionManager.signOut()
    expect(storage.values.has(sessionKey)).toBe(false)
    expect(handleEvent).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(demoData.sessions).toEqual([]), 15_000)
  })

  test('Continue Later signs out and clears local storage', async () => {
    const { sessionManager, storage } = setUp({ stored: 'kyc-identity' })
    storage.values.set('DRAFT_COMPANY_usr', 'half').set('SIDEBAR_COLLAPSED', 'true')
    sessionManager.signOut({ clearStorage: true })
    expect([...storage.values]).toEqual([])
    expect(sessionManager.session()).toBeUndefined()
  })

  test('after invalidate the next validation calls the server and updates the session', async () => {
    const { sessionManager, demoData, calls } = setUp({ stored: 'kyc-identity' })
    await sessionManager.validate()
    demoData.organizations.danladi.identity.status = 'completed'
    const callsBefore = calls.length
    expect(await sessionManager.validate()).toEqual({ session: 'valid' })
    expect(calls).toHaveLength(callsBefore)
    await sessionManager.invalidate()
    await sessionManager.validate()
    expect(sessionManager.session()?.activeContext?.onboardingState?.identity).toBe('completed')
  })

  test('sign-out does not wait for the network', () => {
    const { sessionManager } = setUp({ stored: 'owner', setup: loseConnection('users.endSession') })
    sessionManager.signOut()
    expect(sessionManager.session()).toBeUndefined()
  })

  test("another tab's login and logout change the session without a call", async () => {
    const { sessionManager, open, calls } = setUp()
    const otherTab = open()
    const handleEvent = vi.fn()
    otherTab.onEvent(handleEvent)
    await sessionManager.signIn(values('owner@demo.test'))
    expect(handleEvent).toHaveBeenLastCalledWith('changedInOtherTab')
    const callsBefore = calls.length
    expect(await otherTab.validate()).toEqual({ session: 'valid' })
    expect(calls).toHaveLength(callsBefore)
    sessionManager.signOut()
    expect(otherTab.session()).toBeUndefined()
    expect(handleEvent).toHaveBeenCalledTimes(2)
  })

  test("another user's login in another tab leaves no profile of the user before", async () => {
    const { sessionManager, open } = setUp()
    await sessionManager.signIn(values('owner@demo.test'))
    sessionManager.onEvent(() => undefined)
    await open().signIn(values('trips@demo.test'))
    expect(sessionManager.session()?.user.email).toBe('trips@demo.test')
    expect(sessionManager.profile()).toBeUndefined()
  })

  test('only a complete organisation can be made active (spec section 4)', async () => {
    const { sessionManager } = setUp({ stored: 'multi' })
    const findOrganization = (name: string) => {
      const organization = sessionManager.session()?.associatedOrganizations.find(({ partner }) => partner?.company_name === name)
      if (!organization) throw new Error(`No ${name}`)
      return organization
    }
    expect(sessionManager.setActiveOrganization(findOrganization('Unfinished Transport'))).toBe(false)
    expect(sessionManager.session()?.activeContext).toBeNull()
    expect(sessionManager.setActiveOrganization(findOrganization('Multi Ventures'))).toBe(true)
    expect(sessionManager.session()?.activeContext?.partner?.company_name).toBe('Multi Ventures')
  })
})
