// @module-tag slow
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext, phone, setUpBrowser, simulate } from './pageActions.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: a vehicle is suspended.
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

interface Vehicle {
  id: string
  registration_number: string
  status: string
}

/** A vehicle with its documents in force and a driver, as the user of a page sees it. */
async function findVehicle(page: Page): Promise<Vehicle> {
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('USER_SESSION'))) ?? '{}') as {
    token: string
    activeContext: { partner: { id: string } }
  }
  const query = 'status=active&compliance=complete&driver=assigned'
  const response = await fetch(`${server.url}/v1/partners/${session.activeContext.partner.id}/vehicles?${query}`, {
    headers: { authorization: `Bearer ${session.token}` },
  })
  const [vehicle] = ((await response.json()) as { data: Vehicle[] }).data
  if (!vehicle) throw new Error('The demo has no vehicle with its documents in force')
  return vehicle
}

test('a pack is made on a phone, opens without a network, and an officer sees what becomes of it', async () => {
  const owner = await openContext(server.url, {
    email: 'owner@demo.test',
    viewport: phone,
    acceptDownloads: true,
    serviceWorkers: 'allow',
    expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  })
  const page = await owner.newPage()
  await page.goto('/dashboard')
  const { id, registration_number: plate } = await findVehicle(page)
  await page.goto(`/vehicles/details/${id}`)
  await page.getByRole('button', { name: `Actions for ${plate}` }).click()
  await page.getByRole('menuitem', { name: 'Roadside pack' }).click()
  const dialog = page.getByRole('dialog', { name: `Roadside pack of ${plate}` })
  await dialog.getByRole('button', { name: 'Make the pack' }).click()
  await dialog.getByText(/^Saved on this phone at/).waitFor()
  const [pdf] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download PDF' }).click()])
  expect(pdf.suggestedFilename()).toBe(`roadside-pack-${plate}.pdf`)

  const [saved] = await Promise.all([owner.waitForEvent('page'), dialog.getByRole('link', { name: /^Open the page/ }).click()])
  await saved.getByRole('heading', { level: 1, name: plate }).waitFor()
  const address = (await saved.getByRole('link', { name: 'Open the check' }).getAttribute('href')) ?? ''
  expect(address).toMatch(new RegExp(`^${server.url}/check/[\\w-]{43}$`))
  await owner.setOffline(true)
  await saved.reload()
  await saved.getByRole('img', { name: /^QR code/ }).waitFor()
  await saved.getByText(/^In order on|^Not everything is in order on/).waitFor()

  // It is found at a stop: from the vehicle, as the phone knows it.
  const stop = await owner.newPage()
  await stop.goto(`/vehicles/details/${id}`)
  await stop.getByText(/^Offline, as of/).waitFor()
  await stop.getByRole('button', { name: `Actions for ${plate}` }).click()
  await stop.getByRole('menuitem', { name: 'Roadside pack' }).click()
  const link = stop.getByRole('dialog').getByRole('link', { name: /^Open the page/ })
  expect(await link.getAttribute('href')).toBe(new URL(saved.url()).pathname)
  await stop.close()

  const officer = await (await openContext(server.url, { viewport: phone })).newPage()
  await officer.goto(address)
  await officer.getByRole('heading', { level: 1, name: plate }).waitFor()
  await officer.getByText('Valid now.').waitFor()
  await simulate(server.url, { kind: 'vehicle.suspend', id, reason: 'safety', text: 'Inspection overdue' })
  await officer.getByRole('button', { name: 'Check again' }).click()
  await officer.getByText('This vehicle is suspended.').waitFor()
  // Strangers are not told why.
  expect(await officer.getByText('Inspection overdue').count()).toBe(0)

  // Without a network the page knows by the clock of the phone.
  await saved.clock.install({ time: new Date((await saved.locator('body').getAttribute('data-expires')) ?? '') })
  await saved.reload()
  await saved.getByText(/^This pack expired on/).waitFor()
  expect(await saved.getByRole('img', { name: /^QR code/ }).isVisible()).toBe(false)
})
