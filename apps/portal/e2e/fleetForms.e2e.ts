// Long: each test walks through a whole form, with its mistakes, reloads and drafts.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, pressButton, setUpBrowser, waitForHeading, waitForPath, waitForToast } from './pageActions.ts'
import { getLatestMessage } from './outbox.ts'
import { removeServerData, startServer, type RunningServer } from './testServer.ts'

setUpBrowser()
// A server of its own: other journeys count the vehicles and drivers of this organisation.
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(async () => {
  await server.stop()
  await removeServerData(server)
})

const smallPhone = { width: 360, height: 740 }
const keptMessage = 'This is what you typed before.'

/** Opens a phone of 360 px, on which a user is logged in. */
async function openPhone(email: string): Promise<Page> {
  const page = await openPage(server.url, '/dashboard', { email, viewport: smallPhone, expected: /409|422/ })
  // Reloading a form with an identity number asks.
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

/** Reads the stored session. */
async function readStoredSession(page: Page) {
  const session = await page.evaluate(() => localStorage.getItem('USER_SESSION') ?? '{}')
  return JSON.parse(session) as { token: string; user: { id: string }; activeContext: { partner: { id: string } } }
}

/** Deletes the draft that an attempt before this one has left on the server. */
async function removeServerDraft(page: Page, form: 'vehicle' | 'driver') {
  const { token, user, activeContext } = await readStoredSession(page)
  await fetch(`${server.url}/v1/users/${user.id}/drafts/${form}?partner_id=${activeContext.partner.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
}

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : undefined
      return (label ?? element?.textContent ?? '').replace(/\s*optional$/, '').trim()
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}
const typeInto = async (page: Page, name: string, text: string) => {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
const pressEnterOn = async (page: Page, name: string) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
const continueTo = async (page: Page, ...steps: string[]) => {
  for (const step of steps) {
    await pressEnterOn(page, 'Continue')
    await page.locator('h2:focus', { hasText: step }).waitFor()
  }
}

test('by keyboard alone a driver is added, from wrong input over a reload to the invitation', async () => {
  const page = await openPhone('owner@demo.test')
  await removeServerDraft(page, 'driver')
  await page.goto('/drivers/add-driver')
  await page.getByLabel('First name').waitFor()
  await pressEnterOn(page, 'Continue')
  for (const message of ['Please enter the first name', 'Please provide a valid phone number', 'Please enter the date of birth'])
    await page.getByText(message).waitFor()
  // The first invalid field has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fname')
  await page.keyboard.type('Adéṣọlá')
  const face = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page.locator('input[aria-label="Photo"]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: face })
  await pressButton(page, 'Use photo')
  await page.getByRole('button', { name: 'Change photo' }).waitFor()
  await typeInto(page, 'Last name', 'O’Connor')
  await typeInto(page, 'Phone number', '08098765432')
  await typeInto(page, 'City', 'Lagos')
  await typeInto(page, 'Date of birth', '12-04-2015')
  await page.keyboard.press('Tab')
  await page.getByText('Driver must be at least 18').waitFor()
  await page.keyboard.press('Shift+Tab')
  await typeInto(page, 'Date of birth', '12-04-1990')
  await typeInto(page, 'NIN', '12345678901')
  await continueTo(page, 'Licence and LASDRI')
  await waitForPath(page, '/drivers/add-driver?step=licence')

  // A reload keeps the step, and all but the number of the identity document.
  await page.reload()
  await page.getByText(keptMessage).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Licence and LASDRI' }).waitFor()
  // The list says that the driver is not added.
  await page.goto('/drivers')
  await page.getByText('You have not finished adding Adéṣọlá O’Connor.').waitFor()
  await pressEnterOn(page, 'Continue')
  await page.getByLabel('First name').waitFor()
  expect([await page.getByLabel('First name').inputValue(), await page.getByLabel('NIN').inputValue()]).toEqual(['Adéṣọlá', ''])
  await page.getByText(/^For safety it is never kept on a device/).waitFor()
  await page.getByRole('button', { name: 'Change photo' }).waitFor()
  await continueTo(page, 'Licence and LASDRI')
  await typeInto(page, 'Licence number', 'ABC12345AA67')
  await typeInto(page, 'Class', 'Class E')
  await typeInto(page, 'Expiry date', '10-01-2029')
  await continueTo(page, 'Documents', 'Vehicle', 'Review')

  // Back and Forward in the browser walk the steps, and nothing is asked.
  await waitForPath(page, '/drivers/add-driver?step=review')
  await page.goBack()
  await waitForStep(page, 'Vehicle')
  await page.goBack()
  await waitForStep(page, 'Documents')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.goForward()
  await page.goForward()
  await waitForStep(page, 'Review')
  await waitForPath(page, '/drivers/add-driver?step=review')
  await pressEnterOn(page, 'Add driver')
  await waitForToast(page, 'Driver added')
  await waitForToast(page, 'Invitation sent by SMS')
  // One message for all of it.
  expect(await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').count()).toBe(1)
  expect(await getLatestMessage(server.url, '+2348098765432')).toMatchObject({ channel: 'sms' })
  // What was sent has left no step behind it.
  await waitForHeading(page, 'Adéṣọlá O’Connor')
  await page.goBack()
  await waitForPath(page, '/drivers')
  await page.goForward()
  await page.goForward()
  await waitForPath(page, '/drivers/add-driver')
  await waitForStep(page, 'Person')
})

// One white pixel.
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==', 'base64'),
})
const waitForStep = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** Opens the form of a vehicle. */
async function openEditor(page: Page, plate: string) {
  const { token, activeContext } = await readStoredSession(page)
  const response = await fetch(`${server.url}/v1/partners/${activeContext.partner.id}/vehicles?search=${plate}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { data: { id: string }[] }
  await page.goto(`/vehicles/${data[0]?.id}/edit`)
  await waitForStep(page, 'Vehicle details')
}

test('on a phone a vehicle is added with photo and document, from wrong input to review, with a reload half-way', async () => {
  const plate = 'KSF-482TA'
  const page = await openPage(server.url, '/settings', { email: 'vehicles@demo.test', viewport: smallPhone, expected: /409|422/ })
  await removeServerDraft(page, 'vehicle')
  await page.goto('/vehicles/add-vehicle')
  await waitForHeading(page, 'Add vehicle')
  await pressButton(page, 'Continue')
  for (const message of ['Please select the brand', 'Please enter the model', 'Please enter the plate number', 'Please select the city'])
    await page.getByText(message).waitFor()
  await fill(page, 'Year', '2003')
  await page.getByRole('radio', { name: /Mini bus/ }).check()
  await fill(page, 'Seats', '22')
  await pressButton(page, 'Continue')
  await page.getByText('Vehicles must be 2007 or newer').waitFor()
  await page.getByText('A mini bus usually has 10–18 seats').waitFor()
  await page.getByText('Buses need air conditioning').waitFor()
  await fill(page, 'Plate number', 'dup000aa')
  await page.getByLabel('Plate number').blur()
  await page.getByText('A vehicle with this plate number already exists').waitFor()

  await page.getByLabel('Brand', { exact: true }).selectOption('Toyota')
  await fill(page, 'Model', 'Hiace')
  await fill(page, 'Year', '2016')
  await fill(page, 'Seats', '14')
  await fill(page, 'Plate number', plate)
  await fill(page, 'Colour', 'White')
  await page.reload()
  await page.getByText(keptMessage).waitFor()
  await expect.poll(() => page.getByLabel('Plate number').inputValue()).toBe(plate)
  await page.getByLabel('Fuel', { exact: true }).selectOption({ label: 'Petrol' })
  await page.getByLabel('City', { exact: true }).selectOption({ label: 'Lagos' })
  await page.getByLabel('Amenities').fill('air')
  await page.getByRole('option', { name: 'Air conditioning' }).click()
  await page.keyboard.press('Escape')
  await pressButton(page, 'Continue')
  await waitForStep(page, 'Photos')
  await pressButton(page, 'Continue')
  await page.getByText('Please add at least one photo').waitFor()
  await page.locator('input[type=file]').first().setInputFiles(picture('front.png'))
  await page.getByText(/, uploaded$/).waitFor()
  await pressButton(page, 'Continue')
  await waitForStep(page, 'Documents')
  // Back closes a panel, and stays in the step.
  await pressButton(page, 'Add: Insurance certificate')
  await page.getByRole('dialog', { name: 'Insurance certificate' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await waitForPath(page, '/vehicles/add-vehicle?step=documents')
  await waitForStep(page, 'Documents')
  await pressButton(page, 'Add: Proof of ownership certificate')
  const panel = page.getByRole('dialog')
  await panel.locator('input[type=file]').first().setInputFiles(picture('slow.png'))
  await panel.getByText('slow.png', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Add document' }).click()
  await page.getByText('Ready to send').waitFor()
  await waitForPath(page, '/vehicles/add-vehicle?step=documents')
  // Photo and document stay over a reload, and so does the step.
  await page.reload()
  await page.getByText(keptMessage).waitFor()
  await page.getByText('Ready to send').waitFor()
  await pressButton(page, 'Continue')
  await waitForStep(page, 'Review')
  await page.getByText('Toyota Hiace 2016').waitFor()
  await page.getByText('1 of 5').waitFor()
  await page.getByText(/^Missing: (?!.*Proof of ownership).*Insurance certificate.* gets no trips until they are there\.$/).waitFor()
  await pressButton(page, 'Submit for review')
  await waitForToast(page, 'Vehicle sent for review')
  await waitForHeading(page, 'Toyota Hiace 2016')
  await page.goto(`${new URL(page.url()).pathname}/documents`)
  await page.getByText('The document is under review.').waitFor()
  // Its photo stands in the row, small.
  const thumbnail = page.getByRole('article', { name: 'Proof of ownership certificate' }).locator('img')
  await thumbnail.scrollIntoViewIfNeeded()
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The draft is over, on every device.
  await page.goto('/vehicles/add-vehicle')
  await waitForStep(page, 'Vehicle details')
  expect(await page.getByLabel('Plate number').inputValue()).toBe('')
  // A draft is discarded on the list, and comes back with Undo.
  await fill(page, 'Model', 'Coaster')
  await page.goto('/vehicles')
  await page.getByText('You have not finished adding Coaster.').waitFor()
  await pressButton(page, 'Discard')
  await waitForToast(page, 'Draft discarded')
  await pressButton(page, 'Undo')
  await page.getByText('You have not finished adding Coaster.').waitFor()
  await pressButton(page, 'Discard')
  await expect.poll(() => page.getByText('You have not finished adding Coaster.').count()).toBe(0)
  await page.reload()
  await waitForHeading(page, 'Vehicles')
  await page.getByRole('link', { name: /^Needs attention \d/ }).waitFor()
  expect(await page.getByText('You have not finished adding Coaster.').count()).toBe(0)
})

test('two people edit one vehicle: nothing typed is lost, and another plate sends it back for review', { tags: ['slow'] }, async () => {
  // It is paused: no trip keeps it from being changed.
  const plate = 'KJA-170AA'
  const [page, other] = await Promise.all(
    ['owner@demo.test', 'vehicles@demo.test'].map((email) => openPage(server.url, '/settings', { email, expected: /409/ })),
  )
  if (!page || !other) throw new Error('Two pages are needed')
  await openEditor(page, plate)
  await openEditor(other, plate)
  await fill(other, 'Colour', 'Sky blue')
  await pressButton(other, 'Continue')
  await waitForStep(other, 'Photos')
  await addPhotoIfNone(other)
  await pressButton(other, 'Save changes')
  await waitForToast(other, 'Changes saved')

  await page.getByLabel('Chassis number').fill('JTFSX23P106012345')
  await pressButton(page, 'Continue')
  await waitForStep(page, 'Photos')
  await addPhotoIfNone(page)
  await pressButton(page, 'Save changes')
  const confirm = page.getByRole('alertdialog', { name: 'This sends the vehicle back for review' })
  await confirm.getByRole('button', { name: 'Yes, save' }).click()
  await page.getByText(/Colour: Sky blue/).waitFor()
  await pressButton(page, 'Save changes')
  await confirm.getByRole('button', { name: 'Yes, save' }).click()
  await waitForToast(page, 'Vehicle sent for review')
  await page.getByText('Sky blue').waitFor()
  await page.getByText('JTFSX23P106012345').waitFor()

  // What is typed is not lost by a step back in the browser, nor by a press on the menu.
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
  await waitForStep(page, 'Vehicle details')
  await fill(page, 'Colour', 'Red')
  const form = new URL(page.url()).pathname
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await page.evaluate(() => history.back())
  await question.waitFor()
  // The router has taken the step back: the question is still there, and so is the form.
  await expect.poll(() => new URL(page.url()).pathname).toBe(form)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox', { name: 'Colour' }).inputValue()).toBe('Red')
  await page.evaluate(() => history.back())
  await question.waitFor()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(form)

  await openEditor(page, plate)
  await fill(page, 'Colour', 'Red')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click()
  await waitForPath(page, '/dashboard')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

async function addPhotoIfNone(page: Page) {
  if ((await page.getByRole('button', { name: /^Remove / }).count()) > 0) return
  await page.locator('input[type=file]').first().setInputFiles(picture('front.png'))
  await page.getByText(/, uploaded$/).waitFor()
}
