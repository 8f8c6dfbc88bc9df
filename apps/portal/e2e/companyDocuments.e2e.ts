// @module-tag slow
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { getLatestMessage } from './outbox.ts'
import {
  openContext,
  openPage,
  pressButton,
  register,
  setUpBrowser,
  simulate,
  waitForHeading,
  waitForPath,
  waitForToast,
  waitUntilLive,
} from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

// One white pixel. The name lets the sandbox keep it under review until the operator decides.
const certificate = {
  name: 'slow.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==', 'base64'),
}

/** The id of the organisation's certificate that is under review. */
async function findCertificate(page: Page): Promise<string> {
  const session = await page.evaluate(() => localStorage.getItem('USER_SESSION') ?? '{}')
  const { token, activeContext } = JSON.parse(session) as { token: string; activeContext: { partner: { account_sid: string } } }
  const response = await fetch(`${origin}/v1/partners/${activeContext.partner.account_sid}/documents/cac_certificate`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { data: { id: string } }
  return data.id
}

async function sendCertificate(page: Page) {
  const panel = page.getByRole('dialog')
  await panel.getByLabel('File', { exact: true }).setInputFiles(certificate)
  await panel.getByText('slow.png', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Send for review' }).click()
  await waitForToast(page, 'Document uploaded. We will check it within 2 working days.')
  await page.getByText('The document is under review.').waitFor()
}

test('a business uploads a document, learns why it was not accepted, and uploads it again', async () => {
  const page = await openPage(origin, '/dashboard', { email: 'company-kyc@demo.test' })
  await page.getByRole('link', { name: 'Upload documents' }).click()
  await waitForHeading(page, 'Company documents')
  await page.getByRole('link', { name: 'Upload: CAC certificate' }).click()
  await waitForPath(page, '/dashboard/company-kyc?document=cac_certificate')
  // A reload keeps the form.
  await page.reload()
  await page.getByLabel('RC or BN number').fill('RC1234567')
  await sendCertificate(page)

  await waitUntilLive(page)
  await simulate(origin, { kind: 'document.reject', id: await findCertificate(page), reason: 'incomplete' })
  // The open page says so by itself.
  await page.getByRole('article', { name: 'CAC certificate' }).getByText('A page or a side is missing.').waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByText('CAC certificate was not accepted.').waitFor()
  await page.getByText('A page or a side is missing.').waitFor()
  await page.getByRole('link', { name: 'Upload again' }).click()
  await page.getByRole('dialog').getByText('A page or a side is missing.').waitFor()
  await expect.poll(() => page.getByLabel('RC or BN number').inputValue()).toBe('RC1234567')
  await sendCertificate(page)

  await simulate(origin, { kind: 'document.approve', id: await findCertificate(page) })
  await page.goto('/dashboard')
  await page.getByRole('listitem').filter({ hasText: 'Company documents' }).getByText('Completed').waitFor()
  await page.goto('/dashboard/company-kyc')
  await page.getByRole('article', { name: 'CAC certificate' }).getByText('Approved').waitFor()
})

test('the strip asks for the e-mail address to be confirmed until the mailed link was followed, in every tab', async () => {
  const tag = randomBytes(4).toString('hex')
  const email = `e2e-${tag}@example.test`
  const context = await openContext(origin)
  const page = await context.newPage()
  await page.goto('/register')
  await register(page, { email, phone: `080${String(10_000_000 + (Number.parseInt(tag, 16) % 89_999_999))}`, password: 'Demo-1234' })
  await waitForPath(page, '/welcome')
  const strip = page.getByRole('region', { name: 'E-mail address' })
  await strip.waitFor()
  await pressButton(page, 'Confirm your e-mail address')
  await pressButton(page, 'Send the link again')
  await strip.getByText(`The link is on its way to ${email}`).waitFor()
  const { link = '' } = await getLatestMessage(origin, email)
  const other = await context.newPage()
  await other.goto(link)
  await pressButton(other, 'Confirm e-mail address')
  await waitForHeading(other, 'E-mail address confirmed')
  await other.close()
  await page.bringToFront()
  // A headless browser sends no event when a tab comes to the front.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => strip.count()).toBe(0)
})
