import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openContext, openPage, phone, setUpBrowser, waitForHeading, waitForPath, waitForToast } from './pageActions.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: other journeys count the notifications and pause the drivers of this organisation.
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

test('a trip is declined with a reason in one browser, and the open page of another member follows', async () => {
  const page = await openPage(server.url, '/trips', { email: 'large@demo.test', viewport: desktop })
  await waitForHeading(page, 'Trips')
  const table = page.getByRole('table', { name: 'Trips' })
  // Headings of days are row headers too.
  const first = table.getByRole('rowheader').getByRole('link').first()
  const firstTrip = () => first.getAttribute('href')
  await first.click()
  // A visitor follows the next trip by its live link, until the link is ended.
  await page.getByRole('button', { name: 'Share live link' }).click()
  const share = page.getByRole('dialog', { name: 'Share live link' })
  await share.getByRole('button', { name: 'Make a link' }).click()
  const link = (await share.getByText(/\/shared\/trips\//).textContent()) ?? ''
  const visitor = await (await openContext(server.url, { viewport: phone, expected: /404/ })).newPage()
  await visitor.goto(link)
  await visitor.getByRole('heading', { name: 'Stops' }).waitFor()
  await share.getByRole('button', { name: 'End all links' }).click()
  await waitForToast(page, 'All links to this trip have ended.')
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'This link has ended' }).waitFor()

  await page.goto('/trips')
  const earliest = await firstTrip()
  // The last one of the week is not locked.
  await page.getByRole('button', { name: 'Leaves' }).click()
  await waitForPath(page, '/trips?sort=-departure_at')
  await expect.poll(firstTrip).not.toBe(earliest)
  await first.click()
  await page.getByText('You can change this trip').waitFor()
  const address = page.url()

  const other = await openPage(server.url, address, { email: 'large@demo.test', viewport: desktop })
  await other.getByRole('button', { name: 'Decline trip' }).click()
  const dialog = other.getByRole('dialog', { name: 'Decline this trip?' })
  await dialog.getByRole('button', { name: 'Decline trip' }).click()
  await dialog.getByText('Please select a reason').waitFor()
  await dialog.getByText('The driver is not available').click()
  await dialog.getByRole('button', { name: 'Decline trip' }).click()
  await waitForToast(other, 'Trip declined')

  await page.getByRole('button', { name: 'Assign vehicle and driver' }).waitFor()
  expect(page.url()).toBe(address)
})
