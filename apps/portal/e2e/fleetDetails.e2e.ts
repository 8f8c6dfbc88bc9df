// @module-tag slow
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, runJob, setUpBrowser, waitForHeading } from './pageActions.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: other journeys pause, suspend and assign vehicles and drivers of the same organisation at the same time.
let server: RunningServer
let origin: string
beforeAll(async () => {
  server = await startServer()
  origin = server.url
})
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

interface Item {
  id: string
  registration_number?: string
  fname?: string
  lname?: string
  dispatchable: boolean
  driver?: { id: string } | null
  vehicle?: { id: string } | null
}

/** Asks the server as the user of a page. */
async function ask(page: Page, path: string): Promise<Item[]> {
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('USER_SESSION'))) ?? '{}') as {
    token: string
    activeContext: { partner: { id: string } }
  }
  const response = await fetch(`${origin}/v1/partners/${session.activeContext.partner.id}/${path}`, {
    headers: { authorization: `Bearer ${session.token}` },
  })
  return ((await response.json()) as { data: Item[] }).data
}

/**
 * The active vehicles with a driver that are on no trip: what is on the road can be neither paused nor given another driver. In the rush
 * hours that is nearly every vehicle, so the clock moves on until some are back.
 */
async function listIdleVehicles(page: Page): Promise<Item[]> {
  for (let hours = 0; hours < 6; hours += 1) {
    const onTheRoad = new Set((await ask(page, 'trips?group=active&perPage=100')).map(({ vehicle }) => vehicle?.id))
    const vehicles = (await ask(page, 'vehicles?status=active&driver=assigned&perPage=50')).filter(({ id }) => !onTheRoad.has(id))
    if (vehicles.filter(({ dispatchable }) => dispatchable).length >= 4) return vehicles
    const moved = await fetch(`${origin}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 'PT1H' }),
    })
    expect(moved.ok).toBe(true)
    await runJob(origin, 'trip-simulator')
  }
  throw new Error('Nearly every vehicle is on the road')
}

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: /^Actions for/ }).focus()
  await page.keyboard.press('Enter')
  // The menu loads now; its first item has the focus all the same.
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.getByRole('menuitem', { name: action }).focus()
  await page.keyboard.press('Enter')
}
const waitForToast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor()

test('a vehicle is paused and resumed by keyboard, gets the driver of another one, and follows a suspension without a reload', async () => {
  const page = await openPage(origin, '/dashboard', { email: 'large@demo.test' })
  const [vehicle, other] = (await listIdleVehicles(page)).filter(({ dispatchable }) => dispatchable).toReversed()
  await page.goto(`/vehicles/details/${vehicle?.id ?? ''}`)
  await page
    .getByText(vehicle?.registration_number ?? '', { exact: true })
    .first()
    .waitFor()

  await choose(page, 'Pause')
  await page.getByRole('button', { name: 'Yes, pause' }).focus()
  await page.keyboard.press('Enter')
  await waitForToast(page, /is paused$/)
  await page.getByText(/Paused by you\./).waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Yes, resume' }).click()
  await waitForToast(page, /is active$/)

  const [driver] = (await ask(page, 'drivers?vehicle=assigned&perPage=100')).filter(({ id }) => id === other?.driver?.id)
  const name = `${driver?.fname ?? ''} ${driver?.lname ?? ''}`
  await choose(page, 'Replace the driver')
  await page.getByRole('combobox', { name: 'Driver' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Replace', exact: true }).last().click()
  await page
    .getByRole('alertdialog', {
      name: `${name} now drives ${other?.registration_number ?? ''}. Move to ${vehicle?.registration_number ?? ''}?`,
    })
    .waitFor()
  await page.getByRole('button', { name: 'Yes, move' }).click()
  await waitForToast(page, new RegExp(`^${name} now drives ${vehicle?.registration_number ?? ''}`))
  await page.goto(`/vehicles/details/${other?.id ?? ''}`)
  await page.getByText(/No driver is assigned/).waitFor()
  await page.getByText('Live', { exact: true }).last().waitFor()

  const simulated = await fetch(`${origin}/sandbox/simulate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'vehicle.suspend', id: other?.id, reason: 'safety', text: 'Bald tyres' }),
  })
  expect(simulated.ok).toBe(true)
  await page.getByText(/Suspended: Bald tyres/).waitFor()
})

