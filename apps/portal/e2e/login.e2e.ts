import { expect, inject, test } from 'vitest'
import { address, at, logIn, person, toastSays, openBrowser } from './browser.ts'

openBrowser()
const origin = inject('origin')

test('the demo owner logs in by keyboard alone and stands on the dashboard', async () => {
  const page = await (await person(origin)).newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).focus()
  await page.keyboard.press('Enter')
  await at(page, '/login')
  await expect.poll(() => page.title()).toBe('Login - Vehicle Partner')
  await page.getByLabel('Email address').focus()
  await page.keyboard.type('owner@demo.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Demo-1234')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent))
    .toMatch(/Show/)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Forgot Password')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Login')
  await page.keyboard.press('Enter')
  await at(page, '/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
  await expect.poll(() => page.title()).toBe('Dashboard - Vehicle Partner')
})

test("a wrong password shows the server's message in a toast and loses nothing that was typed", async () => {
  const page = await (await person(origin, { expected: /422/ })).newPage()
  await logIn(page, 'owner@demo.test', 'not-it')
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await toasts.getByText('The email address or password is not correct').first().waitFor()
  const box = await toasts.getByText('The email address or password is not correct').first().boundingBox()
  expect(box && box.x > 720 && box.y < 200).toBe(true)
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('owner@demo.test')
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('not-it')
  await at(page, '/login')
})

test('an unknown address is answered exactly as a wrong password is', async () => {
  const page = await (await person(origin, { expected: /422/ })).newPage()
  await logIn(page, 'nobody@demo.test')
  expect(await toastSays(page, 'The email address or password is not correct')).toBe('The email address or password is not correct')
})

test("a revoked member is told so ('User access has been revoked') and stays outside", async () => {
  const page = await (await person(origin, { expected: /403/ })).newPage()
  await logIn(page, 'revoked@demo.test')
  expect(await toastSays(page, 'User access has been revoked')).toBe('User access has been revoked')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_SESSION'))).toBeNull()
  await page.goto('/dashboard')
  await at(page, '/login?redirect=%2Fdashboard')
})

test('a protected address leads to login and back again, with its query', async () => {
  const page = await (await person(origin)).newPage()
  await page.goto('/dashboard?period=last_week')
  await at(page, '/login?redirect=%2Fdashboard%3Fperiod%3Dlast_week')
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard?period=last_week')
  expect(address(page)).toBe('/dashboard?period=last_week')
})

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])('the way back is never %s', async (redirect) => {
  const page = await (await person(origin)).newPage()
  await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
  await logIn(page, 'owner@demo.test')
  await at(page, '/dashboard')
  expect(new URL(page.url()).origin).toBe(origin)
})

test('an unknown address shows the page-not-found screen', async () => {
  const page = await (await person(origin)).newPage()
  await page.goto('/no/such/page')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/find|found/i)
})

test('the way in by phone that cannot be loaded says so, and loading again brings it', async () => {
  const page = await (await person(origin, { expected: /404/ })).newPage()
  await page.route(/\/assets\/phoneLogin-/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  await page.getByRole('tab', { name: 'Phone number' }).click()
  const again = page.getByRole('button', { name: 'Load again' })
  await again.waitFor()
  await page.unrouteAll()
  await again.click()
  await page.getByRole('tab', { name: 'Phone number' }).click()
  await page.getByRole('button', { name: 'Send code' }).waitFor()
  expect(address(page)).toBe('/login')
})
