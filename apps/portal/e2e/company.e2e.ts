// @module-tag slow
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { expect, inject, test } from 'vitest'
import { openPage, pressButton, setUpBrowser, simulate, waitForToast, waitUntilLive } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test('two owners change the company at once: nothing typed is lost, and both follow the review of a new name', async () => {
  const [first, second] = await Promise.all(
    [0, 1].map(async () => {
      const page = await openPage(origin, '/settings/company', { email: 'large@demo.test', expected: /409/ })
      await waitUntilLive(page)
      await pressButton(page, 'Change company details')
      await page.getByLabel('Company address').waitFor()
      return page
    }),
  )
  if (!first || !second) throw new Error('Two pages were opened')
  await first.getByLabel('Company address').fill('12 Marina Road, Lagos Island, Lagos')
  await pressButton(first, 'Save changes')
  await waitForToast(first, 'Successful')

  await second.getByLabel('Company name').fill('Lagos Express Fleet Nigeria Limited')
  await pressButton(second, 'Save changes')
  await second.getByText('Company address: 12 Marina Road, Lagos Island, Lagos', { exact: false }).waitFor()
  expect(await second.getByLabel('Company name').inputValue()).toBe('Lagos Express Fleet Nigeria Limited')
  await pressButton(second, 'Save changes')
  await waitForToast(second, 'Sent for review')
  // The address that the second owner did not touch is the one that the first has saved.
  await second.getByText('12 Marina Road, Lagos Island, Lagos', { exact: true }).waitFor()
  // The colleague's open page shows the request, and withdraws it.
  const name = 'Lagos Express Fleet Nigeria Limited'
  await first.getByText(`Company name: ${name}`, { exact: false }).waitFor()
  await pressButton(first, 'Withdraw')
  await pressButton(first, 'Yes, withdraw')
  await waitForToast(first, 'Your change is withdrawn')
  await second.getByText('A change is under review.').waitFor({ state: 'detached' })

  // The logo is seen by both.
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=='
  await first
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') })
  for (const page of [first, second]) await page.getByRole('button', { name: 'Remove logo' }).waitFor()
  await expect
    .poll(() =>
      second
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(1)

  // Both decisions reach the open pages.
  const decide = (kind: string, text?: string) =>
    simulate(origin, { kind, id: demoOrganizations.express.account_sid, ...(text === undefined ? {} : { text }) })
  await pressButton(second, 'Change company details')
  await second.getByLabel('Company name').fill(name)
  await pressButton(second, 'Save changes')
  await second.getByText('A change is under review.').waitFor()
  await decide('company.decline', 'The register knows another name.')
  await second.getByText('The register knows another name. Declined', { exact: false }).waitFor()
  await pressButton(second, 'Correct and send again')
  expect(await second.getByLabel('Company name').inputValue()).toBe(name)
  await pressButton(second, 'Save changes')
  await second.getByText('A change is under review.').waitFor()
  await decide('company.accept')
  for (const page of [first, second]) {
    await page.getByRole('main').getByText(name, { exact: true }).first().waitFor()
    expect(await page.getByText('A change is under review.').count()).toBe(0)
  }
})
