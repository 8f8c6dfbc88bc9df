// @module-tag slow
import { expect, inject, test } from 'vitest'
import { openPage, setUpBrowser, waitForPath } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test.each([
  ['/earnings', 'Earnings by vehicle', 'Vehicle', 'vehicle'],
  // This table is in the order of vehicles already.
  ['/earnings/cost-configuration', 'Costs by vehicle', 'Margin', 'margin'],
])('order and page of the table of %s survive a reload, and Back takes them back', async (path, caption, column, key) => {
  const page = await openPage(origin, path, { email: 'owner@demo.test' })
  const table = page.getByRole('table', { name: caption })
  const firstRow = () => table.getByRole('row').nth(1).textContent()
  await table.getByRole('button', { name: column }).click()
  await waitForPath(page, `${path}?sort=${key}`)
  await table.getByRole('columnheader', { name: column }).and(table.locator('[aria-sort=ascending]')).waitFor()
  const firstVehicle = await firstRow()
  await page.getByRole('button', { name: 'Next page' }).click()
  await waitForPath(page, `${path}?sort=${key}&page=2`)
  await expect.poll(firstRow).not.toBe(firstVehicle)
  const lastVehicle = await firstRow()
  await page.reload()
  await table.waitFor()
  await expect.poll(firstRow).toBe(lastVehicle)
  await page.goBack()
  await waitForPath(page, `${path}?sort=${key}`)
  await expect.poll(firstRow).toBe(firstVehicle)
  await page.goBack()
  await waitForPath(page, path)
})
