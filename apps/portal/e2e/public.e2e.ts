import type { BrowserContext, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { builtChunk } from './builtChunks.ts'
import { openContext, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

const pages = [
  ['/', 'Vehicle Partner Portal', 'Vehicle Partner', ['Become a vehicle partner', 'Login', 'Go to FAQ']],
  ['/login', 'Welcome Partner', 'Login - Vehicle Partner', ['Forgot Password', 'Join now', 'Go to FAQ']],
  ['/register', 'Become a vehicle partner', 'Register - Vehicle Partner', ['terms (opens in new tab)', 'Login']],
  ['/forgot-password', 'Forgot your password', 'Forgot password - Vehicle Partner', ['Back to login']],
  ['/faq', 'Frequently asked questions', 'FAQ - Vehicle Partner', ['Login', 'Call 0201 888 0142', 'support@demo.test']],
] as const

const getBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const waitForHydration = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('#portal main *') ?? {}).some((key) => key.startsWith('__react')))

test.each(pages)('%s is readable without scripts, with its styles, and hydrates without changes', async (path, heading, title, links) => {
  const contextWithoutScripts = await openContext(origin, { javaScriptEnabled: false, colorScheme: 'dark' })
  const staticPage = await contextWithoutScripts.newPage()
  await staticPage.goto(path)
  await expect.poll(() => staticPage.title()).toBe(title)
  await expect.poll(() => getBackground(staticPage)).toBe('rgb(13, 18, 14)')
  await staticPage.getByRole('heading', { level: 1, name: heading }).waitFor()
  for (const name of links) expect(await staticPage.getByRole('link', { name, exact: true }).first().isVisible()).toBe(true)
  if (path === '/faq') await staticPage.getByText('Drivers can be added and removed at any time').waitFor()
  const staticText = await staticPage.getByRole('main').innerText()

  const page = await (await openContext(origin)).newPage()
  await page.goto(path)
  await waitForHydration(page)
  await expect.poll(() => page.title()).toBe(title)
  await expect.poll(() => getBackground(page)).toBe('rgb(250, 249, 245)')
  for (const line of (await page.getByRole('main').innerText()).split('\n').filter((line) => line !== 'Show'))
    expect(staticText).toContain(line)
})

/** Delays all scripts of the program until the returned function is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route(/\/assets\/(?!bootstrap).*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('text that is typed before the program has loaded is kept', async () => {
  const context = await openContext(origin)
  const releaseScripts = await holdScripts(context)
  const page = await context.newPage()
  await page.goto('/login?redirect=%2Fsettings', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).pressSequentially('Demo-1234')
  expect(await page.getByRole('button', { name: 'Login' }).isDisabled()).toBe(true)
  releaseScripts()
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('owner@demo.test')
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('Demo-1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await waitForPath(page, '/settings')
  // The first other page has loaded the full stylesheet.
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1)
  await expect.poll(() => page.locator('link[data-full-styles]').count()).toBe(0)
})

test('a button that is pressed before the program has loaded works after it has loaded', async () => {
  const context = await openContext(origin)
  const releaseScripts = await holdScripts(context)
  const page = await context.newPage()
  await page.goto('/faq', { waitUntil: 'commit' })
  const question = page.getByRole('button', { name: 'When and how do I get paid?' })
  await question.click()
  releaseScripts()
  await page.getByText('Payments are usually monthly').waitFor()
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
})

test('a press on a public page is seen at once, and a line while the next page loads', async () => {
  const context = await openContext(origin, { viewport: { width: 360, height: 740 } })
  // The page of the link is not loaded ahead.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const page = await context.newPage()
  await page.goto('/')
  await waitForHydration(page)
  const releaseScripts = await holdScripts(context)
  const link = page.getByRole('link', { name: 'Login' })
  await link.hover()
  const getLook = () => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  const look = await getLook()
  await page.mouse.down()
  await expect.poll(getLook).not.toBe(look)
  await page.mouse.up()
  const line = page.locator('#portal > [aria-hidden="true"]')
  await line.waitFor({ state: 'visible' })
  expect((await line.boundingBox())?.y).toBe(0)
  releaseScripts()
  await page.getByRole('heading', { level: 1, name: 'Welcome Partner' }).waitFor()
  await line.waitFor({ state: 'detached' })
})

test('a signed-in user is redirected from public pages without seeing them', async () => {
  const context = await openContext(origin, { email: 'owner@demo.test' })
  const releaseScripts = await holdScripts(context)
  const requestedPaths = ['/', '/login', '/login?redirect=%2Fsettings', '/register', '/forgot-password']
  const opened = await Promise.all(
    requestedPaths.map(async (path) => {
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('main').waitFor({ state: 'attached' })
      expect(await page.locator('main').isVisible()).toBe(false)
      return page
    }),
  )
  releaseScripts()
  for (const [index, page] of opened.entries())
    await waitForPath(page, requestedPaths[index]?.includes('settings') ? '/settings' : '/dashboard')
  // The FAQ is open to signed-in users.
  const faq = await context.newPage()
  await faq.goto('/faq')
  await faq.getByRole('link', { name: 'Go to dashboard' }).waitFor()
  await expect.poll(() => faq.getByRole('link', { name: 'Login' }).count()).toBe(0)
})

test('without a network the login shows an error and keeps the values', async () => {
  const context = await openContext(origin, { expected: /ERR_INTERNET_DISCONNECTED/ })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Login' }).click()
  expect(await waitForToast(page, 'Oops! An error occurred, please try again.')).toBeTruthy()
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('owner@demo.test')
})

/** A cached document of an earlier deployment, whose files no longer exist. */
const replaceProgram = (html: string) => html.replace(/(data-program="\/assets\/)[^"]+(?=")/, '$1index-gone.js')

test('a page whose program is missing reloads once', async () => {
  const page = await (await openContext(origin, { expected: /404/ })).newPage()
  let documents = 0
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    if (route.request().isNavigationRequest()) documents += 1
    await route.fulfill({
      response,
      body: documents === 1 && route.request().isNavigationRequest() ? replaceProgram(await response.text()) : await response.text(),
    })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  expect(documents).toBe(2)
})

test('a page whose program stays missing shows an error and does not reload again', async () => {
  const page = await (await openContext(origin, { expected: /404/ })).newPage()
  let documents = 0
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    if (route.request().isNavigationRequest()) documents += 1
    await route.fulfill({ response, body: replaceProgram(await response.text()) })
  })
  await page.goto('/login')
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor()
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(1)
  await page.getByRole('heading', { level: 1, name: 'Welcome Partner' }).waitFor()
})

