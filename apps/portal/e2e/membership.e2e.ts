import { expect, inject, test } from 'vitest'
import { logIn, openContext, pressButton, register, setUpBrowser, waitForHeading, waitForPath, waitForToast } from './pageActions.ts'
import { getLatestMessage } from './outbox.ts'

setUpBrowser()
const origin = inject('origin')
const password = 'Demo-1234'

test('a member of several organisations selects one; an incomplete one shows a toast', async () => {
  const page = await (await openContext(origin)).newPage()
  await logIn(page, 'multi@demo.test')
  await waitForPath(page, '/organization')
  await waitForHeading(page, 'Who is using the product')
  await page.getByRole('radio', { name: 'Unfinished Transport' }).click({ force: true })
  expect(await waitForToast(page, 'This profile setup is yet to be completed')).toBe('This profile setup is yet to be completed')
  await page.getByRole('radio', { name: 'Multi Ventures' }).click({ force: true })
  await pressButton(page, 'Proceed')
  await waitForPath(page, '/dashboard')
})

test.each([
  ['new@demo.test', '/welcome'],
  ['kyc-identity@demo.test', '/get-started/company?state=identity&mode=business'],
  ['kyc-address@demo.test', '/get-started/individual?state=address'],
  ['cities@demo.test', '/city-selection?progress=true'],
])('%s is redirected to %s after login', async (email, path) => {
  const page = await (await openContext(origin)).newPage()
  await logIn(page, email)
  await waitForPath(page, path)
  expect(page.url()).toBe(origin + path)
})

test('an invited user registers by the link of the email, is offered the app, and logs in', async () => {
  const { link = '' } = await getLatestMessage(origin, 'invited@demo.test')
  expect(link).toContain('/accept-invite')
  const page = await (await openContext(origin)).newPage()
  const { pathname, search } = new URL(link, origin)
  await page.goto(pathname + search)
  await waitForHeading(page, 'Join Okafor Mobility Limited')
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('invited@demo.test')
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Last name').fill('Umeh')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('8064127730')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await pressButton(page, 'Accept invite')
  await page.getByRole('dialog', { name: 'You have joined Okafor Mobility Limited' }).waitFor()
  await pressButton(page, 'Dismiss')
  await waitForPath(page, '/login')
  await logIn(page, 'invited@demo.test', password)
  // A driver manager has no access to the dashboard.
  await waitForPath(page, '/settings')
})

test('a new user is asked to confirm the address until they open the mailed link; on a phone both partner types stay in view', async () => {
  const email = 'amara@confirm.test'
  const page = await (await openContext(origin, { viewport: { width: 360, height: 740 } })).newPage()
  await page.goto('/register')
  await register(page, { email, phone: '08061230045', password })
  await waitForPath(page, '/welcome')
  const strip = page.getByRole('region', { name: 'E-mail address' })
  await strip.waitFor()
  const [lastPoint, proceed] = [page.getByText('Paid to your own account').last(), page.getByRole('button', { name: 'Proceed' })]
  await lastPoint.waitFor()
  const [pointBox, proceedBox] = [await lastPoint.boundingBox(), await proceed.boundingBox()]
  expect((pointBox?.y ?? Infinity) + (pointBox?.height ?? 0)).toBeLessThan(proceedBox?.y ?? 0)
  await pressButton(page, 'Confirm your e-mail address')
  await pressButton(page, 'Send the link again')
  await strip.getByText(`The link is on its way to ${email}`).waitFor()
  const { link = '' } = await getLatestMessage(origin, email)
  await page.goto(new URL(link).pathname)
  await pressButton(page, 'Confirm e-mail address')
  await waitForHeading(page, 'E-mail address confirmed')
  await page.goto('/welcome')
  await page.getByRole('radio', { name: 'An Individual' }).waitFor()
  await strip.waitFor({ state: 'detached' })
})
