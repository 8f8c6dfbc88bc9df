import { expect, inject, test } from 'vitest'
import { at, logIn, openBrowser, person, press, title, toastSays } from './browser.ts'
import { newestTo } from './outbox.ts'

openBrowser()
const origin = inject('origin')
const password = 'Demo-1234'

test('a member of several organisations chooses one; an incomplete one says so', async () => {
  const page = await (await person(origin)).newPage()
  await logIn(page, 'multi@demo.test')
  await at(page, '/organization')
  await title(page, 'Who is using the product')
  await page.getByRole('radio', { name: 'Unfinished Transport' }).click({ force: true })
  expect(await toastSays(page, 'This profile setup is yet to be completed')).toBe('This profile setup is yet to be completed')
  await page.getByRole('radio', { name: 'Multi Ventures' }).click({ force: true })
  await press(page, 'Proceed')
  await at(page, '/dashboard')
})

test.each([
  ['new@demo.test', '/welcome'],
  ['kyc-identity@demo.test', '/get-started/company?state=identity&mode=business'],
  ['kyc-address@demo.test', '/get-started/individual?state=address'],
  ['cities@demo.test', '/city-selection?progress=true'],
])('%s stands at %s after login', async (email, address) => {
  const page = await (await person(origin)).newPage()
  await logIn(page, email)
  await at(page, address)
  expect(page.url()).toBe(origin + address)
})

test('somebody who was invited makes an account by the link of the mail, is offered the app, and logs in', async () => {
  const { link = '' } = await newestTo(origin, 'invited@demo.test')
  expect(link).toContain('/accept-invite')
  const page = await (await person(origin)).newPage()
  const { pathname, search } = new URL(link, origin)
  await page.goto(pathname + search)
  await title(page, 'Join Okafor Mobility Limited')
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('invited@demo.test')
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Last name').fill('Umeh')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('8064127730')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Accept invite')
  await page.getByRole('dialog', { name: 'You have joined Okafor Mobility Limited' }).waitFor()
  await press(page, 'Dismiss')
  await at(page, '/login')
  await logIn(page, 'invited@demo.test', password)
  // A driver manager sees no dashboard: settings, with the toast.
  await at(page, '/settings')
})
