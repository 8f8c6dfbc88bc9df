// @module-tag slow
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, openPage, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: two hundred more vehicles would change what other journeys see.
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

const rowCount = 200
const wrongRows = [3, 40, 77, 100, 133, 166, 199]
const headers = 'Reg No;Make;Model;Body;Year;Capacity;Color;Fuel;Location;Plate type;Features;Unit'
const rows = Array.from({ length: rowCount }, (_, at) => {
  const seats = wrongRows.includes(at) ? '99' : '14'
  return `IMP-${String(at).padStart(3, '0')}XY;Toyota;Hiace;Mini Bus;2014;${seats};white;Petrol;Lagos;Commercial;Air conditioning;Bus ${at}`
})
const toUpload = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Waits until the page would ask nothing before it is left. */
const waitUntilKept = (page: Page) => page.waitForFunction(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

test('on a small phone: of 200 vehicles 7 have a wrong cell, are downloaded, corrected, and added without a duplicate', async () => {
  const page = await openPage(server.url, '/vehicles', {
    email: 'owner@demo.test',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  await page.getByRole('link', { name: 'Import' }).click()
  await waitForPath(page, '/vehicles?view=import')
  const file = page.getByLabel('List of vehicles', { exact: true })
  await file.setInputFiles(toUpload('fleet.csv', [headers, ...rows].join('\r\n')))
  await page.getByRole('heading', { name: 'Match the columns' }).waitFor()
  await page.getByRole('combobox', { name: 'Nickname' }).selectOption('Unit')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByText('7 rows to correct, 193 ready.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // One is corrected in place. The rows are kept in this browser: after a reload the import goes on with what was corrected.
  await page.getByRole('textbox', { name: 'Seats, row 5' }).fill('14')
  await page.getByRole('textbox', { name: 'Seats, row 5' }).press('Enter')
  await page.getByText('6 rows to correct, 194 ready.').waitFor()
  await waitUntilKept(page)
  await page.reload()
  await page.getByText('fleet.csv is not finished.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('6 rows to correct, 194 ready.').waitFor()

  // Back in the browser leads to the file, and Forward to the rows as they were corrected.
  await page.goBack()
  await page.getByText('fleet.csv is open.').waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.goForward()
  await page.getByText('6 rows to correct, 194 ready.').waitFor()

  // A double click imports once.
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/vehicles/import')) calls.push(request.postData()?.includes('"dry_run":true') === true ? 'check' : 'import')
  })
  await page.getByRole('button', { name: 'Import 194 rows' }).dblclick()
  await waitForToast(page, '194 of 200 rows imported')
  expect(calls.filter((call) => call === 'import')).toEqual(['import'])
  await page.getByText('6 rows to correct.').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the 6 rows that failed' }).click(),
  ])
  const failed = await readFile(await download.path(), 'utf8')
  expect(failed.match(/A mini bus usually has 10–18 seats/g)).toHaveLength(6)

  // The corrected file is chosen again, with all rows that are there already: they are named, and not added twice.
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('alertdialog', { name: 'Start again?' }).getByRole('button', { name: 'Start again' }).click()
  const corrected = rows.map((row) => row.replace(';99;', ';14;'))
  await file.setInputFiles(toUpload('corrected.csv', [headers, ...corrected].join('\n')))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByText('194 rows to correct, 6 ready.').waitFor()
  await page.getByText('A vehicle with this plate number already exists').first().waitFor()
  await page.getByRole('button', { name: 'Import 6 rows' }).click()
  await waitForToast(page, '6 of 200 rows imported')

  await page.goto('/vehicles?status=draft&search=imp')
  await page.getByRole('button', { name: 'Export 200 vehicles (these filters)' }).waitFor()
})

test('the rows of an import that is not finished end with the session, and no other account sees them', async () => {
  const page = await openPage(server.url, '/vehicles?view=import', { email: 'large@demo.test' })
  const wrong = rows.slice(0, 5).map((row) => row.replace('IMP-', 'IMQ-'))
  await page.getByLabel('List of vehicles', { exact: true }).setInputFiles(toUpload('fleet.csv', [headers, ...wrong].join('\n')))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByText('1 row to correct, 4 ready.').waitFor()
  await waitUntilKept(page)
  expect(await page.evaluate(() => caches.has('account-data'))).toBe(true)
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Log out' }).click()
  await waitForPath(page, '/login')
  await expect.poll(() => page.evaluate(() => caches.has('account-data'))).toBe(false)
  await logIn(page, 'individual@demo.test')
  await waitForPath(page, '/dashboard')
  await page.goto('/vehicles?view=import')
  await page.getByRole('heading', { name: 'Choose a file' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('is not finished').count()).toBe(0)
})
