import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openPage, pressButton, setUpBrowser, waitForHeading, waitForPath, waitForToast, waitUntilLive } from './pageActions.ts'

// The journeys change the organisation of 40 vehicles, which no other one shows.
setUpBrowser()
const origin = inject('origin')
const email = 'large@demo.test'
const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** Calls the API as another member's device does. */
async function send<Body>(method: string, path: string, body?: object, token?: string): Promise<Body> {
  const response = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.ok, `${method} ${path}`).toBe(true)
  return (await response.json()) as Body
}

/** Gives one of the vehicles these statuses elsewhere, the first one that may have them, and returns its plate. */
async function changeElsewhere(plates: readonly string[], statuses: readonly ('inactive' | 'active')[]): Promise<string> {
  const { data: user } = await send<{ data: { token: string; id: string } }>('POST', '/v1/login', { email, password: 'Demo-1234' })
  const members = await send<{ data: { partner: { id: string } }[] }>('GET', `/v1/users/${user.id}/partner-members`, undefined, user.token)
  const list = `/v1/partners/${members.data[0]?.partner.id ?? ''}/vehicles?status=active&perPage=100`
  const { data } = await send<{ data: { id: string; registration_number: string }[] }>('GET', list, undefined, user.token)
  for (const { id, registration_number } of data.filter((vehicle) => plates.includes(vehicle.registration_number))) {
    let isDone = true
    for (const status of statuses) {
      const { ok } = await fetch(`${origin}/v1/vehicles/${id}/status`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
        body: JSON.stringify({ status }),
      })
      isDone &&= ok
    }
    if (isDone) return registration_number
  }
  throw new Error('Every vehicle is on a trip')
}

/** The plates in the order of the rows. */
const listPlates = (page: Page) =>
  page
    .getByRole('table', { name: 'Vehicles' })
    .getByText(/^[A-Z]{2,3}-?\d{3}-?[A-Z]{2,3}$/)
    .allTextContents()

