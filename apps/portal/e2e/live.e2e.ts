// @module-tag slow
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getPath,
  listMenu,
  logIn,
  openContext,
  pressButton,
  setUpBrowser,
  waitForHeading,
  waitForPath,
  waitForToast,
  waitUntilLive,
} from './pageActions.ts'
import { storeSession } from './storedSession.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

// A server of its own: these journeys take roles from demo users.
setUpBrowser()
let server: RunningServer
let owner: { token: string; partnerId: string }
beforeAll(async () => {
  server = await startServer()
  const { data } = await send<{ data: { token: string; id: string } }>('POST', '/v1/login', {
    email: 'owner@demo.test',
    password: 'Demo-1234',
  })
  const memberships = await send<{ data: { partner: { id: string } }[] }>(
    'GET',
    `/v1/users/${data.id}/partner-members`,
    undefined,
    data.token,
  )
  owner = { token: data.token, partnerId: memberships.data[0]?.partner.id ?? '' }
})
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

async function send<Body>(method: string, path: string, body?: object, token?: string): Promise<Body> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.ok, `${method} ${path}`).toBe(true)
  return (await response.json()) as Body
}

/** The owner changes a member on another device. */
async function changeMember(email: string, call: 'roles' | 'status', body: object) {
  const { data } = await send<{ data: { id: string; member_email?: string }[] }>(
    'GET',
    `/v1/account_members?owner_id=${owner.partnerId}&owner_type=partner&page=1&perPage=50`,
    undefined,
    owner.token,
  )
  const member = data.find((each) => JSON.stringify(each).includes(`"${email}"`))
  await send('PATCH', `/v1/account_members/${member?.id ?? ''}/${call}`, body, owner.token)
}
const setRoles = (email: string, ...member_roles: string[]) => changeMember(email, 'roles', { member_roles })

async function openLive(context: BrowserContext, email: string, path: string) {
  await storeSession(context, server.url, email)
  const page = await context.newPage()
  await page.goto(path)
  await waitUntilLive(page)
  return page
}

test('other roles rebuild the menu and leave the page; without any the user is logged out, without a touch', async () => {
  // A request of the page that it leaves may meet the new roles first.
  const page = await openLive(await openContext(server.url, { expected: /401|403/ }), 'trips@demo.test', '/trips')
  await setRoles('trips@demo.test', 'partner_vehicle_manager')
  await waitForPath(page, '/settings')
  await waitForToast(page, 'You do not have access to view Trips page')
  await expect.poll(() => listMenu(page)).toEqual(['Vehicles', 'Settings'])
  await waitUntilLive(page)
  // A request that is still under way would meet the ended session first.
  await page.waitForLoadState('networkidle')
  await setRoles('trips@demo.test')
  await waitForPath(page, '/login')
  await waitForToast(page, 'User access has been revoked')
})

test('a member who is deactivated sees it at once, and comes back when activated', async () => {
  const page = await openLive(await openContext(server.url), 'drivers@demo.test', '/settings')
  await changeMember('drivers@demo.test', 'status', { disabled: 1 })
  await waitForPath(page, '/deactivated')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await changeMember('drivers@demo.test', 'status', { disabled: 0 })
  await expect.poll(() => getPath(page)).not.toBe('/deactivated')
})

test('a member of two organisations goes on in the other one', async () => {
  // A second attempt starts with the roles of the first.
  await setRoles('two-orgs@demo.test', 'partner_trip_manager')
  // A request of the page that it leaves may meet the new roles first.
  const context = await openContext(server.url, { expected: /403/ })
  const page = await context.newPage()
  await logIn(page, 'two-orgs@demo.test')
  await page.getByRole('radio', { name: 'Okafor Mobility Limited' }).click({ force: true })
  await pressButton(page, 'Proceed')
  await waitForPath(page, '/dashboard')
  await waitUntilLive(page)
  await setRoles('two-orgs@demo.test')
  await expect.poll(() => listMenu(page)).toEqual(['Dashboard', 'Earnings', 'Settings'])
  expect(getPath(page)).toBe('/dashboard')
})

