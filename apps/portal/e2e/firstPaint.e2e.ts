// Longer than most: what pages show before their program shares its stored sessions.
// @module-tag slow
import type { BrowserContext, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { desktop, getPath, logIn, openContext, phone, setUpBrowser, waitForPath, waitUntilLive } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>
/** The storage after the login of each user. */
const signedIn = new Map<string, Storage>()

/** A context whose storage is that of a signed-in user. */
async function openSignedIn(email: string, path: string, viewport = desktop): Promise<BrowserContext> {
  const storageState = signedIn.get(email) ?? (await readSignedIn(email, path))
  signedIn.set(email, storageState)
  return openContext(origin, { viewport, storageState })
}

async function readSignedIn(email: string, path: string): Promise<Storage> {
  const context = await openContext(origin)
  const page = await context.newPage()
  await logIn(page, email)
  await waitForPath(page, path)
  // The figures are there, and with them what the next visit expects.
  if (path === '/dashboard') await page.getByText('as of').first().waitFor()
  // Only an owner has a set-up.
  if (email === 'owner@demo.test') await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('SETUP_DONE_')))
  await page.waitForLoadState('networkidle')
  await page.close()
  return context.storageState()
}

/** Keeps every module script from the page; the early script still runs. */
const holdProgram = (page: Page) =>
  page.route(
    (url) => /^\/assets\/.*\.js$/.test(url.pathname) && !url.pathname.includes('Bootstrap'),
    () => undefined,
  )

const menuItems = ['Dashboard', 'Vehicles', 'Drivers', 'Trips', 'Routes', 'Earnings', 'Settings']
const isQuestion = (url: string) => /^\/(v1|partner-payout)\//.test(new URL(url).pathname)

test('the document shows menu, title and skeleton without scripts', async () => {
  const page = await (await openContext(origin, { javaScriptEnabled: false })).newPage()
  await page.goto('/dashboard')
  expect(await page.title()).toBe('Dashboard - Vehicle Partner')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Earnings' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
  await page.getByText('Unsettled earnings').waitFor()
  await page.goto('/vehicles/details/veh_1')
  expect(await page.title()).toBe('Vehicle - Vehicle Partner')
})

// This organisation has no events: one of a trip would rightly make the page ask again.
test('the page asks its questions before its program is there, and each once', async () => {
  const context = await openSignedIn('payout-failed@demo.test', '/dashboard')
  const requested: string[] = []
  const openPage = async () => {
    const page = await context.newPage()
    page.on('request', (request) => {
      if (isQuestion(request.url())) requested.push(new URL(request.url()).pathname)
    })
    return page
  }
  const held = await openPage()
  await holdProgram(held)
  await held.goto('/dashboard', { waitUntil: 'commit' })
  await expect.poll(() => requested.some((path) => path.endsWith('/summaries'))).toBe(true)
  // The last ones go with the request for the program.
  await expect.poll(() => requested.some((path) => path.endsWith('/partner-members')), { timeout: 10_000 }).toBe(true)
  await held.close()
  const page = await openPage()
  requested.length = 0
  await page.goto('/dashboard?period=last_week')
  await page.getByText('as of').waitFor()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.endsWith('/summaries'))).toHaveLength(1)
  expect(requested.toSorted()).toEqual([...new Set(requested)].toSorted())
  // A list takes its filters from the address.
  requested.length = 0
  await page.goto('/settings/members?status=active&sort=name')
  await page.locator('main').getByText('payout-failed@demo.test').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.endsWith('/account_members'))).toHaveLength(1)
  // The draft of a payslip has no id; a question with its word as an id would be refused.
  requested.length = 0
  await page.goto('/earnings/payslip/details/current')
  await page.locator('main').getByText('Yours so far').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.endsWith('/payslips/current'))).toHaveLength(1)
})

