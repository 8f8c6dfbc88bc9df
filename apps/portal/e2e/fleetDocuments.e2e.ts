// @module-tag slow
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPath, openPage, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: another journey changes the e-mail address of this owner.
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

// One white pixel. The name lets the sandbox keep it under review.
const certificate = {
  name: 'slow.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==', 'base64'),
}

const renewals = (page: Page) => page.getByRole('button', { name: /^Renew: / })

test('by keyboard on a small phone: a document is renewed, leaves the queue, and calendar and feed agree', async () => {
  // All vehicle documents of this organisation have expired.
  const page = await openPage(server.url, '/dashboard', {
    email: 'expired@demo.test',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  // Where the daily digest leads.
  await page.goto('/vehicles?view=documents')
  const tab = page.getByRole('link', { name: /^To renew \d+$/ })
  await tab.focus()
  await page.keyboard.press('Enter')
  await waitForPath(page, '/vehicles?view=documents&tab=renewals')
  await renewals(page).first().waitFor()
  const before = await renewals(page).count()
  const name = (await renewals(page).first().getAttribute('aria-label')) ?? ''
  const renewed = name.slice('Renew: '.length)
  const day = (await page.getByRole('article').first().locator('time').getAttribute('datetime')) ?? ''

  await renewals(page).first().focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name, exact: true })
  await panel.waitFor()
  // Back closes the form, and the queue stays.
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  await waitForPath(page, '/vehicles?view=documents&tab=renewals')
  await renewals(page).first().press('Enter')
  // What is typed stays over a reload, and the file with it.
  await panel.getByLabel(/^Issued by/).fill('Vehicle inspection office')
  await panel.getByLabel('File', { exact: true }).setInputFiles(certificate)
  await panel.getByText('slow.png', { exact: true }).waitFor()
  const isFileKept = async () => {
    for (const key of await (await caches.open('account-data')).keys())
      if (key.url.includes('/document-drafts/') && (await (await caches.match(key))?.text())?.includes('slow.png')) return true
    return false
  }
  await expect.poll(() => page.evaluate(isFileKept)).toBe(true)
  await page.reload()
  await panel.getByText('This is what you typed before.').waitFor()
  expect(await panel.getByLabel(/^Issued by/).inputValue()).toBe('Vehicle inspection office')

  await panel.getByText('slow.png', { exact: true }).waitFor()
  await panel.getByLabel('Expiry date', { exact: true }).fill('01/06/2034')
  const send = panel.getByRole('button', { name: 'Send for review' })
  // It is disabled until the file is uploaded.
  await expect.poll(() => send.isEnabled()).toBe(true)
  await send.press('Enter')
  await waitForToast(page, 'Document uploaded. We will check it within 2 working days.')
  // The next document follows; Escape leaves it.
  if (before > 1) {
    await page.getByRole('dialog', { name: /^Renew: / }).waitFor()
    await page.keyboard.press('Escape')
  }
  await expect.poll(() => renewals(page).count()).toBe(before - 1)
  expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  // The old document stays in force until its renewal is approved: its day stays in the calendar and in the feed.
  await page.goto(`/vehicles?view=documents&tab=calendar&day=${day}`)
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  const expiring = await page.getByRole('link', { name: / of / }).allTextContents()
  expect(expiring).toContain(renewed)
  await page.getByRole('button', { name: /, \d+ documents? expires?, selected$/ }).waitFor()
  await page.getByRole('button', { name: 'Add to my calendar' }).click()
  await page.getByRole('button', { name: 'Create and copy address' }).click()
  const address = await page.getByRole('textbox', { name: 'Calendar address' }).inputValue()
  const feed = await fetch(address)
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  const events = (await feed.text()).replaceAll('\r\n ', '')
  for (const each of expiring) expect(events).toContain(`SUMMARY:${each} expires`)
})

test('after a document is sent from its page, Back leads to where the page was opened, and not to the form', async () => {
  const page = await openPage(server.url, '/vehicles?view=documents', { email: 'expired@demo.test' })
  await page
    .getByRole('link', { name: /^Renew: / })
    .first()
    .click()
  await page.getByLabel('File', { exact: true }).setInputFiles(certificate)
  await page.getByText('slow.png', { exact: true }).waitFor()
  await page.getByLabel('Expiry date', { exact: true }).fill('01/06/2034')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await waitForToast(page, 'Document uploaded. We will check it within 2 working days.')
  await expect.poll(() => getPath(page)).toMatch(/^\/vehicles\/details\/[^/]+\/documents$/)
  await page.goBack()
  await waitForPath(page, '/vehicles?view=documents')
})

test('on a phone, the form of a document closes to the place that it was opened from, sent or not', async () => {
  const page = await openPage(server.url, '/drivers', {
    email: 'owner@demo.test',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const path = `${await page.locator('main a[href^="/drivers/details/"]').first().getAttribute('href')}/documents`
  await page.goto(path)
  const row = page.getByRole('article', { name: 'Guarantor form' })
  const upload = row.getByRole('link', { name: 'Upload: Guarantor form' })
  const getPlace = () => page.evaluate(() => window.scrollY)
  await upload.scrollIntoViewIfNeeded()
  const place = await getPlace()
  expect(place).toBeGreaterThan(0)

  await upload.click()
  // A second press of the same finger does not leave the page.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(getPlace).toBe(place)
  expect(getPath(page)).toBe(path)

  await upload.click()
  await page.getByLabel('File', { exact: true }).setInputFiles(certificate)
  await page.getByText('slow.png', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await waitForToast(page, 'Document uploaded. We will check it within 2 working days.')
  await row.getByText('The document is under review.').waitFor()
  await expect.poll(getPlace).toBe(place)
})
