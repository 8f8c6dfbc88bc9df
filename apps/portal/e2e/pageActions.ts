import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { afterEach, beforeAll, expect } from 'vitest'
import { findChromium } from '../../../tools/chromium.mjs'
import { storeSession } from './storedSession.ts'

/** One for all files of a worker, which share this module. It ends with the worker. */
let browser: Browser | undefined
let contexts: { context: BrowserContext; consoleProblems: string[] }[] = []

/** Prepares the browser for the tests of a file. A test fails if the console of one of its pages has errors or warnings. */
export function setUpBrowser() {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  })
  afterEach(async ({ task }) => {
    const consoleProblems = contexts.flatMap((each) => each.consoleProblems)
    const shown = task.result?.state === 'fail' ? await describePages() : undefined
    await Promise.all(contexts.map(({ context }) => context.close()))
    contexts = []
    if (shown !== undefined) throw new Error(shown)
    expect(consoleProblems, consoleProblems.join('\n')).toEqual([])
  })
}

/** What each open page shows, with its console, one line per page. A failure on a busy machine cannot be looked at again. */
async function describePages(): Promise<string> {
  const describe = async (page: Page) => {
    const text = await page.locator('body').innerText({ timeout: 5000 })
    return `${getPath(page)} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 3000)}`
  }
  const pages = contexts.flatMap(({ context }) => context.pages())
  const texts = await Promise.all(pages.map((page) => describe(page).catch((error: unknown) => `${page.url()}: ${String(error)}`)))
  return [...texts, ...contexts.flatMap((each) => each.consoleProblems)].join('\n')
}

/** Milliseconds. */
const waitTimeout = 75_000

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

interface ContextOptions extends BrowserContextOptions {
  /** Matches the failed requests that a journey causes on purpose. */
  expected?: RegExp
  /** A user whose session is stored, as after a login. */
  email?: string
}

/** Opens a browser context with empty storage, or with the session of a user. */
export async function openContext(origin: string, options: ContextOptions = {}): Promise<BrowserContext> {
  const { expected, email, ...rest } = options
  if (!browser) throw new Error('Call setUpBrowser() in this file')
  const context = await browser.newContext({
    baseURL: origin,
    viewport: desktop,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
    // The worker answers requests before a journey can change them.
    serviceWorkers: 'block',
    ...rest,
  })
  // Machines can be busy.
  context.setDefaultTimeout(waitTimeout)
  if (email !== undefined) await storeSession(context, origin, email)
  const consoleProblems: string[] = []
  const addProblem = (text: string) => {
    if (!expected?.test(text) && !text.startsWith('Service Worker registration blocked by Playwright')) consoleProblems.push(text)
  }
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) addProblem(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => addProblem(webError.error().message))
  contexts.push({ context, consoleProblems })
  return context
}

/** Opens a page of a user who is logged in. */
export async function openPage(origin: string, path: string, options: ContextOptions & { email: string }): Promise<Page> {
  const page = await (await openContext(origin, options)).newPage()
  await page.goto(path)
  return page
}

/** Logs in on the login page. */
export async function logIn(page: Page, email: string, password = 'Demo-1234') {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Submits the form of /register. */
export async function register(page: Page, { email, phone, password }: { email: string; phone: string; password: string }) {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ngozi')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ade-Ojo')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Requests a login code for a phone number, and waits for the second step. */
export async function requestPhoneCode(page: Page, number: string) {
  await page.getByRole('tab', { name: 'Phone number' }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confirm OTP' }).waitFor()
}

/** Waits for the page with this heading. */
export const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Presses the button of this name. */
export const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits until the page follows what happens on the server. */
export const waitUntilLive = (page: Page) => page.getByText('Live', { exact: true }).filter({ visible: true }).last().waitFor()

/** Lets the sandbox simulate what operator, bank or drivers do. */
export async function simulate(origin: string, body: { kind: string; id: string; reason?: string; text?: string }) {
  const response = await fetch(`${origin}/sandbox/simulate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
}

/** Lets the sandbox run a job that is not due yet. */
export async function runJob(origin: string, job: string) {
  const response = await fetch(`${origin}/sandbox/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ job }),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
}

/** The pages of the menu, without the contacts of support. */
export const listMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('a[href^="/"]').allTextContents()

/** Waits until the URL has this path, and this query if it has one. */
export async function waitForPath(page: Page, path: string) {
  await page.waitForURL((url) => (path.includes('?') ? url.pathname + url.search : url.pathname) === path)
}

/** The path and query of a page's URL. */
export function getPath(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits for a toast with exactly this text, and returns the text. */
export async function waitForToast(page: Page, text: string): Promise<string | null> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').getByText(text, { exact: true })
  await toast.waitFor()
  return toast.textContent()
}