test('before its program is there the page names the user, and has room for what the last visit showed', async () => {
  const context = await openSignedIn('owner@demo.test', '/dashboard')
  const page = await context.newPage()
  await holdProgram(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Adaeze' }).waitFor()
  // Styles change while the program is on its way, and not when it shows the page.
  await expect.poll(() => page.locator('link[data-full-styles]').count()).toBe(0)
  expect(await page.locator('link[rel=stylesheet][media=all]').count()).toBe(1)
  const room = page.locator('main').getByText('Finish setting up')
  const heading = page.getByRole('heading', { level: 2, name: 'Overview' })
  const getTop = async () => Math.round((await heading.boundingBox())?.y ?? 0)
  await expect.poll(() => room.count()).toBe(0)
  const topWithTasks = await getTop()
  // A visit before the first: a verified owner has most likely completed the set-up.
  const [partnerId] = await page.evaluate(() => {
    const partner = Object.keys(localStorage).flatMap((key) => /^SETUP_DONE_(.*)/.exec(key)?.[1] ?? [])
    for (const key of Object.keys(localStorage)) if (key !== 'USER_SESSION') localStorage.removeItem(key)
    return partner
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await heading.waitFor()
  expect(await room.count()).toBe(0)
  expect(await getTop()).toBeLessThan(topWithTasks)
  await page.evaluate((id) => localStorage.setItem(`SETUP_DONE_${id}`, 'false'), partnerId)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await room.waitFor()
})

test('answers for another user are not used', async () => {
  const context = await openSignedIn('owner@demo.test', '/dashboard')
  const other = await openSignedIn('individual@demo.test', '/dashboard')
  const otherPage = await other.newPage()
  await otherPage.goto('/settings')
  const session = await otherPage.evaluate(() => localStorage.getItem('USER_SESSION') ?? '')
  const page = await context.newPage()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!.*Bootstrap).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.url().endsWith('/v1/users/profile'))
  await page.goto('/settings', { waitUntil: 'commit' })
  await asked
  // Another tab logs in as another user before the program has loaded.
  await page.evaluate((text) => localStorage.setItem('USER_SESSION', text), session)
  release()
  await expect.poll(() => page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('individual@demo.test')
})

test.each([
  ['staff@demo.test', '/settings', ['Settings']],
  ['two-roles@demo.test', '/dashboard', ['Dashboard', 'Trips', 'Routes', 'Earnings', 'Settings']],
])('%s never sees a menu item of other roles', async (email, path, items) => {
  const context = await openSignedIn(email, path)
  await context.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const link of document.querySelectorAll('aside nav a')) seen.add(link.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { seen })
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('button', { name: /log ?out/i }).waitFor()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.filter((label) => menuItems.includes(label))).toEqual(items)
})

test('without a session the document leads to login, without the program', async () => {
  const page = await (await openContext(origin)).newPage()
  await holdProgram(page)
  await page.goto('/earnings?search=bus', { waitUntil: 'commit' })
  await expect.poll(() => getPath(page)).toBe('/login?redirect=%2Fearnings%3Fsearch%3Dbus')
})

const lists: readonly [path: string, row: string | RegExp][] = [
  ['/vehicles', /[A-Z]{3}-\d{3}/],
  ['/drivers', 'trips'],
  ['/trips', /\d\d:\d\d/],
  ['/routes', 'Next:'],
  ['/earnings/payslip', '₦'],
  ['/earnings/past-payout', '₦'],
  ['/settings/members', '(you)'],
  ['/settings/audit', /\d\d:\d\d/],
]

/** Adds up the layout shift of each page. */
const watchShift = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const readShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

/** Opens a page without its program, which comes when it is released. */
async function openHeld(context: BrowserContext, path: string) {
  const page = await context.newPage()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/index-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, release }
}

async function findVehicle(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.goto('/vehicles')
  const address = await page.locator('main li [data-row-link]').first().getAttribute('href')
  await page.close()
  return address?.split('/').at(-1) ?? ''
}

test('on a phone the rows of a list are there before its program, and stay as they are', async () => {
  const context = await openSignedIn('owner@demo.test', '/dashboard', phone)
  await watchShift(context)
  for (const [path, row] of lists) {
    const { page, release } = await openHeld(context, path)
    // By class: not every row is a link, and the page has other lists.
    const rows = page.locator('main li[class*=CardList]')
    await rows.filter({ hasText: row }).first().waitFor()
    const describeRows = () =>
      rows.evaluateAll((items) => items.map((item) => [item.getBoundingClientRect().top, item.clientHeight, item.textContent]))
    const first = await describeRows()
    expect(await readShift(page), path).toBeLessThan(0.02)
    release()
    await waitUntilLive(page)
    await page.getByText('as of').first().waitFor()
    expect(await describeRows(), path).toEqual(first)
    await page.close()
  }
  // A box that was ticked before the program is there stays ticked.
  const { page, release } = await openHeld(context, '/vehicles')
  const box = page.locator('main li').getByRole('checkbox').nth(1)
  await box.check()
  release()
  await page.getByText('1 selected').first().waitFor()
  expect(await box.isChecked()).toBe(true)
  await page.close()
  // What was entered before the program is there is entered.
  const vehicles = await openHeld(context, '/vehicles')
  await vehicles.page.locator('main li [data-row-link]').first().waitFor()
  await vehicles.page.getByRole('searchbox').pressSequentially('toyota')
  vehicles.release()
  await waitForPath(vehicles.page, '/vehicles?search=toyota')
  expect(await vehicles.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await vehicles.page.close()
  // Another view of the page has no such list, and another tab of it has other rows.
  for (const [address, heading] of [
    ['/vehicles?view=documents', 'Vehicles'],
    ['/trips?group=active', 'Trips'],
  ] as const) {
    const other = await openHeld(context, address)
    await other.page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await other.page.locator('script[type=module]:not([src*=index-])').count(), address).toBe(0)
    await other.page.close()
  }
})

