// No message of a field moves what is being pressed: real presses in a real browser, on a button below each field.
// @module-tag slow
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPage, type BuiltPage } from '../builtPage.ts'
import { openBrowser } from '../visual/takeScreenshots.ts'
import { arrive, getClicks, openSubjects } from './openSubjects.ts'

let built: BuiltPage
let browser: Browser

beforeAll(async () => {
  built = await buildPage(join(import.meta.dirname, 'fieldsPage.tsx'))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  built.close()
})

const fields = ['TextField', 'TextArea', 'SearchField', 'PasswordField', 'PhoneField', 'MoneyField', 'NumberField', 'DateField', 'OtpInput']
const forms = ['PhoneLoginForm', 'RegisterForm', 'CompanyForm', 'InviteMemberForm', 'TripIssueForm']

/** Opens subjects with all their parts, on a phone that is so tall that nothing scrolls. */
async function open(subjects: readonly string[], options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 6000 }, reducedMotion: 'reduce', ...options })
  const page = await openSubjects(context, built.url, subjects)
  await arrive(page, 'plans')
  await arrive(page, 'hydration')
  return page
}

const listControls = (page: Page) => page.locator('input:not([type=hidden]):not([type=file]), textarea, select').all()
const countMessages = (page: Page) => page.locator('[aria-invalid=true]').count()

/** Waits until validation, which is asynchronous, would have moved the page. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** Focuses a control and types something that most fields reject. */
async function type(page: Page, control: Locator, text: string) {
  await control.focus()
  if (!(await control.evaluate((element) => element.matches('input:not([type=radio]):not([type=checkbox]), textarea')))) return
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

/** Presses the button with something that happens while it is held down; expects that it stays where it is, and that it is clicked. */
async function pressBelow(page: Page, whileDown: () => Promise<void> = () => Promise.resolve()) {
  const before = await getClicks(page)
  const button = page.getByRole('button', { name: 'Below' })
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not visible')
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await whileDown()
  await settle(page)
  expect(await button.boundingBox()).toEqual(box)
  await page.mouse.up()
  expect(await getClicks(page)).toBe(before + 1)
  await settle(page)
}

test('the message of a field that comes or goes on blur waits for the click', async () => {
  const page = await open(['PhoneField', 'EmptyPhoneField', 'MoneyField', 'NumberField', 'DateField'])
  for (const [name, text] of [
    ['PhoneField', 'x'],
    ['EmptyPhoneField', '0803'],
    ['MoneyField', '99999999999'],
    ['NumberField', '1-2'],
    ['DateField', '32'],
  ] as const) {
    await type(page, page.getByRole('textbox', { name, exact: true }), text)
    await pressBelow(page)
  }
  await expect.poll(() => countMessages(page)).toBe(4)
  await page.context().close()
})

test('messages that come from the server during a press wait for the click', async () => {
  const page = await open(fields)
  await pressBelow(page, () => arrive(page, 'message'))
  const messages = page.locator('[id$=error]')
  await expect.poll(() => messages.count()).toBe(fields.length)
  await pressBelow(page, () => arrive(page, 'noMessage'))
  await expect.poll(() => messages.count()).toBe(0)
  await page.context().close()
})

test('a press below a form is not lost after any of its fields', async () => {
  const page = await open(forms)
  for (const control of await listControls(page)) {
    await type(page, control, 'x')
    await pressBelow(page)
  }
  await expect.poll(() => countMessages(page)).toBeGreaterThan(10)
  await page.context().close()
})

test('a tap below a form is not lost', async () => {
  const page = await open(['RegisterForm'], { hasTouch: true, isMobile: true })
  for (const control of await listControls(page)) {
    const before = await getClicks(page)
    await type(page, control, 'x')
    await page.getByRole('button', { name: 'Below' }).tap()
    expect(await getClicks(page)).toBe(before + 1)
    await settle(page)
  }
  await expect.poll(() => countMessages(page)).toBeGreaterThan(2)
  await page.context().close()
})
