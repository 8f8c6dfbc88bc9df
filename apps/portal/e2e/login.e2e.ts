import { expect, inject, test } from 'vitest'
import { builtChunk } from './builtChunks.ts'
import { getPath, logIn, openContext, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test('the demo owner logs in by keyboard and sees the dashboard', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).focus()
  await page.keyboard.press('Enter')
  await waitForPath(page, '/login')
  await expect.poll(() => page.title()).toBe('Login - Vehicle Partner')
  // It is there when the script has taken over.
  await page.getByRole('button', { name: 'Show password' }).waitFor()
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
  await waitForPath(page, '/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
  await expect.poll(() => page.title()).toBe('Dashboard - Vehicle Partner')
})

test("a wrong password shows the server's message in a toast and keeps the values", async () => {
  const page = await (await openContext(origin, { expected: /422/ })).newPage()
  await logIn(page, 'owner@demo.test', 'not-it')
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await toasts.getByText('The email address or password is not correct').first().waitFor()
  const box = await toasts.getByText('The email address or password is not correct').first().boundingBox()
  expect(box && box.x > 720 && box.y < 200).toBe(true)
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('owner@demo.test')
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('not-it')
  await waitForPath(page, '/login')
})

test('an unknown email address gets the same message as a wrong password', async () => {
  const page = await (await openContext(origin, { expected: /422/ })).newPage()
  await logIn(page, 'unknown@demo.test')
  expect(await waitForToast(page, 'The email address or password is not correct')).toBe('The email address or password is not correct')
})

test("a revoked member sees 'User access has been revoked' and is not signed in", async () => {
  const page = await (await openContext(origin, { expected: /403/ })).newPage()
  await logIn(page, 'revoked@demo.test')
  expect(await waitForToast(page, 'User access has been revoked')).toBe('User access has been revoked')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_SESSION'))).toBeNull()
  await page.goto('/dashboard')
  await waitForPath(page, '/login?redirect=%2Fdashboard')
})

test('a protected page leads to login and back, with its query', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/dashboard?period=last_week')
  await waitForPath(page, '/login?redirect=%2Fdashboard%3Fperiod%3Dlast_week')
  await page.getByText('Log in to open that page.').waitFor()
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard?period=last_week')
  expect(getPath(page)).toBe('/dashboard?period=last_week')
})

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
  'login does not redirect to %s',
  async (redirect) => {
    const page = await (await openContext(origin)).newPage()
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Log in to open').count()).toBe(0)
    await logIn(page, 'owner@demo.test')
    await waitForPath(page, '/dashboard')
    expect(new URL(page.url()).origin).toBe(origin)
  },
)

test('an unknown path shows the page-not-found screen', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/no/such/page')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
})

test('a phone login that cannot be loaded shows an error, and loads again', async () => {
  const page = await (await openContext(origin, { expected: /404/ })).newPage()
  await page.route(builtChunk('src/auth/phoneLoginSteps.tsx'), (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  await page.getByRole('tab', { name: 'Phone number' }).click()
  const retryButton = page.getByRole('button', { name: 'Load again' })
  await retryButton.waitFor()
  await page.unrouteAll()
  await retryButton.click()
  await page.getByRole('tab', { name: 'Phone number' }).click()
  await page.getByRole('button', { name: 'Send code' }).waitFor()
  expect(getPath(page)).toBe('/login')
})

test('the page stays until the step of the code replaces it', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Phone number' }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('08030000006')
  const blanks = await page.evaluateHandle(() => {
    const found: string[] = []
    new MutationObserver(() => {
      if (!document.querySelector('h1')) found.push(document.body.textContent)
    }).observe(document.body, { childList: true, subtree: true })
    return found
  })
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confirm OTP' }).waitFor()
  expect(await blanks.jsonValue()).toEqual([])
})
