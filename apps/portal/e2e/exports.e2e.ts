// @module-tag slow
import { expect, inject, test } from 'vitest'
import { getPath, openPage, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')
const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

test('on a phone: an earnings manager exports in a format that is remembered, and finds the file again', async () => {
  // The roles of the one who has this role alone are changed by other journeys.
  const page = await openPage(origin, '/earnings/past-payout?tab=paid', { email: 'two-roles@demo.test', ...smallPhone })
  const openExport = () => page.getByRole('button', { name: /^Export \d+ payouts?$/ }).press('Enter')
  await openExport()
  const dialog = page.getByRole('dialog', { name: /^Export \d+ payouts?/ })
  await dialog.getByRole('radio', { name: 'CSV' }).press('ArrowDown')
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  expect((await file).suggestedFilename()).toMatch(/^payouts-.*\.xlsx$/)
  await dialog.waitFor({ state: 'detached' })

  await page.reload()
  await openExport()
  await expect.poll(() => dialog.getByRole('radio', { name: 'Excel (XLSX)' }).isChecked()).toBe(true)
  await dialog.getByRole('link', { name: 'Past exports' }).press('Enter')
  await waitForPath(page, '/earnings/past-payout?tab=paid&report=all')
  const past = page.getByRole('dialog', { name: 'Past exports' })
  await past.getByText('Paid', { exact: true }).first().waitFor()
  const again = page.waitForEvent('download')
  await past.getByRole('button', { name: 'Download Payouts, XLSX' }).first().press('Enter')
  expect((await again).suggestedFilename()).toMatch(/\.xlsx$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await past.getByRole('button', { name: 'Close' }).press('Enter')
  await waitForPath(page, '/earnings/past-payout?tab=paid')

  // One that failed is made again, and a reload shows the new one.
  const created = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/reports'))
  await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const { data: failed } = (await (await created).json()) as { data: { id: string } }
  await dialog.waitFor({ state: 'detached' })
  await page.route(`**/v1/reports/${failed.id}`, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...data, status: 'failed', file: null } } })
  })
  await page.goto(`/earnings/past-payout?tab=paid&report=${failed.id}`)
  const report = page.getByRole('dialog', { name: 'Your export' })
  await report.getByRole('button', { name: 'Export again' }).press('Enter')
  await report.getByRole('button', { name: 'Download' }).waitFor()
  expect(getPath(page)).not.toContain(failed.id)
  await page.reload()
  await report.getByRole('button', { name: 'Download' }).waitFor()

  // What brought the deductions is one press away, in the same days.
  await page.goto('/earnings?period=last_month')
  await page.getByRole('link', { name: 'Platform fee' }).press('Enter')
  await waitForPath(page, '/earnings?view=lines&type=platform_fee&period=last_month')
  await page.getByRole('button', { name: 'Remove filter Type: Platform fee' }).waitFor()
  // Owners alone read the audit log.
  await page.goto('/settings/audit')
  await waitForToast(page, 'You do not have access to view Audit log page')
})

test('on a phone, the list of past exports opens above the place in the page, and closes with one step back', async () => {
  const page = await openPage(origin, '/drivers', { email: 'owner@demo.test', ...smallPhone })
  await page.goto('/earnings?view=lines')
  const openExport = page.getByRole('button', { name: /^Export \d/ })
  await openExport.waitFor()
  const getPlace = () => page.evaluate(() => window.scrollY)
  const getEntries = () => page.evaluate(() => window.history.length)
  await page.evaluate(() => window.scrollTo(0, 150))
  await openExport.press('Enter')
  const link = page.getByRole('link', { name: 'Past exports' })
  await link.waitFor()
  const place = await getPlace()
  expect(place).toBeGreaterThan(0)

  await link.press('Enter')
  await waitForPath(page, '/earnings?view=lines&report=all')
  const past = page.getByRole('dialog', { name: 'Past exports' })
  await past.getByRole('button', { name: 'Close' }).waitFor()
  expect(await getPlace()).toBe(place)
  const entries = await getEntries()
  await past.getByRole('button', { name: 'Close' }).press('Enter')
  await waitForPath(page, '/earnings?view=lines')
  await past.waitFor({ state: 'detached' })
  await expect.poll(getPlace).toBe(place)
  // The entry of the list is ahead, and not behind.
  expect(await getEntries()).toBe(entries)
  await page.goBack()
  await waitForPath(page, '/drivers')
})
