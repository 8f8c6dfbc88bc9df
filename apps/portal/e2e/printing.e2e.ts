import { expect, inject, test } from 'vitest'
import { openPage, setUpBrowser } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test.each([
  ['a dialog', 'Export 11 vehicles', 'dialog'],
  ['the search', 'Search', 'dialog'],
] as const)('paper has the page without %s that is open above it', async (_, opener, role) => {
  const page = await openPage(origin, '/vehicles', { email: 'owner@demo.test' })
  const table = page.getByRole('table', { name: 'Vehicles' })
  await table.waitFor()
  await page.getByRole('button', { name: opener }).first().click()
  const open = page.getByRole(role)
  await open.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => open.count()).toBe(0)
  expect(await page.locator('table').first().isVisible()).toBe(true)
  expect(await page.locator('[data-state=open]:visible').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await open.waitFor()
})

test('paper has the receipt of a payout alone, also if the dialog holds it', async () => {
  const page = await openPage(origin, '/earnings/past-payout?tab=paid', { email: 'owner@demo.test' })
  await page.locator('main a[href*="payout=pay_"]').first().click()
  const panel = page.getByRole('dialog')
  await panel.waitFor()
  const sheet = page.locator('[data-print-sheet]')
  await sheet.waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  await sheet.waitFor()
  expect(await panel.count()).toBe(0)
  await page.locator('[role=dialog]').evaluate((dialog) => dialog.append(...document.querySelectorAll('[data-print-sheet]')))
  expect(await sheet.isVisible()).toBe(true)
})
