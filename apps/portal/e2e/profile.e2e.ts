// @module-tag slow
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { getLatestMessage } from './outbox.ts'
import { logIn, openContext, phone, pressButton, setUpBrowser, simulate, waitForHeading, waitForPath, waitForToast } from './pageActions.ts'

setUpBrowser()
const origin = inject('origin')

const stepUp = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

async function confirmByPassword(page: Page) {
  await stepUp(page).getByLabel('Password', { exact: true }).fill('Demo-1234')
  await stepUp(page).getByRole('button', { name: 'Confirm' }).click()
}

/** The path of the link in the newest mail to an address. */
async function getLinkPath(to: string): Promise<string> {
  const { link = '' } = await getLatestMessage(origin, to)
  return new URL(link, origin).pathname
}

/** A photo of 900 x 600 pixels. */
async function takePhoto(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600)
    canvas.getContext('2d')?.fillRect(0, 0, 450, 600)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  return { name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

test('an owner changes photo, name, phone and e-mail address, and the old address undoes the last', async () => {
  // Each change of a contact asks for a step-up first; the undone change ends the session.
  const context = await openContext(origin, { viewport: phone, expected: /40[13]/ })
  const page = await context.newPage()
  await logIn(page, 'expired@demo.test')
  await waitForPath(page, '/dashboard')
  await page.goto('/settings')

  await page.getByLabel('Photo', { exact: true }).setInputFiles(await takePhoto(page))
  const crop = page.getByRole('dialog', { name: 'Crop the photo' })
  await crop.getByRole('slider', { name: 'Left or right' }).press('Home')
  await crop.getByRole('slider', { name: 'Zoom' }).press('End')
  const upload = page.waitForResponse((response) => response.url().includes('/v1/upload/'))
  await crop.getByRole('button', { name: 'Use photo' }).click()
  // A small square instead of the photo.
  expect(await (await upload).json()).toMatchObject({
    files: [{ mime: 'image/jpeg', size: expect.toSatisfy((size: number) => size < 20_000) }],
  })
  await crop.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Change photo' }).evaluate((button) => button === document.activeElement)).toBe(true)

  // The identity check has verified the name: a new one is reviewed.
  await page.getByLabel('Last name').fill('Udoh-Bello')
  // The photo and the name are not saved yet.
  await page.getByRole('link', { name: 'Roles' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await pressButton(page, 'Save changes')
  await waitForToast(page, 'Your profile is saved')
  await page.getByText('We are checking your new name, Nsikan Udoh-Bello.').waitFor()
  expect(await page.getByLabel('Last name').getAttribute('readonly')).not.toBeNull()
  const userId = await page.evaluate(() => (JSON.parse(localStorage.getItem('USER_SESSION') ?? '{}') as { user: { id: string } }).user.id)
  await simulate(origin, { kind: 'name.accept', id: userId })
  await page.reload()
  await page.getByText('We have verified your name. We check a new one before it changes.').waitFor()
  expect(await page.getByLabel('Last name').inputValue()).toBe('Udoh-Bello')

  await page.getByRole('textbox', { name: 'Phone number' }).fill('08039990001')
  await pressButton(page, 'Save changes')
  await confirmByPassword(page)
  const code = page.getByRole('dialog', { name: 'Confirm your new number' }).getByRole('textbox', { name: '4-digit code' })
  await code.waitFor()
  // A reload goes on with the code that was sent; so does another request for the number after the dialog was closed.
  await page.reload()
  await code.waitFor()
  await page.keyboard.press('Escape')
  await code.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('08039990001')
  await pressButton(page, 'Save changes')
  await code.waitFor()
  await code.fill((await getLatestMessage(origin, '08039990001')).code ?? '')
  await waitForToast(page, 'Your phone number is changed')

  // The reload has forgotten the proof; the next one is good for ten minutes. The first address has a typing error.
  await page.getByLabel('Email address').fill('nsikam@udoh.example')
  await pressButton(page, 'Save changes')
  await confirmByPassword(page)
  await page.getByText('nsikam@udoh.example waits for confirmation.').waitFor()
  await pressButton(page, 'Cancel change')
  await waitForToast(page, 'Your e-mail address stays expired@demo.test')
  await page.getByLabel('Email address').fill('nsikan@udoh.example')
  await pressButton(page, 'Save changes')
  await page.getByText('nsikan@udoh.example waits for confirmation.').waitFor()
  const first = await getLinkPath('nsikan@udoh.example')
  await pressButton(page, 'Send again')
  await waitForToast(page, 'The link is on its way to nsikan@udoh.example')
  const second = await getLinkPath('nsikan@udoh.example')
  expect(second).not.toBe(first)
  await page.goto(second)
  await pressButton(page, 'Confirm e-mail address')
  await waitForHeading(page, 'E-mail address confirmed')
  await page.goto('/settings')
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('nsikan@udoh.example')
  expect(await page.getByText('waits for confirmation').count()).toBe(0)

  // Who reads the old mailbox undoes the change in another browser; this page leaves by itself.
  const other = await (await openContext(origin)).newPage()
  await other.goto(await getLinkPath('expired@demo.test'))
  await pressButton(other, 'Put the address back')
  await waitForHeading(other, 'Your e-mail address is back')
  await waitForPath(page, '/login')
})

test('a new password and a sign-out end the session of the other browser; preferences stay', async () => {
  const page = await (await openContext(origin)).newPage()
  const other = await (await openContext(origin, { viewport: phone, expected: /401/ })).newPage()
  await logIn(page, 'review@demo.test')
  await waitForPath(page, '/dashboard')
  await logIn(other, 'review@demo.test')
  await waitForPath(other, '/dashboard')
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Low data' }).click()
  await page.getByRole('button', { name: 'Trips', exact: true }).click()
  const channels = page.getByRole('group', { name: 'A trip is cancelled' })
  const sms = channels.getByRole('checkbox', { name: 'SMS' })
  const before = await sms.isChecked()
  await sms.click()
  await expect.poll(() => sms.isChecked()).toBe(!before)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect.poll(() => page.getByRole('switch', { name: 'Low data' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Trips', exact: true }).click()
  expect(await sms.isChecked()).toBe(!before)

  await page.getByLabel('Current password', { exact: true }).fill('Demo-1234')
  await page.getByLabel('New password', { exact: true }).fill('Another-1234')
  await page.getByLabel('Confirm password', { exact: true }).fill('Another-1234')
  await pressButton(page, 'Change password')
  await waitForToast(page, 'Your password is changed. Your other devices are signed out.')
  await waitForPath(other, '/login')

  await logIn(other, 'review@demo.test', 'Another-1234')
  await waitForPath(other, '/dashboard')
  await page.reload()
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, sign out' }).click()
  await waitForPath(other, '/login')
  await expect.poll(() => page.getByRole('button', { name: /^Sign out/ }).count()).toBe(0)
})
