// @module-tag slow
import { expect, inject, test } from 'vitest'
import { openPage, setUpBrowser, waitForHeading, waitForPath } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')
const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

test('on a phone: an open route is found by a stop, and interest in its departure is sent once', async () => {
  const page = await openPage(origin, '/routes', { email: 'owner@demo.test', ...smallPhone })
  await waitForHeading(page, 'Routes')
  await page.getByRole('link', { name: /^Open \d/ }).click()
  await waitForPath(page, '/routes?tab=open')
  await page.getByRole('searchbox', { name: 'Name, code, stop' }).fill('awoyaya')
  await page.getByRole('link', { name: /^Epe to CMS/ }).click()
  await waitForHeading(page, 'Epe to CMS')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page
    .getByRole('button', { name: /^Express interest in/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Express interest in .* to CMS/ })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Please select a vehicle').waitFor()
  // The first active vehicle that is large enough.
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('USER_SESSION') ?? '{}') as { token?: string }).token ?? '')
  const answer = await page.request.get(`${origin}/v1/partners/prt_01JN9QW4RG0000000000000001/vehicles?status=active&sort=-seats`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { registration_number: string; type: string }[] }
  const vehicle = data.find(({ type }) => type === 'coaster' || type === 'mini_bus')
  await dialog.getByRole('combobox', { name: 'Vehicle' }).fill(vehicle?.registration_number ?? 'no such plate')
  await page
    .getByRole('option', { name: new RegExp(vehicle?.registration_number ?? 'no such plate') })
    .first()
    .click()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/interest')) requests.push(request.method())
  })
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await page.getByText(/^Your interest in .* is sent/).waitFor()
  await page.getByText('Requested').first().waitFor()
  expect(requests).toEqual(['POST'])
})
