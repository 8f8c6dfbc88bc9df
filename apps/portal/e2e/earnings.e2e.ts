import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { listMenu, openContext, openPage, setUpBrowser, simulate, waitForHeading, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')
const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

test('on a phone: a payslip is followed from its payout down to a line, and the line is queried once', async () => {
  const page = await openPage(origin, '/earnings/past-payout?tab=paid', { email: 'owner@demo.test', ...smallPhone })
  await waitForHeading(page, 'Earnings')
  await page.getByRole('link', { name: /^₦/ }).first().click()
  const payout = page.getByRole('dialog', { name: /^PO-/ })
  await payout.getByText(/^VPP\//).waitFor()
  await payout.getByRole('link', { name: /^Payslip of/ }).click()
  await page.getByRole('button', { name: 'Download PDF' }).first().waitFor()
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
  // Until payday the next payout is that of the payslip of the month before.
  await page
    .getByRole('region', { name: 'In it' })
    .getByText(/^(Estimate so far|Payout)$/)
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // An open query leads to its line.
  await page.goto('/earnings/payslip')
  await page.getByRole('link', { name: 'Query open' }).first().click()
  await page.waitForURL(/\/earnings\?view=lines&disputed=1/)
  const queried = page.locator('main a[href*="line="]')
  await queried.first().waitFor()
  expect(await queried.count()).toBe(1)
  await queried.click()
  await page.getByRole('dialog').getByText('Your query').waitFor()

  // The newest trip of any month: in its first days a month has none.
  await page.goto('/earnings?view=lines&type=trip_earning&period=all')
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
  const sent = page.waitForResponse((response) => response.url().endsWith('/disputes') && response.status() === 201)
  await dialog.getByRole('button', { name: 'Send query' }).dblclick()
  await waitForToast(page, 'Query sent. We answer within 3 working days.')
  await page.getByText('Your query').waitFor()
  expect(requests).toHaveLength(1)

  // The notification of the answer opens the line, whatever the page shows by itself.
  const sentBody = (await (await sent).json()) as { data: { id: string; line: { reference: string } } }
  const { data } = sentBody
  await simulate(origin, { kind: 'dispute.decline', id: data.id, text: 'We pay this route by the trip, not by its distance.' })
  await page.goto('/settings')
  await page
    .getByRole('button', { name: /^Notifications/ })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Your query about ERN-/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('We pay this route by the trip, not by its distance.').waitFor()

  // A declined line can be queried again, and an accepted query leads to the line that corrects it.
  await page.getByRole('button', { name: 'Query this line' }).click()
  await dialog.getByText('The amount is wrong').click()
  await dialog.getByLabel('What should it be, and why?').fill('The contract of March says by distance.')
  const sentAgain = page.waitForResponse((response) => response.url().endsWith('/disputes') && response.status() === 201)
  await dialog.getByRole('button', { name: 'Send query' }).click()
  const { data: second } = (await (await sentAgain).json()) as typeof sentBody
  await simulate(origin, { kind: 'dispute.accept', id: second.id, text: 'You are right.' })
  await page.reload()
  await page.getByRole('link', { name: 'Show the correction' }).click()
  await page.getByRole('dialog', { name: new RegExp(`^Correction of ${second.line.reference}: ₦[\\d,.]+ in your favour$`) }).waitFor()
})

test(
  'on a phone: a cost shows in the profit while it is typed, reaches all vehicles after a question, and one vehicle has its own',
  { tags: ['slow'] },
  async () => {
    // No other journey reads the costs of this organisation.
    const page = await openPage(origin, '/earnings/cost-configuration', { email: 'large@demo.test', ...smallPhone })
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
    // The message of the first costs may still be there: what the vehicle has now shows that these are saved.
    const remove = page.getByRole('button', { name: 'Remove own costs' })
    expect(await remove.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Save costs' }).press('Enter')
    await remove.waitFor()
    await page.reload()
    await remove.waitFor()
    expect(await page.getByLabel('Loan', { exact: true }).inputValue()).toBe('0.00')
  },
)

test('a trip manager gets no page of the earnings, and no money by an answer, an event, a file or a stored copy', async () => {
  const page = await (await openContext(origin, { email: 'trips@demo.test' })).newPage()
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\/v1\//.test(pathname) && response.request().resourceType() === 'fetch') bodies.push(response.text().catch(() => ''))
  })
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())))
  await page.goto('/dashboard')
  expect(await listMenu(page)).not.toContain('Earnings')
  for (const [path, name] of [
    ['/earnings', 'Earnings'],
    ['/earnings/cost-configuration', 'Cost configuration'],
    ['/earnings/past-payout', 'Past payouts'],
    ['/earnings/payslip/details/current', 'Payslip'],
  ] as const) {
    await page.goto(path)
    await waitForToast(page, `You do not have access to view ${name} page`)
  }
  await page.goto('/trips')
  await page.locator('main a[href^="/trips/"]').first().click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.goto('/trips')
  await page.getByRole('button', { name: /^Export \d/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Export / })
  await dialog.getByRole('radio', { name: 'CSV' }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const exported = await readFile(await (await download).path(), 'utf8')
  const readCopies = () =>
    page.evaluate(async () => {
      const cached: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if (/\/v1\//.test(request.url)) cached.push(`${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`)
      }
      return [...cached, JSON.stringify(Object.entries(localStorage)), JSON.stringify(Object.entries(sessionStorage))]
    })
  // The socket and the copies come after the page.
  const hasVehicle = (text: string) => text.includes('"registration_number"')
  await expect.poll(async () => (await readCopies()).some(hasVehicle)).toBe(true)
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  const [texts, copies] = [await Promise.all(bodies), await readCopies()]
  expect(texts.some(hasVehicle)).toBe(true)
  expect(exported).toContain('TRP-')
  expect([...texts, ...frames, ...copies].filter((text) => /_kobo\b|"unsettledEarnings"/.test(text))).toEqual([])
  expect(exported.split('\n', 1)[0]).not.toMatch(/amount|earning|pay|naira|rate/i)
})

test(
  'by keyboard: announced rates are acknowledged for the organisation, and the tax of the year comes as the sum of its payslips',
  { tags: ['slow'] },
  async () => {
    const page = await openPage(origin, '/earnings/cost-configuration', { email: 'large@demo.test' })
    const notice = page.getByRole('region', { name: /^New rates from / })
    await notice.getByText(/^Last month would have brought /).waitFor()
    const read = notice.getByText(/^Read by Babatunde Fashola/)
    // Once for the organisation: a second run of this journey finds it read.
    if (!(await read.isVisible())) await notice.getByRole('button', { name: 'I have read this' }).press('Enter')
    await read.waitFor()
    await page.reload()
    await read.waitFor()

    await page.goto('/earnings/payslip')
    await page.getByRole('link', { name: 'Tax of the year' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Tax withheld' })
    await panel.getByText(/^withheld in \d{4}, on \d+ payslips?$/).waitFor()
    const file = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'CSV' }).press('Enter')
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\n').slice(1)
    const kobo = (line: string | undefined) => Number(line?.split(',').at(-2)?.replace('.', ''))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(0, -1).reduce((sum, line) => sum + kobo(line), 0)).toBe(kobo(lines.at(-1)))
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await waitForPath(page, '/earnings/payslip')
  },
)
