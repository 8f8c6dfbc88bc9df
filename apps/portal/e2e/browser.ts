import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { findChromium } from '../../../tools/chromium.mjs'

let browser: Browser
let contexts: { context: BrowserContext; complaints: string[] }[] = []

/** Gives a file's tests a real browser; every page's console must stay clean, or the test fails. */
export function openBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  })
  afterEach(async () => {
    const complaints = contexts.flatMap((opened) => opened.complaints)
    await Promise.all(contexts.map(({ context }) => context.close()))
    contexts = []
    expect(complaints).toEqual([])
  })
  afterAll(() => browser.close())
}

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** A person's browser with nothing stored. Refused calls that a journey provokes are named in `expected`. */
export async function person(origin: string, options: BrowserContextOptions & { expected?: RegExp } = {}): Promise<BrowserContext> {
  const { expected, ...rest } = options
  const context = await browser.newContext({
    baseURL: origin,
    viewport: desktop,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
    ...rest,
  })
  context.setDefaultTimeout(15_000)
  const complaints: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) complaints.push(text)
  }
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (trouble) => note(trouble.error().message))
  contexts.push({ context, complaints })
  return context
}

/** Logs in through the page, as a person does. */
export async function logIn(page: Page, email: string, password = 'Demo-1234') {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Fills the sign-up form on /register, and sends it. */
export async function register(page: Page, { email, phone, password }: { email: string; phone: string; password: string }) {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ngozi')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ade-Ojo')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Stands on the second step of the phone login, with a code on its way. */
export async function askForCode(page: Page, number: string) {
  await page.getByRole('tab', { name: 'Phone number' }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confirm OTP' }).waitFor()
}

/** Waits for the page with this title. */
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Presses the button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits until the address has this path (and query, if given). */
export async function at(page: Page, address: string) {
  await page.waitForURL((url) => (address.includes('?') ? url.pathname + url.search : url.pathname) === address)
}

/** Path and query of a page's address now. */
export function address(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until a toast says exactly this, and answers with its words. */
export async function toastSays(page: Page, words: string): Promise<string | null> {
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').getByText(words, { exact: true })
  await toast.waitFor()
  return toast.textContent()
}