/** As in a network that lets no WebSocket through. */
const blockSockets = (context: BrowserContext) =>
  context.addInitScript(() => {
    class BlockedSocket {
      onerror?: (event: Event) => void
      constructor() {
        setTimeout(() => this.onerror?.(new Event('error')))
      }
      close() {
        // It was never open.
      }
    }
    Object.defineProperty(window, 'WebSocket', { value: BlockedSocket })
  })

test('after a cut the page shows what a fresh load shows', async () => {
  const context = await openContext(server.url, { expected: /ERR_FAILED/ })
  let isCut = false
  await blockSockets(context)
  await context.route('**/telemetry/**', (route) => (isCut ? route.abort() : route.continue()))
  const page = await openLive(context, 'owner@demo.test', '/settings/members')
  const row = page.getByRole('row').filter({ hasText: 'two-roles@demo.test' })
  await row.getByText('Trip manager').waitFor()
  isCut = true
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText(/^Reconnecting…|^Changes appear with a delay/).waitFor()
  await setRoles('two-roles@demo.test', 'partner_driver_manager')
  isCut = false
  await waitUntilLive(page)
  await row.getByText('Driver manager').waitFor()
  const shown = await page.getByRole('table').textContent()
  await page.reload()
  await row.getByText('Driver manager').waitFor()
  expect(await page.getByRole('table').textContent()).toBe(shown)
})

test('what changes between the answers of a page and its connection is not lost', async () => {
  const context = await openContext(server.url)
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await context.routeWebSocket(/telemetry/, async (socket) => {
    await released
    socket.connectToServer()
  })
  await storeSession(context, server.url, 'owner@demo.test')
  const page = await context.newPage()
  await page.goto('/settings/members')
  const row = page.getByRole('row').filter({ hasText: 'two-roles@demo.test' })
  await row.waitFor()
  await setRoles('two-roles@demo.test', 'partner_earnings_manager')
  release()
  await row.getByText('Earnings manager').waitFor()
  expect(await row.getByText('Driver manager').count()).toBe(0)
})

test('where WebSockets are blocked the events arrive by polling', async () => {
  const context = await openContext(server.url)
  await blockSockets(context)
  const page = await openLive(context, 'earnings@demo.test', '/dashboard')
  await setRoles('earnings@demo.test', 'partner_staff')
  await waitForPath(page, '/settings')
  expect(await waitForToast(page, 'You do not have access to view Dashboard page')).not.toBeNull()
})

test('two tabs share one connection, which outlives the tab that opened it; logging out in one ends both', async () => {
  // What the other tab is asking when the session ends is refused.
  const context = await openContext(server.url, { expected: /401/ })
  let opened = 0
  const sockets: { page: Page; isClosed: () => boolean }[] = []
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      opened += 1
      sockets.push({ page, isClosed: () => socket.isClosed() })
      // The path and the token of specification section 7.
      expect(new URL(socket.url()).pathname).toMatch(/^\/telemetry/)
      expect(new URL(socket.url()).searchParams.get('token')).toBeTruthy()
    }),
  )
  const first = await openLive(context, 'vehicles@demo.test', '/settings')
  const second = await context.newPage()
  await second.goto('/vehicles')
  await waitUntilLive(second)
  expect(opened).toBe(1)
  await first.close()
  await expect.poll(() => opened).toBe(2)
  const third = await context.newPage()
  await third.goto('/settings')
  await waitUntilLive(third)
  await setRoles('vehicles@demo.test', 'partner_driver_manager')
  await waitForPath(second, '/settings')
  await expect.poll(() => listMenu(third)).toEqual(['Drivers', 'Settings'])
  expect(opened).toBe(2)
  await second.getByRole('button', { name: /log ?out/i }).click()
  await waitForHeading(second, 'Welcome Partner')
  await expect.poll(() => getPath(third)).toMatch(/^\/login/)
  await expect.poll(() => sockets.filter(({ page, isClosed }) => !page.isClosed() && !isClosed()).length).toBe(0)
})
