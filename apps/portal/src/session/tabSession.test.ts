import { createDemoData, createDemoSession, demoNow, mockTransport, type PersonKey } from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { beforeAll, expect, test } from 'vitest'
import { memoryRouterAt } from '../app/memoryRouter.ts'
import { createPortal } from '../app/Portal.tsx'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { inviteDraftKey, phoneChangeKey } from './tabSession.ts'

beforeAll(stubBrowserApis)

/** A tab whose user has asked for a code and begun an invitation, and the portal in it after a reload. */
function setUp() {
  const demoData = createDemoData(fixedClock(demoNow))
  const storedSession = (as: PersonKey) => JSON.stringify({ version: 1, ...createDemoSession(demoData, as) })
  const storage = memoryStorage({ [sessionKey]: storedSession('owner') })
  const tab = memoryStorage()
  const load = () =>
    createPortal({
      createRouter: memoryRouterAt('/login'),
      transport: mockTransport(demoData),
      storage: storage.open(),
      tabStorage: tab.open(),
      readSession,
      clock: fixedClock(demoNow),
      analytics: { identify: () => undefined, record: () => undefined },
    }).context.sessionManager
  load()
  for (const key of [phoneChangeKey, inviteDraftKey]) tab.values.set(key, 'kept')
  return {
    load,
    storage: storage.open(),
    storedSession,
    kept: () => [phoneChangeKey, inviteDraftKey].filter((key) => tab.values.has(key)),
  }
}

test('what the tab keeps of a session survives a reload', () => {
  const { load, kept } = setUp()
  load()
  expect(kept()).toEqual([phoneChangeKey, inviteDraftKey])
})

test.each<[what: string, end: (tab: ReturnType<typeof setUp>) => void]>([
  ['a log-out', ({ load }) => load().signOut()],
  [
    'a log-out in another tab',
    ({ load, storage }) => {
      load()
      storage.removeItem(sessionKey)
    },
  ],
  [
    'a new login of the same user while the tab was not loaded',
    ({ load, storage, storedSession }) => {
      storage.setItem(sessionKey, storedSession('owner'))
      load()
    },
  ],
  [
    'a login of another user while the tab was not loaded',
    ({ load, storage, storedSession }) => {
      storage.setItem(sessionKey, storedSession('staff'))
      load()
    },
  ],
])('what the tab keeps of a session ends with %s', (_what, end) => {
  const tab = setUp()
  end(tab)
  expect(tab.kept()).toEqual([])
})
