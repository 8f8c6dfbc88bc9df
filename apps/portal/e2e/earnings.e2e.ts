import { expect, inject, test } from 'vitest'
import { logIn, openContext, setUpBrowser, waitForHeading, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')
const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

test('on a phone: a payslip is followed from its payout down to a line, and the line is queried once', async () => {
  const page = await (await openContext(origin, smallPhone)).newPage()
  await logIn(page, 'owner@demo.test')
  await waitForPath(page, '/dashboard')
  await page.goto('/earnings/past-payout?tab=paid')
  await waitForHeading(page, 'Earnings')
  await page.getByRole('link', { name: /^₦/ }).first().click()
  const payout = page.getByRole('dialog', { name: /^PO-/ })
  await payout.getByText(/^VPP\//).waitFor()
  await payout.getByRole('link', { name: /^Payslip of/ }).click()
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const earned = page.getByRole('region', { name: 'Earned' })
  await earned
    .getByRole('button', { name: /^Why.this\?/ })
    .first()
    .click()
  await earned
    .getByText(/^TRP-|^E/)
    .first()
    .waitFor()
  await earned
    .getByRole('button', { name: /^Open ERN-/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Query this line' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('region', { name: 'Payout' })
    .getByText(/^VPP\//)
    .waitFor()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)

  await page.goto('/earnings')
  await page.getByRole('button', { name: 'What is in it, and what is not yet' }).click()
  await page.getByRole('region', { name: 'In it' }).getByText('Estimate so far').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.goto('/earnings?view=lines&period=current_month')
  await page.locator('main a[href*="line="]').first().click()
  await page.getByRole('button', { name: 'Query this line' }).click()
  const dialog = page.getByRole('dialog', { name: 'Query this line' })
  await dialog.getByRole('button', { name: 'Send query' }).click()
  await dialog.getByText('Please select what is wrong').waitFor()
  await dialog.getByText('The amount is wrong').click()
  await dialog.getByLabel('What should it be, and why?').fill('The trip was 12 km longer than you counted.')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/disputes') && request.method() === 'POST') requests.push(request.url())
  })
  await dialog.getByRole('button', { name: 'Send query' }).dblclick()
  await waitForToast(page, 'Query sent. We answer within 3 working days.')
  await page.getByText('Your query').waitFor()
  expect(requests).toHaveLength(1)
})

test('on a phone: a cost shows in the profit while it is typed, reaches all vehicles after a question, and one vehicle has its own', async () => {
  const page = await (await openContext(origin, smallPhone)).newPage()
  // No other journey reads the costs of this organisation.
  await logIn(page, 'large@demo.test')
  await waitForPath(page, '/dashboard')
  await page.goto('/earnings/cost-configuration')
  const profit = page.getByRole('group', { name: 'From net to profit' })
  await page.getByLabel('Loan', { exact: true }).fill('64,000')
  await profit.getByText('Loan', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save costs' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: /^\d+ vehicles use the default\. Update them all\?$/ })
  await question.getByRole('button', { name: 'Yes, update' }).press('Enter')
  await waitForToast(page, 'Costs saved')
  await page.getByText(/^Default: changed from /).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.locator('main a[href^="/earnings/cost-configuration/vehicle/"]').first().click()
  await page.getByText('From default: ₦64,000.00').waitFor()
  await page.getByLabel('Loan', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Save costs' }).press('Enter')
  await waitForToast(page, 'Costs saved')
  await page.reload()
  await page.getByRole('button', { name: 'Remove own costs' }).waitFor()
  expect(await page.getByLabel('Loan', { exact: true }).inputValue()).toBe('0.00')
})
