import type { BrowserContext } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openContext, phone, setUpBrowser, waitUntilLive } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

/** Milliseconds after which the program is requested, though an answer is missing (signedInBootstrap.ts). */
const longestWait = 300

/** Opens a page and reads when things happened, in milliseconds since the visit began. */
async function readVisit(context: BrowserContext, path: string, first: string) {
  const page = await context.newPage()
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      if (!Reflect.has(window, 'shownAt') && document.querySelector('main')?.textContent.includes(text))
        Object.assign(window, { shownAt: performance.now() })
    }).observe(document, { childList: true, subtree: true })
  }, first)
  await page.goto(path)
  await waitUntilLive(page)
  await page.getByText(first).first().waitFor()
  const visit = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      program: performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/index-'))?.startTime ?? Number.NaN,
      shown: Number(Reflect.get(window, 'shownAt')),
      loaded: navigation?.loadEventStart ?? Number.NaN,
      parsed: navigation?.domContentLoadedEventStart ?? Number.NaN,
    }
  })
  await page.close()
  return visit
}

// Each has another source of what it shows first: figures, the form of the profile, rows, and none.
test.each([
  ['/dashboard', 'as of'],
  ['/settings', 'We have verified your name.'],
  ['/routes', 'Next:'],
  ['/settings/roles', 'Roles'],
])('%s requests the program after its first parts, and at once on a device that has it', async (path, first) => {
  const context = await openContext(origin, { viewport: phone, email: 'owner@demo.test' })
  const visit = await readVisit(context, path, first)
  expect(visit.program).toBeGreaterThanOrEqual(Math.min(visit.shown, visit.loaded + longestWait))
  expect(visit.program).toBeGreaterThan(visit.parsed)
  const again = await readVisit(context, path, first)
  expect(again.program).toBeLessThan(again.parsed)
})

test('a slow answer does not keep the program waiting', async () => {
  const context = await openContext(origin, { viewport: phone, email: 'owner@demo.test' })
  const page = await context.newPage()
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/summaries\?/, async (route) => {
    await asked
    await route.continue()
  })
  const program = page.waitForRequest(/\/assets\/index-/)
  await page.goto('/dashboard')
  await program
  // The page is that of the program.
  await page.locator('#portal[data-signed-in]').waitFor({ state: 'detached' })
  expect(await page.getByText('as of').count()).toBe(0)
  answer()
  await page.getByText('as of').first().waitFor()
})

/** Opens a page whose program waits for `load`. */
async function openBeforeProgram(path: string) {
  const context = await openContext(origin, { viewport: phone })
  const page = await context.newPage()
  let load: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (load = resolve))
  await page.route(/\/assets\/index-/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(path)
  return { page, load }
}

test('Enter in the login before the program has loaded logs in once it has', async () => {
  const { page, load } = await openBeforeProgram('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  // The form has no handler yet; the values must not get into the URL.
  expect(page.url()).toMatch(/\/login$/)
  load()
  await waitUntilLive(page)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('Enter in the forgotten password before the program has loaded asks for the link once it has', async () => {
  const { page, load } = await openBeforeProgram('/forgot-password')
  await page.getByLabel('Email address').fill('staff@demo.test')
  await page.getByLabel('Email address').press('Enter')
  load()
  await expect.poll(() => page.getByText('Check your email').count()).toBe(1)
})

test('Enter in the login while the program takes over the page logs in as well', async () => {
  const { page, load } = await openBeforeProgram('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Demo-1234')
  // React listens before it has taken the page over, and then stops the events that it cannot handle yet.
  await password.evaluate((field) => {
    const portal = document.getElementById('portal')
    if (!portal) return
    const listen = portal.addEventListener.bind(portal)
    portal.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions | boolean]) => {
      listen(type, ...rest)
      if (type !== 'keydown') return
      portal.addEventListener = listen
      queueMicrotask(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    }
  })
  load()
  await waitUntilLive(page)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})
