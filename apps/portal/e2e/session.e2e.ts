import { expect, inject, test } from 'vitest'
import { getPath, logIn, openContext, phone, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

const parseSession = (text: string | null) => JSON.parse(text ?? '{}') as { token: string; user: { id: string } }

test('logging out ends the session in the browser and on the server', async () => {
  // Questions of the dashboard that are under way are refused.
  const page = await (await openContext(origin, { expected: /401/ })).newPage()
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  const { token } = parseSession(await page.evaluate(() => localStorage.getItem('USER_SESSION')))
  await page.getByRole('button', { name: /log ?out/i }).click()
  await waitForPath(page, '/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_SESSION'))).toBeNull()
  await expect
    .poll(async () => (await fetch(`${origin}/v1/users/profile`, { headers: { authorization: `Bearer ${token}` } })).status)
    .toBe(401)
  await page.goto('/dashboard')
  await waitForPath(page, '/login?redirect=%2Fdashboard')
})

test('a session that ends during use leads to login and back to the same page', async () => {
  const page = await (await openContext(origin, { expected: /401/ })).newPage()
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  // A request that is still under way would meet the ended session before the period is chosen.
  await page.waitForLoadState('networkidle')
  const { token, user } = parseSession(await page.evaluate(() => localStorage.getItem('USER_SESSION')))
  const response = await fetch(`${origin}/v1/users/${user.id}/sessions/current`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  await page.getByLabel('Period').selectOption('yesterday')
  await waitForPath(page, '/login?redirect=%2Fdashboard%3Fperiod%3Dyesterday')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_SESSION'))).toBeNull()
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard?period=yesterday')
})

test('a damaged stored session counts as none', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('USER_SESSION', '{"token":'))
  await page.goto('/dashboard')
  await expect.poll(() => getPath(page)).toBe('/login?redirect=%2Fdashboard')
})

test('two tabs share login and logout', async () => {
  // A question of the second tab may be under way when the session ends.
  const context = await openContext(origin, { expected: /401/ })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/login')
  await second.goto('/login')
  await logIn(first, 'owner@demo.test')
  await waitForPath(first, '/dashboard')
  await waitForPath(second, '/dashboard')
  await first.getByRole('button', { name: /log ?out/i }).click()
  await waitForPath(first, '/login')
  await expect.poll(() => getPath(second)).toMatch(/^\/login/)
})

test.for([
  { group: 'active', action: 'Report issue' },
  { group: 'upcoming', action: 'Decline trip' },
])('$action: what is being typed survives a log-out in another tab, for its user alone', { tags: ['slow'] }, async ({ group, action }) => {
  // A request of the other tab may be under way when the session ends.
  const context = await openContext(origin, { expected: /401/ })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await logIn(first, 'owner@demo.test')
  await waitForPath(first, '/dashboard')
  await first.goto(`/trips?group=${group}&sort=-departure_at`)
  await first.getByRole('table').getByRole('link').first().click()
  await first.getByRole('button', { name: action }).click()
  const description = first.getByRole('dialog').getByRole('textbox', { name: /^What happened/ })
  await description.fill('A tyre has burst near Ojota.')
  await second.goto('/settings')
  await second.getByRole('button', { name: /log ?out/i }).click()
  await first.getByText('You were logged out in another tab.').waitFor()
  await first.getByText('Log in here to get back what you typed.').waitFor()
  await logIn(first, 'owner@demo.test')
  await expect.poll(() => description.inputValue()).toBe('A tyre has burst near Ojota.')

  await second.goto('/settings')
  await second.getByRole('button', { name: /log ?out/i }).click()
  await first.getByText('You were logged out in another tab.').waitFor()
  await logIn(first, 'trips@demo.test')
  await first.getByRole('button', { name: action }).click()
  await expect.poll(() => description.inputValue()).toBe('')
})

test('a report that is being typed is back after a reload, and gone once its user closes it', async () => {
  const page = await (await openContext(origin)).newPage()
  // The browser asks before it loads the page anew.
  page.on('dialog', (dialog) => void dialog.accept())
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  await page.goto('/trips?group=active&sort=-departure_at')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Report issue' }).click()
  const description = page.getByRole('dialog').getByRole('textbox', { name: /^What happened/ })
  await description.fill('A tyre has burst near Ojota.')
  await page.getByRole('checkbox', { name: 'Another vehicle is needed' }).check()
  await page.reload()
  await expect.poll(() => description.inputValue()).toBe('A tyre has burst near Ojota.')
  expect(await page.getByRole('checkbox', { name: 'Another vehicle is needed' }).isChecked()).toBe(true)
  await waitForToast(page, 'What you typed is back. It is not sent yet.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Report issue' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a restricted member sees a shorter menu, and a toast on a page without access', async () => {
  const page = await (await openContext(origin)).newPage()
  await logIn(page, 'trips@demo.test')
  await waitForPath(page, '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Trips' }).waitFor()
  await expect.poll(() => menu.locator('a[href^="/"]').allTextContents()).toEqual(['Dashboard', 'Trips', 'Routes', 'Settings'])
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await expect.poll(() => page.getByText('Unsettled earnings').count()).toBe(0)
  await page.goto('/earnings')
  await waitForPath(page, '/settings')
  expect(await waitForToast(page, 'You do not have access to view Earnings page')).toBe('You do not have access to view Earnings page')
})

test('a member without the dashboard is redirected to settings with the toast, right after login', async () => {
  const page = await (await openContext(origin)).newPage()
  await logIn(page, 'staff@demo.test')
  await waitForPath(page, '/settings')
  expect(await waitForToast(page, 'You do not have access to view Dashboard page')).toBe('You do not have access to view Dashboard page')
  await expect.poll(() => page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('staff@demo.test')
})

test('on a phone the menu is a slide-over that closes on navigation', async () => {
  const page = await (await openContext(origin, { viewport: phone, hasTouch: true, isMobile: true })).newPage()
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  await page.getByRole('button', { name: /menu/i }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Settings' }).click()
  await waitForPath(page, '/settings')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
