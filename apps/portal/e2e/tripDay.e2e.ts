// @module-tag slow
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openContext, phone, runJob, setUpBrowser, simulate, waitForPath, waitUntilLive } from './pageActions.ts'
import { storeSession } from './storedSession.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: its clock is moved.
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

interface ListedTrip {
  id: string
  reference: string
  departure_at: string
  status: string
  needs: string[]
  vehicle: { id: string } | null
  driver: { id: string } | null
}

const minutes = (count: number) => count * 60_000

/** Moves the server's clock forward, and lets every trip do what is due by then. */
async function advance(ms: number) {
  const response = await fetch(`${server.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: `PT${Math.max(1, Math.ceil(ms / 1000))}S` }),
  })
  expect(response.ok).toBe(true)
  const { data } = (await response.json()) as { data: { now: string } }
  await runJob(server.url, 'trip-simulator')
  return Date.parse(data.now)
}

/** The next trips of the owner, the first one first. */
async function listTrips(): Promise<ListedTrip[]> {
  const send = async <Body>(path: string, token?: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await response.json()) as Body
  }
  const { data: user } = await send<{ data: { token: string; id: string } }>('/v1/login', undefined, {
    email: 'owner@demo.test',
    password: 'Demo-1234',
  })
  const { data: members } = await send<{ data: { partner: { id: string } }[] }>(`/v1/users/${user.id}/partner-members`, user.token)
  const path = `/v1/partners/${members[0]?.partner.id ?? ''}/trips?group=upcoming&sort=departure_at&perPage=100`
  return (await send<{ data: ListedTrip[] }>(path, user.token)).data
}

/** The first trip that leaves in more than a quarter of an hour, and whose vehicle and driver have no other before it. */
function findFreeTrip(trips: readonly ListedTrip[], now: number): ListedTrip {
  const found = trips.find(
    ({ id, status, needs, vehicle, driver, departure_at }) =>
      status === 'assigned' &&
      needs.length === 0 &&
      Date.parse(departure_at) > now + minutes(15) &&
      !trips.some(
        (other) =>
          other.id !== id && other.departure_at <= departure_at && (other.vehicle?.id === vehicle?.id || other.driver?.id === driver?.id),
      ),
  )
  if (!found) throw new Error('No trip can leave')
  return found
}

/** The device's clock is wrong, as that of many cheap phones. */
const shiftDeviceClock = (context: BrowserContext, ms: number) =>
  context.addInitScript((shift) => {
    const DeviceDate = Date
    window.Date = class extends DeviceDate {
      constructor(...values: unknown[]) {
        super(...((values.length === 0 ? [DeviceDate.now() + shift] : values) as [number]))
      }
      static override now() {
        return DeviceDate.now() + shift
      }
    } as DateConstructor
  }, ms)

async function openLive(context: BrowserContext, email: string, path: string): Promise<Page> {
  await storeSession(context, server.url, email)
  const page = await context.newPage()
  await page.goto(path)
  await waitForPath(page, path)
  await waitUntilLive(page)
  return page
}

test('a trip boards, runs, breaks down, goes on with another vehicle and arrives: every open page follows, also after a cut', async () => {
  // Two hours before departure it is known which trips are cancelled, and in the afternoon the vehicles are back from the morning.
  const [first] = await listTrips()
  const start = await advance(0)
  const now =
    first && Date.parse(first.departure_at) > start + minutes(90)
      ? await advance(Date.parse(first.departure_at) - start - minutes(90))
      : start
  const trip = findFreeTrip(await listTrips(), now)
  const departure = Date.parse(trip.departure_at)

  const owner = await openContext(server.url, { viewport: desktop })
  const information = await openLive(owner, 'owner@demo.test', `/trips/details/${trip.id}`)
  const state = information
    .locator('main')
    .getByText(/^(Assigned|Boarding|On the road|Interrupted|Completed)$/)
    .first()
  const readState = () => state.textContent()
  expect(await readState()).toBe('Assigned')
  const dashboard = await owner.newPage()
  await dashboard.goto('/dashboard')
  await waitUntilLive(dashboard)
  const readFigures = (page: Page) => page.getByRole('group', { name: 'Overview' }).innerText()
  const expectFreshFigures = async () => {
    const fresh = await owner.newPage()
    await fresh.goto('/dashboard')
    await waitUntilLive(fresh)
    await expect.poll(() => readFigures(dashboard)).toBe(await readFigures(fresh))
    await fresh.close()
  }
  const manifest = await owner.newPage()
  await manifest.goto(`/trips/details/${trip.id}/manifest`)
  await manifest.getByRole('searchbox', { name: 'Name or seat' }).waitFor()

  const dispatcher = await openContext(server.url, { viewport: phone, expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|410/ })
  const list = await openLive(dispatcher, 'trips@demo.test', '/trips?group=active')

  const boards = await advance(departure - minutes(3) - now)
  await expect.poll(readState).toBe('Boarding')
  await expect.poll(() => list.locator(`main a[href$="${trip.id}"]`).count()).toBeGreaterThan(0)

  await expectFreshFigures()

  const leaves = await advance(departure + minutes(50) - boards)
  await expect.poll(readState).toBe('On the road')
  await information.getByText(/^[1-9]\d* of \d+ passed$/).waitFor()
  await expect.poll(() => manifest.getByText('Boarded', { exact: true }).count()).toBeGreaterThan(0)

  // The dispatcher drives through a dead spot: the breakdown is missed.
  await dispatcher.setOffline(true)
  await simulate(server.url, { kind: 'trip.breakdown', id: trip.id })
  await expect.poll(readState).toBe('Interrupted')
  const reports = information.getByRole('region', { name: 'Reported issues' })
  await reports.getByText('The vehicle has broken down at the roadside').waitFor()
  await reports.getByText('Open', { exact: true }).waitFor()

  const replaced = await advance(minutes(21))
  expect(replaced).toBeGreaterThan(leaves)
  await expect.poll(readState).toBe('On the road')
  await reports.getByText('Resolved', { exact: true }).waitFor()
  await dispatcher.setOffline(false)
  await waitUntilLive(list)
  // What the page shows after the cut is what a fresh load shows, but for the minute of a delay, which goes on between two events.
  const fresh = await dispatcher.newPage()
  await fresh.goto('/trips?group=active')
  await waitUntilLive(fresh)
  const read = async (page: Page) =>
    (await page.locator('main').innerText()).replaceAll(/as of .*|Connected again.*\n|\d+ (?=min (?:late|early))/g, '').split('\n')
  await expect
    .poll(async () => {
      const [followed, loaded] = [await read(list), await read(fresh)]
      return { missing: loaded.filter((line) => !followed.includes(line)), old: followed.filter((line) => !loaded.includes(line)) }
    })
    .toEqual({ missing: [], old: [] })
  expect((await read(list)).join('\n')).toContain('min late')
  await fresh.close()

  await advance(minutes(240))
  await expect.poll(readState).toBe('Completed')
  await expect.poll(() => list.locator(`main a[href$="${trip.id}"]`).count()).toBe(0)
  await expectFreshFigures()
  // Each step is told once, the newest first.
  const history = information.getByRole('region', { name: 'History' })
  await expect
    .poll(async () => (await history.innerText()).match(/^The (?!trip was planned).*$/gm))
    .toEqual([
      'The trip arrived',
      'The trip continues with another vehicle',
      'The vehicle has broken down at the roadside',
      'The trip departed',
      'The driver opened the trip',
    ])
}, 400_000)

test('the time until a trip is locked is that of the server, also on a device whose clock is wrong', async () => {
  const now = await advance(1000)
  const trip = (await listTrips()).find(
    ({ status, departure_at }) => status === 'assigned' && Date.parse(departure_at) > now + minutes(180),
  )
  if (!trip) throw new Error('No trip can be changed')
  const left: number[] = []
  for (const hours of [0, 5, -5]) {
    const context = await openContext(server.url, { viewport: phone })
    await shiftDeviceClock(context, hours * minutes(60))
    const page = await openLive(context, 'trips@demo.test', `/trips/details/${trip.id}`)
    const text = (await page.getByText(/^\d.* left$/).textContent()) ?? ''
    const [, inHours = '0', inMinutes = '0'] = /^(?:(\d+) h )?(?:(\d+) min )?left$/.exec(text) ?? []
    left.push(Number(inHours) * 60 + Number(inMinutes))
    await context.close()
  }
  const [right = 0, ...wrong] = left
  expect(right).toBeGreaterThan(0)
  for (const each of wrong) expect(Math.abs(each - right)).toBeLessThanOrEqual(2)
}, 60_000)