/** Moves the focus with Tab until an element has this role and name. */
async function tabTo(page: Page, role: 'button' | 'checkbox', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first()
  await target.waitFor()
  for (let presses = 0; presses < 140; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach the ${role} ${name}`)
}

test('by keyboard: search, filter, page and order are in the address; two vehicles are exported', async () => {
  const page = await openPage(origin, '/vehicles', { email })
  await waitForHeading(page, 'Vehicles')
  await page.getByRole('button', { name: /^Export \d+ vehicles$/ }).waitFor()
  const first = await listPlates(page)
  expect(first).toHaveLength(20)

  // Not by Tab, which visits three controls of each row before.
  await page.getByRole('button', { name: 'Page 2' }).focus()
  await page.keyboard.press('Enter')
  await waitForPath(page, '/vehicles?page=2')
  await expect.poll(() => listPlates(page)).not.toEqual(first)
  await page.goBack()
  await expect.poll(() => listPlates(page)).toEqual(first)

  await tabTo(page, 'button', 'Filters')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  await tabTo(page, 'checkbox', 'Coaster')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', /^Show (\d+ )?vehicles?$/)
  await page.keyboard.press('Enter')
  await waitForPath(page, '/vehicles?type=coaster')
  await page.getByRole('button', { name: 'Remove filter Type: Coaster' }).waitFor()
  await expect.poll(() => listPlates(page)).not.toEqual(first)
  const coasters = await listPlates(page)
  const [one = '', two = ''] = coasters
  await page.reload()
  await expect.poll(() => listPlates(page)).toEqual(coasters)

  for (const plate of [one, two]) {
    await tabTo(page, 'checkbox', new RegExp(`${plate}$`))
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'button', 'Export 2')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
})

test('what changes elsewhere appears in the open list, and a bulk change says what it leaves out', { tags: ['slow'] }, async () => {
  const page = await openPage(origin, '/vehicles', { email })
  await page.getByRole('table', { name: 'Vehicles' }).getByRole('rowheader').first().waitFor()
  const plates = await listPlates(page)
  // On no trip, so that it can be paused.
  const one = await changeElsewhere(plates, ['inactive', 'active'])
  const rowOf = (plate: string) => page.getByRole('row').filter({ hasText: plate })
  await waitUntilLive(page)
  const tab = page.getByRole('link', { name: /^Paused/ })
  const before = await tab.textContent()
  await rowOf(one).getByRole('checkbox').check()
  const scrolled = await page.evaluate(() => {
    window.scrollTo({ top: 120, behavior: 'instant' })
    return window.scrollY
  })
  expect(scrolled).toBeGreaterThan(0)

  const plate = await changeElsewhere(
    plates.filter((each) => each !== one),
    ['inactive'],
  )
  await rowOf(plate).getByText('Paused', { exact: true }).waitFor()
  await expect.poll(() => tab.textContent()).not.toBe(before)
  expect(await rowOf(one).getByRole('checkbox').isChecked()).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)

  await rowOf(plate).getByRole('checkbox').check()
  await pressButton(page, 'Pause')
  const question = page.getByRole('alertdialog', { name: 'Pause 1 vehicle?' })
  await question.getByText('1 that you selected is not active and stays as it is.').waitFor()
  await pressButton(page, 'Yes, pause')
  await rowOf(one).getByText('Paused', { exact: true }).waitFor()
})

test(
  'on a phone: a driver is found without accents, paused and back, removed after a warning, and restored',
  { tags: ['slow'] },
  async () => {
    const page = await openPage(origin, '/drivers', { email, ...smallPhone })
    await waitForHeading(page, 'Drivers')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Most trips' })
    await waitForPath(page, '/drivers?sort=-trips_30d')
    await page.getByRole('searchbox', { name: 'Name, phone, plate, licence' }).fill('oluwaseun')
    await page
      .getByRole('link', { name: /^Oluwaṣeun/ })
      .first()
      .waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: 'Aisha Effiong' }).count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // A driver without a vehicle is on no trip; one who is on a trip can be neither paused nor removed.
    await page.goto('/drivers?vehicle=unassigned&status=active')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Actions for / }) })
    await cards.first().waitFor()
    const button = await cards
      .last()
      .getByRole('button', { name: /^Actions for / })
      .getAttribute('aria-label')
    const name = (button ?? '').replace('Actions for ', '')
    await page.goto(`/drivers?search=${encodeURIComponent(name)}`)

    const choose = async (item: string) => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    const card = page.getByRole('listitem').filter({ hasText: name })
    // Without upcoming trips there is no question.
    await choose('Pause')
    await card.getByText('Paused', { exact: true }).waitFor()
    await pressButton(page, 'Undo')
    await card.getByText('Paused', { exact: true }).waitFor({ state: 'detached' })
    await choose('Remove')
    await page
      .getByRole('alertdialog', { name: `Remove ${name}?` })
      .getByText(/^They lose app access now\./)
      .waitFor()
    await pressButton(page, 'Yes, remove')
    await waitForToast(page, `${name} is removed`)
    await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
    await page.goto('/drivers?status=archived')
    await choose('Restore')
    await pressButton(page, 'Yes, restore')
    await waitForToast(page, `${name} is restored`)
    await page.goto(`/drivers?search=${encodeURIComponent(name)}`)
    await card.getByText('Paused', { exact: true }).waitFor()
  },
)

test(
  'on a small laptop the tools take one line, no name of a vehicle or driver more than two, and nothing scrolls sideways',
  { tags: ['slow'] },
  async () => {
    const page = await openPage(origin, '/vehicles', { email, viewport: { width: 1280, height: 800 } })
    for (const path of ['/vehicles', '/drivers']) {
      await page.goto(path)
      await page.getByRole('table').getByRole('link').first().waitFor()
      const tools = [
        page.getByRole('button', { name: 'Filters' }),
        page.getByRole('button', { name: 'Columns' }),
        page.getByRole('link', { name: /^Add / }),
      ]
      const tops = await Promise.all(tools.map(async (each) => (await each.filter({ visible: true }).boundingBox())?.y))
      expect(new Set(tops).size, path).toBe(1)
      const table = await page.getByRole('table').evaluate((element) => {
        const rows = [...element.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)
        return { over: (element.parentElement?.scrollWidth ?? 0) - (element.parentElement?.clientWidth ?? 0), highest: Math.max(...rows) }
      })
      expect(table, path).toEqual({ over: 0, highest: 56 })
    }
  },
)
