import { driverFieldsOfDocument, fixedClock, weekday } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { createApi } from '../index.ts'
import { readSession } from '../session/readSession.ts'
import { createSessionStore } from '../session/sessionStore.ts'
import { mockTransport } from '../mock.ts'
import { withSession } from '../kernel/transport.ts'
import { ConnectionError } from '../kernel/connectionError.ts'
import { ApiError } from '../kernel/errors.ts'
import { demoPeople } from './demoPeople.ts'
import { demoOrganizations } from './demoOrganizations.ts'
import { demoAccounts } from './demoAccounts.ts'
import { createDemoSession } from './createDemoSession.ts'
import { respondWith, failWith, neverRespond, loseConnection, loseResponse } from './callOverrides.ts'
import { findNextPayout } from './money/nextPayouts.ts'
import { findNextTrip, countTripsByDay } from './tripCounts.ts'
import { createDemoData, demoNow, type DemoData } from './demoData.ts'

const okafor = { params: { id: demoOrganizations.okafor.id }, query: {} }
const apiOf = (demoData: DemoData, token: string | undefined) =>
  createApi(withSession(mockTransport(demoData), { token: () => token, onUnauthorized: () => undefined }))

function ownerDemoData() {
  const demoData = createDemoData(fixedClock(demoNow))
  return { demoData, api: apiOf(demoData, createDemoSession(demoData, 'owner').token) }
}