test('servers with different builds do not cause a reload loop', async () => {
  const page = await (await openContext(origin, { expected: /404/ })).newPage()
  let documents = 0
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    documents += 1
    // Every response names another program that does not exist.
    await route.fulfill({ response, body: replaceProgram(await response.text()).replace('index-gone', `index-gone${documents % 4}`) })
  })
  await page.goto('/login')
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor()
  await page.waitForLoadState('networkidle')
  expect(documents).toBeLessThanOrEqual(8)
})

test.each([
  ['exists in a newer version', true],
  ['does not exist', false],
])('a missing chunk that %s', async (_, isNewer) => {
  const page = await (await openContext(origin, { expected: /404/ })).newPage()
  await page.goto('/login')
  await waitForHydration(page)
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route(builtChunk('src/auth/RegisterScreen.tsx'), (route) =>
    isNewer && documents > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  if (isNewer)
    await page.route('**/register', async (route) => {
      if (route.request().isNavigationRequest()) await route.continue()
      else await route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' })
    })
  await page.getByRole('link', { name: 'Join now' }).click()
  await page.getByRole('heading', { level: 1, name: isNewer ? 'Become a vehicle partner' : 'This page could not be loaded' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(isNewer ? 1 : 0)
  await waitForPath(page, '/register')
})

test('a theme that was chosen on a public page is shown by the first paint of the next one, and by the browser around it', async () => {
  const page = await (await openContext(origin, { colorScheme: 'light', expected: /ERR_FAILED/ })).newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Theme: system' }).click()
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor()
  expect(await getBackground(page)).toBe('rgb(13, 18, 14)')
  // Without the program: what the early script shows.
  await page.context().route(/\/assets\/(?!bootstrap).*\.js$/, (route) => route.abort())
  await page.goto('/faq')
  expect(await getBackground(page)).toBe('rgb(13, 18, 14)')
  expect(await page.evaluate(() => document.querySelector('meta[name="theme-color"]')?.getAttribute('content'))).toBe('#0d120e')
})

test('at 320 px the title of the landing page has one line, and the road begins below the name in the header', async () => {
  const page = await (await openContext(origin, { viewport: { width: 320, height: 640 } })).newPage()
  await page.goto('/')
  const road = page.locator('header + div')
  expect(await road.evaluate((element) => getComputedStyle(element).clipPath)).toMatch(/^inset\(0/)
  expect((await road.boundingBox())?.y).toBe(56)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.height).toBe(40)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
