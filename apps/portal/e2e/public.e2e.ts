import type { BrowserContext, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { at, logIn, openBrowser, person, toastSays } from './browser.ts'

openBrowser()
const origin = inject('origin')

const pages = [
  ['/', 'Vehicle Partner Portal', 'Vehicle Partner', ['Become a vehicle partner', 'Login', 'Go to FAQ']],
  ['/login', 'Welcome Partner', 'Login - Vehicle Partner', ['Forgot Password', 'Join now', 'Go to FAQ']],
  ['/register', 'Become a vehicle partner', 'Register - Vehicle Partner', ['terms', 'Login']],
  ['/forgot-password', 'Forgot your password', 'Forgot password - Vehicle Partner', ['Back to login']],
  ['/faq', 'Frequently asked questions', 'FAQ - Vehicle Partner', ['Login', 'Become a vehicle partner']],
] as const

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const lives = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('#portal main *') ?? {}).some((key) => key.startsWith('__react')))

test.each(pages)(
  '%s can be read before and without any script, in its own look, and comes to life as it stands',
  async (path, heading, title, links) => {
    const silent = await person(origin, { javaScriptEnabled: false, colorScheme: 'dark' })
    const read = await silent.newPage()
    await read.goto(path)
    await expect.poll(() => read.title()).toBe(title)
    await expect.poll(() => background(read)).toBe('rgb(13, 18, 14)')
    await read.getByRole('heading', { level: 1, name: heading }).waitFor()
    for (const name of links) expect(await read.getByRole('link', { name, exact: true }).first().isVisible()).toBe(true)
    if (path === '/faq') await read.getByText('Drivers can be added and removed at any time').waitFor()
    const seen = await read.getByRole('main').innerText()

    const page = await (await person(origin)).newPage()
    await page.goto(path)
    await lives(page)
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => background(page)).toBe('rgb(250, 249, 245)')
    for (const line of (await page.getByRole('main').innerText()).split('\n').filter((line) => line !== 'Show'))
      expect(seen).toContain(line)
  },
)

/** Holds the program back until somebody lets it come. */
async function holdBack(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route(/\/assets\/(?!bootstrap).*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed and pressed before the program has come is not lost', async () => {
  const context = await person(origin)
  const come = await holdBack(context)
  const page = await context.newPage()
  await page.goto('/login?redirect=%2Fsettings', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).pressSequentially('Demo-1234')
  // Nobody hears it yet, and nothing may get into the address.
  await page.keyboard.press('Enter')
  expect(await page.getByRole('button', { name: 'Login' }).isDisabled()).toBe(true)
  come()
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('owner@demo.test')
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('Demo-1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await at(page, '/settings')
  // The rest of the style has come with the first page that is not public.
  await expect.poll(() => page.locator('link[rel=stylesheet]').count()).toBe(1)
  await expect.poll(() => page.locator('link[data-full-styles]').count()).toBe(0)
})

test('a button that was pressed before the program has come does its work when it has', async () => {
  const context = await person(origin)
  const come = await holdBack(context)
  const page = await context.newPage()
  await page.goto('/faq', { waitUntil: 'commit' })
  const question = page.getByRole('button', { name: 'When and how do I get paid?' })
  await question.click()
  come()
  await page.getByText('Payments are usually monthly').waitFor()
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
})

test('who is logged in goes on from every page that is for others, and sees nothing of it', async () => {
  const context = await person(origin)
  const first = await context.newPage()
  await logIn(first, 'owner@demo.test')
  await at(first, '/dashboard')
  const come = await holdBack(context)
  const wanted = ['/', '/login', '/login?redirect=%2Fsettings', '/register', '/forgot-password']
  const opened = await Promise.all(
    wanted.map(async (path) => {
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('main').waitFor({ state: 'attached' })
      expect(await page.locator('main').isVisible()).toBe(false)
      return page
    }),
  )
  come()
  for (const [index, page] of opened.entries()) await at(page, wanted[index]?.includes('settings') ? '/settings' : '/dashboard')
  // The questions are for everybody.
  await first.goto('/faq')
  await first.getByRole('link', { name: 'Go to dashboard' }).waitFor()
  await expect.poll(() => first.getByRole('link', { name: 'Login' }).count()).toBe(0)
})

test('without a network the page says what it always says, and keeps what was typed', async () => {
  const context = await person(origin, { expected: /ERR_INTERNET_DISCONNECTED/ })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Login' }).click()
  expect(await toastSays(page, 'Oops! An error occurred, please try again.')).toBeTruthy()
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('owner@demo.test')
})

/** The page as a cache may still have it, from a deployment whose files are gone. */
const old = (html: string) => html.replace(/(data-program="\/assets\/)[^"]+(?=")/, '$1index-gone.js')

test('a page whose program is gone is loaded anew, once', async () => {
  const page = await (await person(origin, { expected: /404/ })).newPage()
  let documents = 0
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    if (route.request().isNavigationRequest()) documents += 1
    await route.fulfill({
      response: answer,
      body: documents === 1 && route.request().isNavigationRequest() ? old(await answer.text()) : await answer.text(),
    })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  expect(documents).toBe(2)
})

test('one whose program stays away says so and is not loaded again and again', async () => {
  const page = await (await person(origin, { expected: /404/ })).newPage()
  let documents = 0
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    if (route.request().isNavigationRequest()) documents += 1
    await route.fulfill({ response: answer, body: old(await answer.text()) })
  })
  await page.goto('/login')
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor()
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(1)
  await page.getByRole('heading', { level: 1, name: 'Welcome Partner' }).waitFor()
})

test('two servers that disagree cannot send anybody to and fro', async () => {
  const page = await (await person(origin, { expected: /404/ })).newPage()
  let documents = 0
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    documents += 1
    // Every answer names another program, and none of them is there.
    await route.fulfill({ response: answer, body: old(await answer.text()).replace('index-gone', `index-gone${documents % 4}`) })
  })
  await page.goto('/login')
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor()
  await page.waitForLoadState('networkidle')
  expect(documents).toBeLessThanOrEqual(8)
})

test.each([
  ['a newer version has it', true],
  ['nobody has it', false],
])('a part of the program that is gone, and %s', async (_, isNewer) => {
  const page = await (await person(origin, { expected: /404/ })).newPage()
  await page.goto('/login')
  await lives(page)
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route(/\/assets\/RegisterScreen/, (route) =>
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
  await at(page, '/register')
})