describe('the demo data', () => {
  test('is equal for equal clocks and never shared', async () => {
    const [one, other] = [ownerDemoData(), ownerDemoData()]
    expect({ ...one.demoData, clock: undefined }).toEqual({ ...other.demoData, clock: undefined })
    one.demoData.fleet.vehicles.length = 1
    one.demoData.people.owner.memberships.length = 0
    expect(other.demoData.fleet.vehicles.length).toBeGreaterThan(12)
    expect(createDemoData(fixedClock(demoNow)).people.owner.memberships).toHaveLength(1)
    expect((await other.api.partners.summary(okafor)).data.total_vehicles).toBe(11)
  })

  test('follows the clock: payday is the fifth, or the Monday after', () => {
    for (let month = 1; month <= 12; month += 1) {
      const demoData = createDemoData(fixedClock(`2026-${String(month).padStart(2, '0')}-10T08:00:00Z`))
      const date = findNextPayout(demoData, demoData.organizations.okafor)?.scheduled_for ?? ''
      expect(weekday(date)).toBeLessThanOrEqual(5)
      expect(Number(date.slice(8))).toBeGreaterThanOrEqual(5)
      expect(Number(date.slice(8))).toBeLessThanOrEqual(7)
    }
    const demo = createDemoData(fixedClock(demoNow))
    expect(findNextPayout(demo, demo.organizations.okafor)?.scheduled_for).toBe('2026-12-07')
  })

  test.each(['2026-11-21T04:00:00Z', '2026-11-21T22:59:59Z', '2026-11-21T23:00:00Z', '2026-12-31T23:30:00Z'])(
    'at %s the next trip is ahead, and every trip of a day is in one of its counts',
    (iso) => {
      const demoData = createDemoData(fixedClock(iso))
      for (const organization of Object.values(demoData.organizations)) {
        const next = findNextTrip(demoData, organization)
        expect(Date.parse(next?.departure_at ?? '9999-12-31')).toBeGreaterThan(Date.parse(iso))
        const days = countTripsByDay(demoData, organization, {})
        for (const day of days) expect(day.upcoming + day.active + day.completed + day.cancelled + day.missed).toBe(day.total)
      }
    },
  )

  test('a driver has the number and the dates of their licence and LASDRI card', () => {
    const { fleet } = createDemoData(fixedClock(demoNow))
    const licences = fleet.documents.filter(({ type }) => type === 'drivers_licence' || type === 'lasdri_card')
    expect(licences.length).toBeGreaterThan(20)
    for (const document of licences) {
      const driver = fleet.drivers.find(({ id }) => id === document.owner_id)
      expect(driver).toMatchObject(driverFieldsOfDocument(document))
    }
  })

  test('ids, e-mail addresses and phone numbers are unique', () => {
    const people = Object.values(demoPeople)
    for (const field of ['id', 'email', 'phone'] as const) expect(new Set(people.map((person) => person[field])).size).toBe(people.length)
    const records = people.flatMap(({ memberships }) => memberships.map(({ id }) => id))
    expect(new Set(records).size).toBe(records.length)
    for (const id of [...people.map((person) => person.id), ...records]) expect(id).toMatch(/^[a-z]{3}_[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
    expect(Object.entries(demoPeople).map(([key, { email }]) => email === `${key}@demo.test`)).not.toContain(false)
    expect(demoPeople.owner.phone).toBe('+2348030000001')
    expect(demoPeople.individual.phone).toBe('+2348030000002')
  })

  test('has company names of fifteen, sixteen and sixty letters', () => {
    const lengths = Object.values(demoOrganizations).map(({ company_name }) => Array.from(company_name.normalize('NFC')).length)
    expect(lengths).toEqual(expect.arrayContaining([15, 16, 60]))
  })

  test('account numbers have valid check digits, except magic ones', () => {
    for (const { bank_code, account_number } of demoAccounts.filter((account) => !account.account_number.startsWith('000000000'))) {
      const digits = Array.from(`000${bank_code}${account_number.slice(0, 9)}`, Number)
      const sum = digits.reduce((total, digit, at) => total + digit * (at % 3 === 1 ? 7 : 3), 0)
      expect(`${bank_code} ${account_number}`).toBe(`${bank_code} ${account_number.slice(0, 9)}${(10 - (sum % 10)) % 10}`)
    }
  })

  test('creates a session that the session store accepts', () => {
    const values = new Map<string, string>()
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
    const { demoData } = ownerDemoData()
    const session = createDemoSession(demoData, 'multi', 'okafor')
    createSessionStore(storage, readSession).set(session)
    expect(createSessionStore(storage, readSession).get()).toEqual(session)
    expect(session.activeContext?.partner?.company_name).toBe('Okafor Mobility Limited')
    expect(createDemoSession(demoData, 'multi').activeContext).toBeNull()
  })
})

describe('call overrides', () => {
  test('neverRespond: no response until the call is cancelled', async () => {
    const { demoData, api } = ownerDemoData()
    neverRespond('partners.summary')(demoData)
    const controller = new AbortController()
    const waiting = api.partners.summary(okafor, { signal: controller.signal })
    const first = await Promise.race([waiting, Promise.resolve('still waiting')])
    expect(first).toBe('still waiting')
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' })
    await expect(api.ratings.partner({ params: okafor.params })).resolves.toMatchObject({ scale: 10 })
  })

  test('failWith: with this status and message, a number of times', async () => {
    const { demoData, api } = ownerDemoData()
    failWith('partners.summary', 503, { times: 1, message: 'We are away' })(demoData)
    const error: unknown = await api.partners.summary(okafor).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 503, code: 'ServiceUnavailable', message: 'We are away' })
    await expect(api.partners.summary(okafor)).resolves.toHaveProperty('data')
    expect(() => failWith('partners.summary', 418)).toThrow('418')
  })

  test('loseConnection: the call gets no response', async () => {
    const { demoData, api } = ownerDemoData()
    loseConnection('trips.stats', { reason: 'timeout' })(demoData)
    await expect(api.trips.stats(okafor)).rejects.toBeInstanceOf(ConnectionError)
  })

  test('loseResponse: the call is handled, and gets no response once', async () => {
    const { demoData, api } = ownerDemoData()
    loseResponse('auth.handOff')(demoData)
    await expect(api.auth.handOff()).rejects.toBeInstanceOf(ConnectionError)
    expect(demoData.oneTime).toHaveLength(1)
    await expect(api.auth.handOff()).resolves.toHaveProperty('data')
  })

  test("respondWith: returns a fixed response, such as a login without data ('Login failed!')", async () => {
    const { demoData, api } = ownerDemoData()
    respondWith('auth.login', {})(demoData)
    await expect(api.auth.login({ body: { email: 'owner@demo.test', password: 'x' } })).resolves.toEqual({})
  })
})
