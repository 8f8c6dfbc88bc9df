import { createDemoData, createDemoSession, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock, roleNames } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { noAnalytics } from './analytics.ts'
import { createRolePreview } from './rolePreview.ts'
import { createSessionManager } from './sessionManager.ts'

async function setUp(person: 'owner' | 'multi' = 'owner') {
  const demoData = createDemoData(fixedClock(demoNow))
  const storage = memoryStorage({ [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, person) }) })
  const sent: (string | undefined)[] = []
  const transport = mockTransport(demoData)
  const sessionManager = createSessionManager({
    storage: storage.open(),
    readSession,
    analytics: noAnalytics,
    transport: (request) => {
      sent.push(request.headers?.['x-view-as'])
      return transport(request)
    },
  })
  await sessionManager.validate()
  const own = sessionManager.session()
  if (!own) throw new Error('no session')
  const view = () => roleNames(sessionManager.viewedSession()?.activeContext ?? undefined)
  return { demoData, storage, sessionManager, own, view, sent }
}

test('pages see the previewed role, the stored session stays', async () => {
  const { sessionManager, own, view, storage } = await setUp()
  const before = storage.values.get(sessionKey)
  sessionManager.setPreview(createRolePreview(own, 'partner_staff'))
  expect(view()).toEqual(['partner_staff'])
  expect(sessionManager.viewedSession()).toBe(sessionManager.viewedSession())
  expect(sessionManager.viewedSession()?.associatedOrganizations).toMatchObject([{ role: 'staff', roles: [{ name: 'partner_staff' }] }])
  expect(roleNames(sessionManager.session()?.activeContext ?? undefined)).toEqual(['partner_owner'])
  expect(storage.values.get(sessionKey)).toBe(before)
  sessionManager.setPreview(undefined)
  expect(view()).toEqual(['partner_owner'])
})

test('the server answers as for the role, and nothing can be written', async () => {
  const { sessionManager, own, sent } = await setUp()
  sessionManager.setPreview(createRolePreview(own, 'partner_trip_manager'))
  const api = await sessionManager.api()
  const id = own.activeContext?.partner?.id ?? ''
  expect((await api.partners.summary({ params: { id }, query: { period: 'current_month' } })).data).not.toHaveProperty('earningsSummary')
  expect(sent.at(-1)).toBe('partner_trip_manager')
  const invitation = { owner_type: 'partner', owner_id: id, member_email: 'x@demo.test', member_roles: ['partner_staff'] } as const
  await expect(api.members.invite({ body: { ...invitation, member_roles: [...invitation.member_roles] } })).rejects.toMatchObject({
    status: 403,
    code: 'Forbidden',
  })
  sessionManager.setPreview(undefined)
  await api.users.profile()
  expect(sent.at(-1)).toBeUndefined()
})

test('a logout ends the preview, and the session is ended in the own name', async () => {
  const { sessionManager, own, view, sent } = await setUp()
  sessionManager.setPreview(createRolePreview(own, 'partner_staff'))
  sessionManager.signOut()
  expect(sessionManager.preview()).toBeUndefined()
  await expect.poll(() => sent.length).toBe(3)
  expect(sent.at(-1)).toBeUndefined()
  await sessionManager.signIn({ email: 'owner@demo.test', password: 'Demo-1234' })
  expect(view()).toEqual(['partner_owner'])
})

test('another organisation ends the preview, and the copy with the role is never stored', async () => {
  const { sessionManager, own } = await setUp('multi')
  const [first] = own.associatedOrganizations.filter(({ roles }) => roles.some(({ name }) => name === 'partner_owner'))
  if (!first) throw new Error('no organisation')
  expect(sessionManager.setActiveOrganization(first)).toBe(true)
  const current = sessionManager.session()
  if (!current) throw new Error('no session')
  sessionManager.setPreview(createRolePreview(current, 'partner_staff'))
  const copy = sessionManager.viewedSession()?.activeContext
  if (!copy) throw new Error('no organisation')
  expect(roleNames(copy)).toEqual(['partner_staff'])
  sessionManager.setActiveOrganization(copy)
  expect(sessionManager.preview()).toBeUndefined()
  expect(roleNames(sessionManager.session()?.activeContext ?? undefined)).toEqual(['partner_owner'])
})
