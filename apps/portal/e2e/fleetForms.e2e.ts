import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, openContext, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'
import { getLatestMessage } from './outbox.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: other journeys count the vehicles and drivers of this organisation.
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

const smallPhone = { width: 360, height: 740 }
const keptMessage = 'This is what you typed before.'

/** Opens a phone of 360 px, on which a user is logged in. */
async function openPhone(email: string): Promise<Page> {
  const page = await (await openContext(server.url, { viewport: smallPhone, expected: /409|422/ })).newPage()
  // Reloading a form with an identity number asks.
  page.on('dialog', (dialog) => void dialog.accept())
  await logIn(page, email)
  await waitForPath(page, '/dashboard')
  return page
}

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : undefined
      return (label ?? element?.textContent ?? '').replace(/\s*optional$/, '').trim()
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}
const typeInto = async (page: Page, name: string, text: string) => {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
const pressEnterOn = async (page: Page, name: string) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
const continueTo = async (page: Page, ...steps: string[]) => {
  for (const step of steps) {
    await pressEnterOn(page, 'Continue')
    await page.locator('h2:focus', { hasText: step }).waitFor()
  }
}

test('by keyboard alone a driver is added, from wrong input over a reload to the invitation', async () => {
  const page = await openPhone('owner@demo.test')
  await page.goto('/drivers/add-driver')
  await page.getByLabel('First name').waitFor()
  await pressEnterOn(page, 'Continue')
  for (const message of ['Please enter the first name', 'Please provide a valid phone number', 'Please enter the date of birth'])
    await page.getByText(message).waitFor()
  // The first invalid field has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fname')
  await page.keyboard.type('Adéṣọlá')
  await typeInto(page, 'Last name', 'O’Connor')
  await typeInto(page, 'Phone number', '08098765432')
  await typeInto(page, 'City', 'Lagos')
  await typeInto(page, 'Date of birth', '12-04-2015')
  await page.keyboard.press('Tab')
  await page.getByText('Driver must be at least 18').waitFor()
  await page.keyboard.press('Shift+Tab')
  await typeInto(page, 'Date of birth', '12-04-1990')
  await typeInto(page, 'NIN', '12345678901')
  await continueTo(page, 'Licence and LASDRI')

  // A reload keeps all but the number of the identity document.
  await page.reload()
  await page.getByText(keptMessage).waitFor()
  expect([await page.getByLabel('First name').inputValue(), await page.getByLabel('NIN').inputValue()]).toEqual(['Adéṣọlá', ''])
  await continueTo(page, 'Licence and LASDRI')
  await typeInto(page, 'Licence number', 'ABC12345AA67')
  await typeInto(page, 'Class', 'Class E')
  await typeInto(page, 'Expiry date', '10-01-2029')
  await continueTo(page, 'Documents', 'Vehicle', 'Review')
  await pressEnterOn(page, 'Add driver')
  await waitForToast(page, 'Driver added')
  await waitForToast(page, 'Invitation sent by SMS')
  expect(await getLatestMessage(server.url, '+2348098765432')).toMatchObject({ channel: 'sms' })
})
