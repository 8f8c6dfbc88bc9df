// @module-tag slow
import { expect, inject, test } from 'vitest'
import { openPage, setUpBrowser, waitForPath } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

test.each([
  ['/earnings', 'Earnings by vehicle'],
  ['/earnings/cost-configuration', 'Costs by vehicle'],
])('order and page of the table of %s survive a reload, and Back takes them back', async (path, caption) => {
  const page = await openPage(origin, path, { email: 'owner@demo.test' })
  const table = page.getByRole('table', { name: caption })
  const firstRow = () => table.getByRole('row').nth(1).textContent()
  await table.getByRole('button', { name: 'Vehicle' }).click()
  await waitForPath(page, `${path}?sort=vehicle`)
  await table.getByRole('columnheader', { name: 'Vehicle' }).and(table.locator('[aria-sort=ascending]')).waitFor()
  const firstVehicle = await firstRow()
  await page.getByRole('button', { name: 'Next page' }).click()
  await waitForPath(page, `${path}?sort=vehicle&page=2`)
  await expect.poll(firstRow).not.toBe(firstVehicle)
  const lastVehicle = await firstRow()
  await page.reload()
  await table.waitFor()
  await expect.poll(firstRow).toBe(lastVehicle)
  await page.goBack()
  await waitForPath(page, `${path}?sort=vehicle`)
  await expect.poll(firstRow).toBe(firstVehicle)
  await page.goBack()
  await waitForPath(page, path)
})