test.each([
  ['owner@demo.test', phone, '/dashboard', 'Completed trips'],
  ['owner@demo.test', desktop, '/dashboard', 'Completed trips'],
  ['owner@demo.test', phone, '/earnings', 'Gross'],
  ['owner@demo.test', phone, '/earnings/vehicle-information/:id', 'Gross'],
  ['owner@demo.test', phone, '/earnings/cost-configuration', 'Coaster, each trip'],
  ['two-roles@demo.test', desktop, '/dashboard', 'Completed trips'],
])('%s sees figures before the program is there, and none changes or moves: %o, %s', async (email, viewport, path, label) => {
  const context = await openSignedIn(email, '/dashboard', viewport)
  await watchShift(context)
  const { page, release } = await openHeld(context, path.includes(':id') ? path.replace(':id', await findVehicle(context)) : path)
  const figure = page.locator('main').getByText(label, { exact: true }).first()
  const describeFigures = () =>
    page.locator('main').evaluate((main, text) => {
      const end = [...main.querySelectorAll('*')].find((element) => element.children.length === 0 && element.textContent === text)
      return [end?.getBoundingClientRect().top, end?.parentElement?.parentElement?.textContent]
    }, label)
  await expect.poll(async () => (await describeFigures())[1]).toMatch(/\d/)
  const first = await describeFigures()
  expect(await readShift(page)).toBeLessThan(0.02)
  release()
  await waitUntilLive(page)
  await figure.waitFor()
  expect(await describeFigures()).toEqual(first)
})

test.each([
  ['a phone', phone, 'Bello'],
  ['a desktop', desktop, 'Abiola'],
])('on %s the profile is there before its form, and what is typed and pressed meanwhile is not lost', async (_, viewport, surname) => {
  const context = await openSignedIn('staff@demo.test', '/settings', viewport)
  await watchShift(context)
  const { page, release } = await openHeld(context, '/settings')
  const name = page.getByRole('textbox', { name: 'Last name' })
  await name.waitFor()
  const describeFields = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('label')].map((label) => {
        const { control } = label
        return [label.textContent, label.getBoundingClientRect().top, control instanceof HTMLInputElement ? control.value : undefined]
      }),
    )
  const first = (await describeFields()).slice(0, 4)
  expect(first.map(([label]) => label)).toEqual(['First name', 'Last name', 'Email address', 'Phone number'])
  expect(await readShift(page)).toBeLessThan(0.02)
  await name.fill(surname)
  await page.getByRole('button', { name: 'Save changes' }).click()
  release()
  await page.getByText('Your profile is saved').first().waitFor()
  expect((await describeFields()).slice(0, 4)).toEqual(
    first.map(([label, top, value]) => [label, top, label === 'Last name' ? surname : value]),
  )
  await context.close()
})

test('a menu that was opened before the program was there opens', async () => {
  const context = await openSignedIn('owner@demo.test', '/dashboard', phone)
  const page = await context.newPage()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!.*Bootstrap).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
  const menu = page.getByRole('dialog', { name: 'Main' })
  await menu.waitFor()
  expect(await menu.getByRole('link', { name: 'Trips' }).isVisible()).toBe(true)
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('nothing moves on %s, at the first and the second visit', async (_, viewport) => {
  const context = await openSignedIn('owner@demo.test', '/dashboard', viewport)
  await watchShift(context)
  const page = await context.newPage()
  const session = await openStorage(context)
  for (const storage of [{ USER_SESSION: session['USER_SESSION'] ?? '' }, session]) {
    await page.goto('/faq')
    await page.evaluate((values) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, storage)
    await page.goto('/dashboard')
    await page.getByText('as of').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await readShift(page)).toBeLessThan(0.02)
  }
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('answers that come after the program find their room on %s', async (_, viewport) => {
  const context = await openSignedIn('owner@demo.test', '/dashboard', viewport)
  await watchShift(context)
  for (const [path, question, there] of [
    ['/settings', /\/v1\/users\/(?!profile)[^/]+$/, 'Save changes'],
    ['/trips', /group=active/, 'On the road now'],
  ] as const) {
    // What the next visit expects.
    const before = await context.newPage()
    await before.goto(path)
    // The program keeps it, not the first part of the page.
    await before.locator('#portal[data-signed-in]').waitFor({ state: 'detached' })
    await before.getByText(there).first().waitFor()
    await before.waitForLoadState('networkidle')
    await before.close()
    const page = await context.newPage()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(question, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path)
    // The program has taken over.
    await page.locator('#portal[data-signed-in]').waitFor({ state: 'detached' })
    expect(await page.getByText(there).count(), path).toBe(0)
    release()
    await page.getByText(there).first().waitFor()
    expect(await readShift(page), path).toBeLessThan(0.02)
    await page.close()
  }
})

/** The storage of a context's origin. */
async function openStorage(context: BrowserContext): Promise<Record<string, string>> {
  const { origins } = await context.storageState()
  return Object.fromEntries(origins.flatMap(({ localStorage: values }) => values.map(({ name, value }) => [name, value])))
}
