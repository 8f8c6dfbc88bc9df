// @module-tag slow
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { getPath, openContext, setUpBrowser, waitForHeading, waitUntilLive } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')
const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** The sum of the layout shifts of a page that the user has not caused. */
async function measureLayoutShift(page: Page) {
  await page.getByText('as of').waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          // TypeScript does not know layout shifts.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

test('the dashboard does not move while its parts arrive, on the first visit, the next, and after a failure', async () => {
  const context = await openContext(origin, { ...smallPhone, email: 'owner@demo.test', expected: /503.*\/summaries/ })
  // Each response of a visit comes alone, after the page has been painted.
  let responses = 0
  await context.route('**/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200 + 100 * responses++))
    await route.continue()
  })
  for (const visit of ['first', 'second']) {
    responses = 0
    const visited = await context.newPage()
    await visited.goto('/dashboard')
    expect(await measureLayoutShift(visited), visit).toBeLessThan(0.02)
    await visited.close()
  }
  responses = 0
  const failing = await context.newPage()
  await failing.addInitScript(() => localStorage.removeItem('KEPT_RESPONSES'))
  await failing.route('**/summaries*', (route) => route.fulfill({ status: 503, json: {} }))
  await failing.goto('/dashboard')
  await failing.getByRole('button', { name: 'OK' }).tap()
  await failing.unroute('**/summaries*')
  const figures = failing.getByText('as of').first()
  const retry = failing.getByRole('button', { name: 'Retry: Unsettled earnings' })
  // What other journeys change in this organisation may ask again before the user does: then the button is gone.
  await Promise.race([retry.tap().catch(() => undefined), figures.waitFor()])
  await figures.waitFor()
  expect(await measureLayoutShift(failing), 'after a failure').toBeLessThan(0.02)
})

test('a press is seen at once, and a line while the next page loads', async () => {
  const context = await openContext(origin, { email: 'owner@demo.test' })
  // The page of the link is not loaded ahead.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByText('as of').waitFor()
  await waitUntilLive(page)
  // Charts and other late parts have come, too.
  const countScripts = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
  for (let before = -1; before !== (await countScripts()); await page.waitForTimeout(1000)) before = await countScripts()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let requests = 0
  await page.route('**/assets/*.js', async (route) => {
    requests++
    await held
    await route.continue()
  })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })
  await link.hover()
  expect(requests).toBe(0)
  await page.mouse.down()
  // The finger that comes down begins to load the page.
  await expect.poll(() => requests).toBeGreaterThan(0)
  expect(Number(await link.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1)
  await page.mouse.up()
  const line = page.locator('#portal > [aria-hidden="true"]')
  await line.waitFor({ state: 'visible' })
  release()
  await waitForHeading(page, 'Settings')
  await line.waitFor({ state: 'detached' })
})

test('on a phone Back closes what is open, the newest first, and the page stays', async () => {
  const context = await openContext(origin, { ...smallPhone, email: 'owner@demo.test' })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByText('as of').first().waitFor()
  await page.goto('/vehicles')
  await page.getByRole('button', { name: 'Filters' }).waitFor()
  // Android's Back asks the browser to close something, as Escape does where no script has seen the key.
  await page.evaluate(() => window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true))
  const pressBack = () => page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog').waitFor()
  await pressBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.getByRole('dialog').waitFor()
  await pressBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .tap()
  await page.getByRole('menu').waitFor()
  await pressBack()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(getPath(page)).toBe('/vehicles')
  // With nothing open, Back is a step in the history.
  await page.goBack()
  await waitForHeading(page, 'Welcome')
})

test('the first change of a page leaves it where it is, and a reload restores the place', async () => {
  const context = await openContext(origin, { email: 'owner@demo.test', viewport: { width: 1440, height: 500 } })
  const page = await context.newPage()
  const readScroll = () => page.evaluate(() => Math.round(window.scrollY))
  const scrollTo = (top: number) => page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
  // The tab has loaded another page before.
  await page.goto('/settings')
  await waitUntilLive(page)
  await page.goto('/dashboard')
  await waitUntilLive(page)
  await scrollTo(120)
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last month')
  await page.waitForURL(/period=last_month/)
  expect(await readScroll()).toBe(120)
  await page.reload()
  await waitUntilLive(page)
  await expect.poll(readScroll).toBe(120)
  // Another address in the same tab is another page.
  await page.goto('/settings')
  await waitForHeading(page, 'Settings')
  await waitUntilLive(page)
  expect(await readScroll()).toBe(0)
})
