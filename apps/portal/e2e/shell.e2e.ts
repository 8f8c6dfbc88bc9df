// @module-tag slow
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import {
  listMenu,
  logIn,
  openContext,
  openPage,
  setUpBrowser,
  simulate,
  waitForHeading,
  waitForPath,
  waitUntilLive,
} from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

interface StoredSession {
  token: string
  activeContext: { partner: { id: string } }
}

const readSession = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('USER_SESSION'))) ?? '{}') as StoredSession
/** A button of the header; the one of the other window size is not visible. */
const findTool = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })

test('another organisation brings its own rights, and holds after a reload and in a second tab', async () => {
  const context = await openContext(origin)
  const [page, second] = [await context.newPage(), await context.newPage()]
  await logIn(page, 'two-orgs@demo.test')
  await waitForPath(page, '/organization')
  await page.getByRole('radio', { name: 'Okafor Mobility Limited' }).click({ force: true })
  await page.getByRole('button', { name: 'Proceed' }).click()
  await waitForPath(page, '/dashboard')
  await expect.poll(() => listMenu(page)).toEqual(['Dashboard', 'Trips', 'Routes', 'Settings'])
  const okafor = (await readSession(page)).activeContext.partner.id
  // The figures are kept for the next visit.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_RESPONSES'))).toContain(okafor)
  await second.goto('/trips')
  await waitForHeading(second, 'Trips')

  await findTool(page, /^Okafor Mobility Limited ?, switch organisation$/).press('Enter')
  await page.getByRole('listbox', { name: 'Organisations' }).press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText(/^You are now working for /).waitFor()
  await expect.poll(() => listMenu(page)).toEqual(['Dashboard', 'Earnings', 'Settings'])
  // The second tab follows, and leaves the page that the other roles do not open.
  await waitForPath(second, '/settings')
  await expect.poll(() => listMenu(second)).toEqual(['Dashboard', 'Earnings', 'Settings'])

  await page.reload()
  await waitForHeading(page, 'Welcome')
  await expect.poll(() => listMenu(page)).toEqual(['Dashboard', 'Earnings', 'Settings'])
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  expect(await page.getByText(/Okafor/).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_RESPONSES'))).not.toContain(okafor)
})

test('a notification arrives, is opened, and is read on another device', async () => {
  const open = async () => {
    const page = await openPage(origin, '/dashboard', { email: 'large@demo.test' })
    return page
  }
  const [page, other] = [await open(), await open()]
  const { token, activeContext } = await readSession(page)
  const ask = async (path: string) => {
    const response = await fetch(`${origin}/v1/partners/${activeContext.partner.id}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()) as { data: { id: string; registration_number: string }[]; metadata: { unread: number } }
  }
  const suspend = (id: string) => simulate(origin, { kind: 'vehicle.suspend', id, reason: 'safety', text: 'Bald tyres' })
  const before = (await ask('notifications')).metadata.unread
  const [vehicle, another] = (await ask('vehicles?status=active')).data
  await suspend(another?.id ?? '')
  await suspend(vehicle?.id ?? '')
  const { unread } = (await ask('notifications')).metadata
  expect(unread).toBeGreaterThan(before + 1)

  // The socket tells of it, without a reload.
  await findTool(page, `Notifications, ${unread} unread`).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const about = vehicle?.registration_number ?? ''
  await panel
    .getByRole('link', { name: new RegExp(`^Unread, Critical: .*${about}`) })
    .first()
    .click()
  await waitForPath(page, `/vehicles/details/${vehicle?.id ?? ''}`)
  // The other device follows, without a touch.
  await findTool(other, `Notifications, ${unread - 1} unread`).click()
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await other
    .getByText(/marked as read$/)
    .first()
    .waitFor()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await ask('notifications')).metadata.unread).toBe(unread - 1)
})

test('the search finds what the role may open, by keyboard and on a phone', async () => {
  const page = await openPage(origin, '/settings', { email: 'vehicles@demo.test' })
  await waitUntilLive(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('toyota')
  await page.getByRole('group', { name: 'Vehicles' }).waitFor()
  const plate = (await page.getByRole('option').first().textContent()) ?? ''
  await field.press('Enter')
  await page.waitForURL('**/vehicles/details/*')
  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: 'Recent' }).waitFor()
  expect(plate).toContain((await page.getByRole('option').first().textContent())?.trim() ?? 'none')
  await field.fill('vehicle documents')
  await field.press('Enter')
  await waitForPath(page, '/vehicles?view=documents')

  const phone = await openPage(origin, '/settings', { email: 'drivers@demo.test', viewport: { width: 360, height: 740 }, hasTouch: true })
  await findTool(phone, 'Search').tap()
  await phone.getByRole('combobox', { name: 'Search' }).fill('toyota')
  await phone.getByText('Nothing found for "toyota"').first().waitFor()
  await phone.getByRole('combobox', { name: 'Search' }).fill('add')
  expect(await phone.getByRole('option').allTextContents()).toEqual([expect.stringContaining('Add driver')])
  await phone.getByRole('option', { name: 'Add driver' }).tap()
  await waitForPath(phone, '/drivers/add-driver')
})
