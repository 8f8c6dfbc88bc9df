import { expect, inject, test } from 'vitest'
import { address, at, logIn, person, phone, toastSays, openBrowser } from './browser.ts'

openBrowser()
const origin = inject('origin')

const tokenOf = (text: string | null) => JSON.parse(text ?? '{}') as { token: string; user: { id: string } }

test('logging out ends the session here and on the server', async () => {
  const page = await (await person(origin)).newPage()
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard')
  const { token } = tokenOf(await page.evaluate(() => localStorage.getItem('USER_SESSION')))
  await page.getByRole('button', { name: /log ?out/i }).click()
  await at(page, '/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_SESSION'))).toBeNull()
  await expect
    .poll(async () => (await fetch(`${origin}/v1/users/profile`, { headers: { authorization: `Bearer ${token}` } })).status)
    .toBe(401)
  await page.goto('/dashboard')
  await at(page, '/login?redirect=%2Fdashboard')
})

test('a session that ends in the middle leads to login and back to the same address', async () => {
  const page = await (await person(origin, { expected: /401/ })).newPage()
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  const { token, user } = tokenOf(await page.evaluate(() => localStorage.getItem('USER_SESSION')))
  const ended = await fetch(`${origin}/v1/users/${user.id}/sessions/current`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.status).toBe(200)
  await page.getByLabel('Period').selectOption('yesterday')
  await at(page, '/login?redirect=%2Fdashboard%3Fperiod%3Dyesterday')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_SESSION'))).toBeNull()
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard?period=yesterday')
})

test('a damaged stored session counts as none', async () => {
  const page = await (await person(origin)).newPage()
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('USER_SESSION', '{"token":'))
  await page.goto('/dashboard')
  await expect.poll(() => address(page)).toBe('/login?redirect=%2Fdashboard')
})

test('two tabs share login and logout', async () => {
  const context = await person(origin)
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/login')
  await second.goto('/login')
  await logIn(first, 'owner@demo.test')
  await at(first, '/dashboard')
  await at(second, '/dashboard')
  await first.getByRole('button', { name: /log ?out/i }).click()
  await at(first, '/login')
  await expect.poll(() => address(second)).toMatch(/^\/login/)
})

test('a restricted member sees a menu of their own, and is told at a closed door', async () => {
  const page = await (await person(origin)).newPage()
  await logIn(page, 'trips@demo.test')
  await at(page, '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Trips' }).waitFor()
  await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Trips', 'Routes', 'Settings'])
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await expect.poll(() => page.getByText('Unsettled earnings').count()).toBe(0)
  await page.goto('/earnings')
  await at(page, '/settings')
  expect(await toastSays(page, 'You do not have access to view Earnings page')).toBe('You do not have access to view Earnings page')
})

test('a member without the dashboard lands on settings with the toast, right after login', async () => {
  const page = await (await person(origin)).newPage()
  await logIn(page, 'staff@demo.test')
  await at(page, '/settings')
  expect(await toastSays(page, 'You do not have access to view Dashboard page')).toBe('You do not have access to view Dashboard page')
  await page.getByText('staff@demo.test').first().waitFor()
})

test('on a phone the menu is a slide-over that closes on the way to another page', async () => {
  const page = await (await person(origin, { viewport: phone, hasTouch: true, isMobile: true })).newPage()
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard')
  await page.getByRole('button', { name: /menu/i }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Settings' }).click()
  await at(page, '/settings')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
