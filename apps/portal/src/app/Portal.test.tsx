// Long: access, login, the session and its end share one way to open the portal.
import {
  createDemoData,
  demoNow,
  demoPassword,
  failWith,
  mockTransport,
  createDemoSession,
  respondWith,
  type DemoSetup,
  type PersonKey,
} from '@vehicle-partner/api/mock'
import { sessionKey } from '@vehicle-partner/api/session'
import { readSession } from '@vehicle-partner/api/session/read'
import { fixedClock } from '@vehicle-partner/domain'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { stubBrowserApis } from '../storyHarness/browserStubs.ts'
import { memoryStorage } from '../storyHarness/memoryStorage.ts'
import { memoryRouterAt } from './memoryRouter.ts'
import { Portal } from './Portal.tsx'

configure({ asyncUtilTimeout: 30_000 })
beforeAll(stubBrowserApis)
afterEach(cleanup)

/** Opens the portal. With `storedBefore` the session is from before the setup. */
function open(at: string, as?: PersonKey, setup?: DemoSetup, { storedBefore = false } = {}) {
  const demoData = createDemoData(fixedClock(demoNow))
  const setUp = () => setup?.(demoData)
  if (!storedBefore) setUp()
  const storage = memoryStorage(as ? { [sessionKey]: JSON.stringify({ version: 1, ...createDemoSession(demoData, as) }) } : {})
  if (storedBefore) setUp()
  const transport = mockTransport(demoData)
  const calls: string[] = []
  const titles: string[] = []
  const events: string[] = []
  const renderPortal = () => (
    <Portal
      createRouter={memoryRouterAt(at)}
      transport={(request) => {
        calls.push(`${request.method} ${request.path}`)
        return transport(request)
      }}
      storage={storage.open()}
      readSession={readSession}
      clock={fixedClock(demoNow)}
      analytics={{ identify: () => undefined, record: (event: string) => events.push(event) }}
      onTitle={(title) => titles.push(title)}
    />
  )
  return { demoData, storage, titles, events, calls, renderPortal, view: render(renderPortal()) }
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

async function logIn(email: string) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email address'), email)
  await user.type(screen.getByLabelText('Password'), demoPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

const changeRolesOf =
  (key: PersonKey, roles: string[]): DemoSetup =>
  (demoData) =>
    demoData.people[key].memberships.forEach((membership) => (membership.roles = roles))

describe('access rules', () => {
  test('a protected page requires login, which leads back to the page', async () => {
    const { titles, events } = open('/settings')
    await heading('Welcome Partner')
    expect(titles.at(-1)).toBe('Login - Vehicle Partner')
    await logIn('staff@demo.test')
    await heading('Settings')
    expect(titles.at(-1)).toBe('Settings - Vehicle Partner')
    expect(events).toEqual(['Partner Viewed login Page', 'Partner Viewed settings.edit.partner Page'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/login'])('login does not redirect to %s', async (redirect) => {
    const { titles } = open(`/login?redirect=${encodeURIComponent(redirect)}`)
    await logIn('vehicles@demo.test')
    // A vehicle manager has no dashboard, which is where login leads by default.
    await heading('Settings')
    expect(titles.at(-1)).toBe('Settings - Vehicle Partner')
  })

  test('a user without the role sees a toast and the settings', async () => {
    open('/earnings', 'trips')
    await heading('Settings')
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    expect((await toasts.findAllByText('You do not have access to view Earnings page')).length).toBeGreaterThan(0)
  })

  test.each([
    ['an owner who has not started set-up', 'new', '/dashboard', /How do you own your vehicles\?/],
    ['a user with several organisations', 'multi', '/dashboard', 'Who is using the product'],
    ['a signed-in user', 'staff', '/login', 'Settings'],
    ['a visitor', undefined, '/no/such/page', 'Page not found'],
    ['an owner at another address of the earnings', 'owner', '/earnings/information', 'Earnings'],
    ['an owner at another address of the form', 'owner', '/add-account', 'Add settlement account'],
    ['an owner at another spelling of it', 'owner', '/Add-Account/', 'Add settlement account'],
  ] as const)('%s is redirected', async (_, as, at, name) => {
    open(at, as)
    expect(await heading(name)).toBeTruthy()
  })
})

describe('the session in the portal', () => {
  test('a token that is rejected during use leads to login and back to the same page', async () => {
    const { demoData, storage } = open('/dashboard', 'trips')
    await heading('Welcome')
    await screen.findByText('as of')
    demoData.sessions = []
    const user = userEvent.setup()
    await user.selectOptions(screen.getByLabelText('Period'), 'last_week')
    await heading('Welcome Partner')
    expect(storage.values.has(sessionKey)).toBe(false)
    await logIn('trips@demo.test')
    await heading('Welcome')
    expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('last_week')
  })

  test('sign-out leads to login', async () => {
    const { storage } = open('/settings', 'owner')
    await heading('Settings')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }))
    await heading('Welcome Partner')
    expect(storage.values.has(sessionKey)).toBe(false)
  })

  test("another tab's sign-out leads to login, which says so", async () => {
    const { storage } = open('/settings', 'owner')
    await heading('Settings')
    storage.open().removeItem(sessionKey)
    expect(await heading('Welcome Partner')).toBeTruthy()
    expect(await screen.findByText('You were logged out in another tab.')).toBeTruthy()
    expect(screen.getByText('Log in to go on.')).toBeTruthy()
    expect(screen.queryByText('Log in to open that page.')).toBeNull()
  })

  /** Types a new first name, which is not saved when the session ends. */
  async function typeName() {
    const name = await screen.findByLabelText<HTMLInputElement>('First name')
    await waitFor(() => expect(name.value).toBe('Adaeze'))
    await userEvent.setup().type(name, ' Ngozi')
  }

  const sessionEnds: [what: string, notice: string, endSession: (opened: ReturnType<typeof open>) => Promise<void>][] = [
    [
      'a sign-out in another tab',
      'You were logged out in another tab.',
      ({ storage }) => Promise.resolve(storage.open().removeItem(sessionKey)),
    ],
    [
      'the end of the session',
      'Your session has ended.',
      async ({ demoData }) => {
        demoData.sessions = []
        await userEvent.setup().click(screen.getByRole('button', { name: 'Save changes' }))
      },
    ],
  ]
  test.each(sessionEnds)('what was typed before %s comes back after the next login of its user', async (_, notice, endSession) => {
    const opened = open('/settings', 'owner')
    await typeName()
    await endSession(opened)
    await heading('Welcome Partner')
    expect(await screen.findByText(notice)).toBeTruthy()
    expect(screen.getByText('Log in here to get back what you typed.')).toBeTruthy()
    await logIn('owner@demo.test')
    await heading('Settings')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Adaeze Ngozi'))
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    expect((await toasts.findAllByText('What you typed is back. It is not sent yet.')).length).toBeGreaterThan(0)
  })

  test('what was typed by one user is never shown to another one', async () => {
    const { storage } = open('/settings', 'owner')
    await typeName()
    storage.open().removeItem(sessionKey)
    await heading('Welcome Partner')
    await logIn('staff@demo.test')
    await heading('Settings')
    const name = await screen.findByLabelText<HTMLInputElement>('First name')
    await waitFor(() => expect(name.value).not.toBe(''))
    expect(name.value).not.toContain('Ngozi')
  })

  // Nothing can be shown: the stored session does not open the page.
  test('an unreachable server keeps the session and can be retried', async () => {
    const { storage } = open('/earnings', 'staff', failWith('users.partnerMembers', 503, { times: 1 }))
    await heading('We cannot reach Vehicle Partner')
    expect(storage.values.has(sessionKey)).toBe(true)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    // The button is gone: the focus moves to the page's heading.
    const pageHeading = await heading('Settings')
    await waitFor(() => expect(document.activeElement).toBe(pageHeading))
  })

  test('a page that the stored session opens is shown while the server validates, and stays if the server does not answer', async () => {
    const { storage } = open('/settings', 'owner', failWith('users.partnerMembers', 503))
    await heading('Settings')
    await screen.findAllByDisplayValue('owner@demo.test')
    expect(storage.values.has(sessionKey)).toBe(true)
    expect(screen.queryByText('We cannot reach Vehicle Partner')).toBeNull()
  })

  test('the profile is asked for once at the start', async () => {
    const { calls } = open('/settings', 'owner')
    await screen.findAllByDisplayValue('owner@demo.test')
    expect(calls.filter((call) => call === 'GET /v1/users/profile')).toHaveLength(1)
  })

  const changedSessions: [title: string, setup: DemoSetup, toasts: string[], heading: string][] = [
    ['ended', (demoData) => void (demoData.sessions = []), [], 'Welcome Partner'],
    [
      'been revoked',
      respondWith('users.partnerMembers', { data: [], metadata: { event_seqs: {} } }),
      ['User access has been revoked'],
      'Welcome Partner',
    ],
    ['lost the role', changeRolesOf('owner', ['partner_staff']), ['You do not have access to view Dashboard page'], 'Settings'],
  ]
  test.each(changedSessions)('a stored session that has %s leaves the page that it opened', async (_, setup, texts, name) => {
    const { titles } = open('/dashboard', 'owner', setup, { storedBefore: true })
    await heading(name)
    expect(titles.at(-1)).not.toContain('Dashboard')
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    for (const text of texts) expect((await toasts.findAllByText(text)).length).toBeGreaterThan(0)
    expect(screen.queryByText('Your session has ended.') !== null).toBe(name === 'Welcome Partner' && texts.length === 0)
  })

  test('the collapsed menu is stored', async () => {
    const { storage, renderPortal, view } = open('/settings', 'owner')
    await heading('Settings')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Collapse menu' }))
    view.unmount()
    render(renderPortal())
    await screen.findByRole('button', { name: 'Expand menu' })
    expect(storage.values.get('SIDEBAR_COLLAPSED')).toBe('true')
  })
})

test('two portals on one page are independent', async () => {
  const [first, second] = [open('/settings', 'owner'), open('/settings', 'individual')]
  const [one, other] = [within(first.view.container), within(second.view.container)]
  await one.findAllByDisplayValue('owner@demo.test')
  await other.findAllByDisplayValue('individual@demo.test')
  await userEvent.setup().click(one.getByRole('button', { name: 'Log out' }))
  await one.findByRole('heading', { name: 'Welcome Partner' })
  expect(other.getAllByDisplayValue('individual@demo.test')).not.toEqual([])
  await waitFor(() => expect(second.titles.at(-1)).toBe('Settings - Vehicle Partner'))
  expect(first.titles.at(-1)).toBe('Login - Vehicle Partner')
})
