import { expect, inject, test } from 'vitest'
import { builtChunk } from './builtChunks.ts'
import { openContext, openPage, phone, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()

const reachesWorker = () => navigator.serviceWorker.controller !== null
const hasKeptTrips = async () => (await (await caches.open('account-data')).keys()).some(({ url }) => url.includes('/trips?group=active'))

test('lists and a saved manifest open without a network, come back, and go with the session', async () => {
  const context = await openContext(inject('origin'), {
    email: 'two-roles@demo.test',
    viewport: phone,
    serviceWorkers: 'allow',
    expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  })
  const page = await context.newPage()
  await page.goto('/dashboard')
  // The worker comes once the page is quiet.
  await page.waitForFunction(reachesWorker)

  await page.goto('/trips?group=active')
  const trips = page.locator('main a[href*="/trips/details/"]')
  await trips.first().waitFor()
  await page.waitForFunction(hasKeptTrips)
  const manifest = page.getByRole('link', { name: /^Manifest/ })
  let name = ''
  const tick = page.getByRole('button', { name: /^(Mark boarded|Undo): / })
  // Some trips have no bookings, and of others everyone has got off.
  for (let index = 0; index < (await trips.count()); index += 1) {
    name = await trips.nth(index).innerText()
    await trips.nth(index).click()
    if (!(await manifest.innerText()).endsWith('\n0')) {
      await manifest.click()
      await page.getByRole('searchbox', { name: 'Name or seat' }).waitFor()
      if ((await tick.count()) > 0) break
    }
    await page.goto('/trips?group=active')
    await trips.first().waitFor()
  }
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByText('Saved on this device.').waitFor()
  const [passenger = ''] = await page.getByText(/^\S+ \p{L}\p{M}*\.( and \d+ more)?$/u).allInnerTexts()
  expect(passenger).not.toBe('')

  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Offline, as of \d\d:\d\d\./).waitFor()
  await page.getByText('Saved on this device.').waitFor()
  await page.getByText(passenger, { exact: true }).first().waitFor()
  // Who gets on is ticked without a network too: it waits over a reload, and is sent once there is one.
  await tick.first().click()
  await page.getByText('1 passenger not sent yet.').waitFor()
  await page.reload()
  await page.getByText('1 passenger not sent yet.').waitFor()
  await page.goto('/trips?group=active')
  await page.getByText(/^Offline, as of \d\d:\d\d\./).waitFor()
  await page.getByRole('main').getByText(name).first().waitFor()

  const sent = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().includes('/manifest/'))
  await context.setOffline(false)
  await page.getByText(/^Offline, as of/).waitFor({ state: 'detached' })
  const body = (await sent).postDataJSON() as { client_at: string }
  expect(Date.parse(body.client_at)).toBeGreaterThan(0)
  await waitForToast(page, '1 passenger ticked without a network: sent now.')

  // Logging out without a network deletes it too.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await waitForPath(page, '/login')
  await page.waitForFunction(async () => !(await caches.has('account-data')))
  // The form is there as soon as the network is.
  await context.setOffline(false)
  await page.getByLabel('Email address').waitFor()
})

test('a part of the banner that does not load takes nothing of it', { tags: ['slow'] }, async () => {
  const page = await openPage(inject('origin'), '/dashboard', {
    email: 'two-roles@demo.test',
    viewport: phone,
    expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/,
  })
  await page.route(builtChunk('src/shell/KeptStatus.tsx'), (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().setOffline(true)
  await page.getByText(/^You are offline\./).waitFor()
  expect(await page.getByText(/could not be loaded/).count()).toBe(0)
})