test('on a phone, by keyboard: a driver is unassigned from both sides, moved, paused, removed and restored, with undo', async () => {
  const page = await openPage(origin, '/dashboard', {
    email: 'large@demo.test',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    expected: /404/,
  })
  const [vehicle, other] = await listIdleVehicles(page)
  const drivers = await ask(page, 'drivers?vehicle=assigned&perPage=100')
  const driver = drivers.find(({ id }) => id === vehicle?.driver?.id)
  const [name, plate, otherPlate] = [
    `${driver?.fname ?? ''} ${driver?.lname ?? ''}`,
    vehicle?.registration_number ?? '',
    other?.registration_number ?? '',
  ]
  const press = async (role: 'button' | 'menuitem' | 'option', label: string | RegExp) => {
    await page.getByRole(role, { name: label, exact: true }).last().focus()
    await page.keyboard.press('Enter')
  }
  const assign = async (field: 'Driver' | 'Vehicle', text: string, button: 'Assign' | 'Replace') => {
    await page.getByRole('combobox', { name: field, exact: true }).focus()
    await page.keyboard.type(text)
    await page
      .getByRole('option', { name: new RegExp(`^${text}`) })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await press('button', button)
  }

  // From the side of the vehicle, with undo.
  await page.goto(`/vehicles/details/${vehicle?.id ?? ''}`)
  await choose(page, 'Unassign the driver')
  await waitForToast(page, new RegExp(`^${name} no longer drives ${plate}$`))
  await page.getByText(/No driver is assigned/).waitFor()
  await press('button', 'Undo')
  await page.getByText(/No driver is assigned/).waitFor({ state: 'hidden' })

  // From the side of the driver: unassigned, then given the vehicle of another one, after a question.
  await page.goto(`/drivers/details/${driver?.id ?? ''}`)
  await choose(page, 'Unassign the vehicle')
  await waitForToast(page, new RegExp(`^${name} no longer drives ${plate}$`))
  await choose(page, 'Assign a vehicle')
  await assign('Vehicle', otherPlate, 'Assign')
  await page.getByRole('alertdialog', { name: new RegExp(`now drives ${otherPlate}\\. Give it to ${name}\\?$`) }).waitFor()
  await press('button', 'Yes, replace')
  await waitForToast(page, new RegExp(`^${name} now drives ${otherPlate}`))
  await choose(page, 'Pause')
  await press('button', 'Yes, pause')
  await waitForToast(page, /is paused$/)
  await press('button', 'Undo')
  await page.getByText(/Paused by you\./).waitFor({ state: 'hidden' })

  // An answer that cannot be undone at once begins on the harmless button.
  await choose(page, 'Remove')
  await page.getByRole('alertdialog', { name: `Remove ${name}?` }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone a driver is removed and restored, and the address of another organisation shows nothing', async () => {
  const page = await openPage(origin, '/dashboard', {
    email: 'large@demo.test',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    expected: /404/,
  })
  const [driver] = await ask(page, 'drivers?vehicle=unassigned&status=active&perPage=10')
  const name = `${driver?.fname ?? ''} ${driver?.lname ?? ''}`
  await page.goto(`/drivers/details/${driver?.id ?? ''}`)
  await waitForHeading(page, name)
  await page.getByRole('button', { name: `Actions for ${name}` }).tap()
  await page.getByRole('menuitem', { name: 'Remove' }).tap()
  await page.getByRole('button', { name: 'Yes, remove' }).tap()
  await waitForToast(page, /is removed$/)
  await page.getByRole('button', { name: 'Restore' }).tap()
  await page.getByRole('button', { name: 'Yes, restore' }).tap()
  await waitForToast(page, /is restored$/)
  await page.getByText(/Paused by you\./).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const owner = await openPage(origin, '/dashboard', { email: 'owner@demo.test' })
  const [foreign] = await ask(owner, 'drivers?perPage=10')
  await page.goto(`/drivers/details/${foreign?.id ?? ''}`)
  await page.getByText('This driver is not here').waitFor()
})
