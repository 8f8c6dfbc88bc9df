import { createApi, type Api } from '@vehicle-partner/api'
import { createDemoData, createDemoSession, demoNow, mockTransport, type PersonKey } from '@vehicle-partner/api/mock'
import { createQueryClient } from '@vehicle-partner/api/query'
import type { Session } from '@vehicle-partner/api/session'
import { fixedClock, type Period } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { keptResponsesKey } from '../session/sessionManager.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { keepResponses, restoreResponses } from './keptResponses.ts'

const demoData = createDemoData(fixedClock(demoNow))
const sessionOf = (person: PersonKey): Session => createDemoSession(demoData, person)
const transport = mockTransport(demoData)
const apiOf = ({ token }: Session): Api =>
  createApi((request) => transport({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }))
const partnerOf = ({ activeContext }: Session) => ({
  id: activeContext?.partner?.id ?? '',
  account_sid: activeContext?.partner?.account_sid ?? '',
})

/** One visit of the dashboard: what is there at its start, and its responses. */
async function visit(
  storage: ReturnType<typeof memoryStorage>,
  session: Session,
  { at = demoNow, period = 'current_month', ask = true }: { at?: string; period?: Period; ask?: boolean } = {},
) {
  const queryClient = createQueryClient()
  const sources = { queryClient, storage: storage.open(), clock: fixedClock(at), session: () => session }
  const kept = restoreResponses(sources)
  const stop = keepResponses(sources, kept)
  const api = apiOf(session)
  const { account_sid, ...params } = partnerOf(session)
  const summary = api.partners.summary.query({ params, query: { period } })
  const restored = queryClient.getQueryData(summary.queryKey)
  if (ask) {
    await queryClient.fetchQuery(summary)
    await queryClient.fetchQuery(api.ratings.partner.query({ params }))
    await queryClient.fetchQuery(api.kyc.status.query({ params: { account_sid } }))
    await queryClient.fetchQuery(api.users.profile.query())
  }
  stop()
  return { restored, queryClient, summaryKey: summary.queryKey }
}

describe('responses of the last visit', () => {
  test('are there at the next visit, as stale', async () => {
    const storage = memoryStorage()
    const first = await visit(storage, sessionOf('owner'))
    expect(first.restored).toBeUndefined()
    const second = await visit(storage, sessionOf('owner'), { ask: false })
    expect(second.restored).toEqual(first.queryClient.getQueryData(first.summaryKey))
    expect(second.queryClient.getQueryCache().find({ queryKey: second.summaryKey })?.isStaleByTime(30_000)).toBe(true)
  })

  test('of other periods stay', async () => {
    const storage = memoryStorage()
    await visit(storage, sessionOf('owner'), { period: 'last_month' })
    await visit(storage, sessionOf('owner'))
    expect((await visit(storage, sessionOf('owner'), { period: 'last_month', ask: false })).restored).toBeDefined()
  })

  test('are figures only: neither people nor documents nor accounts', async () => {
    const storage = memoryStorage()
    await visit(storage, sessionOf('owner'))
    const { responses } = JSON.parse(storage.values.get(keptResponsesKey) ?? '{}') as { responses: { key: string[] }[] }
    expect(responses.map(({ key }) => key.slice(0, 2).join('.')).toSorted()).toEqual(['partners.summary', 'ratings.partner'])
    expect(storage.values.get(keptResponsesKey)).not.toMatch(/@|\+234/)
  })

  test.each<[string, PersonKey, Partial<Session>]>([
    ['another user of the same organisation', 'trips', {}],
    ['the user with other roles', 'owner', { activeContext: sessionOf('trips').activeContext }],
    ['the user in another organisation', 'owner', { activeContext: sessionOf('large').activeContext }],
  ])('are deleted for %s', async (_, person, change) => {
    const storage = memoryStorage()
    await visit(storage, sessionOf('owner'))
    const { queryClient } = await visit(storage, { ...sessionOf(person), ...change }, { ask: false })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(storage.values.has(keptResponsesKey)).toBe(false)
  })

  test.each([
    ['of last month, as this month', '2026-12-01T09:00:00Z'],
    ['older than a week', '2026-11-29T15:00:00Z'],
  ])('%s, are not shown', async (_, at) => {
    const storage = memoryStorage()
    await visit(storage, sessionOf('owner'))
    expect((await visit(storage, sessionOf('owner'), { at, ask: false })).restored).toBeUndefined()
  })

  test.each([
    ['no JSON', '{"version":'],
    ['of another version', JSON.stringify({ version: 0, reader: '', responses: [] })],
    ['of another shape', '[]'],
  ])('count as none when they are %s', async (_, text) => {
    const storage = memoryStorage({ [keptResponsesKey]: text })
    expect((await visit(storage, sessionOf('owner'), { ask: false })).restored).toBeUndefined()
  })

  test('that no longer match the contract count as none', async () => {
    const storage = memoryStorage()
    await visit(storage, sessionOf('owner'))
    const text = storage.values.get(keptResponsesKey) ?? ''
    storage.values.set(keptResponsesKey, text.replace('"total_vehicles":', '"total_vehicles":"many","other":'))
    expect((await visit(storage, sessionOf('owner'), { ask: false })).restored).toBeUndefined()
  })

  test('that arrive after the logout are not kept', async () => {
    const storage = memoryStorage()
    const session = sessionOf('owner')
    let current: Session | undefined = session
    const queryClient = createQueryClient()
    keepResponses({ queryClient, storage: storage.open(), clock: fixedClock(demoNow), session: () => current }, [])
    current = undefined
    await queryClient.fetchQuery(apiOf(session).ratings.partner.query({ params: { id: partnerOf(session).id } }))
    expect(storage.values.has(keptResponsesKey)).toBe(false)
  })
})
