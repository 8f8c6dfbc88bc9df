import { expect, inject, test } from 'vitest'
import { getPath, logIn, openContext, register, requestPhoneCode, setUpBrowser, waitForPath, waitForToast } from './pageActions.ts'
import { getLatestMessage } from './outbox.ts'

setUpBrowser()
const origin = inject('origin')

test('a user registers, logs in by phone, and resets the password', async () => {
  const page = await (await openContext(origin, { expected: /422/ })).newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Become a vehicle partner' }).click()
  await waitForPath(page, '/register')
  await register(page, { email: 'ngozi@adeojo.test', phone: '08031234567', password: 'First-1234' })
  await waitForPath(page, '/welcome')

  // Log in by phone on another device.
  const phone = await (await openContext(origin, { expected: /422/ })).newPage()
  await phone.goto('/login')
  await requestPhoneCode(phone, '08031234567')
  await expect.poll(() => phone.getByRole('timer').textContent()).toMatch(/^0[12]:\d\d$/)
  await expect
    .poll(() => phone.getByRole('link', { name: /See the code/ }).getAttribute('href'))
    .toBe('/sandbox/outbox?to=%2B2348031234567')
  const { code } = await getLatestMessage(origin, '+2348031234567')
  // Phones drop tabs while people read their messages.
  await phone.reload()
  const codeField = phone.getByRole('textbox', { name: '4-digit code' })
  await codeField.fill(code === '1111' ? '2222' : '1111')
  await phone.getByText('This code is not correct. 4 tries left.').first().waitFor()
  await expect.poll(() => codeField.inputValue()).toBe('')
  await phone.keyboard.type(code ?? '')
  await waitForPath(phone, '/welcome')

  // Reset the password.
  const resetPage = await (await openContext(origin, { expected: /422/ })).newPage()
  await resetPage.goto('/login')
  await resetPage.getByRole('link', { name: 'Forgot Password' }).click()
  await resetPage.getByRole('heading', { name: 'Forgot your password' }).waitFor()
  await resetPage.getByLabel('Email address').fill('ngozi@adeojo.test')
  await resetPage.getByRole('button', { name: 'Recover Password' }).click()
  await resetPage.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
  await expect.poll(() => resetPage.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/login')
  const { link } = await getLatestMessage(origin, 'ngozi@adeojo.test')
  expect(link).toMatch(/\/password\/[^/]+\?type=user$/)
  await resetPage.goto(link ?? '/')
  await resetPage.getByLabel('New password', { exact: true }).fill('Second-1234')
  await resetPage.getByLabel('Confirm new password').fill('Second-12345')
  await resetPage.getByRole('button', { name: 'Change password' }).click()
  await waitForToast(resetPage, 'Password does not match')
  await resetPage.getByText('Passwords must be identical').waitFor()
  await resetPage.getByLabel('Confirm new password').fill('Second-1234')
  await resetPage.getByRole('button', { name: 'Change password' }).click()
  await resetPage.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor()

  // The link works once.
  await resetPage.goto(link ?? '/')
  await resetPage.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
  await expect.poll(() => resetPage.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')

  await resetPage.goto('/login')
  await logIn(resetPage, 'ngozi@adeojo.test', 'First-1234')
  await waitForToast(resetPage, 'The email address or password is not correct')
  await logIn(resetPage, 'ngozi@adeojo.test', 'Second-1234')
  await waitForPath(resetPage, '/welcome')
})

test('a wrong code is emptied, and another can be requested after 120 seconds', async () => {
  const page = await (await openContext(origin, { expected: /4(22|29)/ })).newPage()
  await page.clock.install()
  await page.goto('/login?redirect=%2Fsettings')
  await requestPhoneCode(page, '08030000002')
  const code = page.getByRole('textbox', { name: '4-digit code' })
  const { code: sent } = await getLatestMessage(origin, '+2348030000002')
  const wrongCode = sent === '0000' ? '1111' : '0000'
  await code.fill(wrongCode)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  await expect.poll(() => code.inputValue()).toBe('')
  await page.clock.fastForward('01:50')
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^00:(0\d|10)$/)
  await page.clock.fastForward('00:11')
  await page.getByRole('button', { name: 'Resend code' }).waitFor()
  await code.fill(sent ?? '')
  await waitForPath(page, '/settings')
})

test('Back keeps the number', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/login')
  await requestPhoneCode(page, '0703 555 0199')
  await page.getByRole('button', { name: 'Back' }).click()
  const number = page.getByRole('textbox', { name: 'Phone number' })
  await expect.poll(async () => (await number.inputValue()).replaceAll(' ', '')).toBe('7035550199')
})

test("a handoff link opens the page once; its token is removed from the URL, and without one it reads 'Missing token'", async () => {
  const first = await (await openContext(origin)).newPage()
  await logIn(first, 'owner@demo.test')
  await waitForPath(first, '/dashboard')
  const session = await first.evaluate(() => localStorage.getItem('USER_SESSION'))
  const { token } = JSON.parse(session ?? '{}') as { token: string }
  const response = await fetch(`${origin}/v1/users/sessions/handoff`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const { data } = (await response.json()) as { data: { token: string } }
  const handoffPath = `/redirect?token=${encodeURIComponent(data.token)}&path=${encodeURIComponent('/settings')}`

  const second = await (await openContext(origin)).newPage()
  await second.goto(handoffPath)
  await waitForPath(second, '/settings')
  await expect.poll(() => second.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe('owner@demo.test')
  await second.goBack()
  expect(getPath(second)).not.toContain(data.token)

  const third = await (await openContext(origin, { expected: /422/ })).newPage()
  await third.goto(handoffPath)
  await waitForPath(third, '/login?redirect=%2Fsettings')
  await third.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  // A session token is no handoff token.
  await third.goto(`/redirect?token=${encodeURIComponent(token)}&path=%2Fsettings`)
  await waitForPath(third, '/login?redirect=%2Fsettings')
  await third.goto('/redirect')
  await third.getByRole('heading', { level: 1, name: 'Missing token' }).waitFor()
  await expect.poll(() => third.getByText('Missing token', { exact: true }).count()).toBe(1)
})

test('/faq has 5 questions, one open at a time, initially the first; terms and privacy are linked', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Go to FAQ' }).click()
  await waitForPath(page, '/faq')
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
  const questions = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
  const getExpanded = () => questions.evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))
  await expect.poll(() => getExpanded()).toEqual(['true', 'false', 'false', 'false', 'false'])
  await questions.nth(3).click()
  await expect.poll(() => getExpanded()).toEqual(['false', 'false', 'false', 'true', 'false'])
  for (const [path, title] of [
    ['/terms', 'Terms of use'],
    ['/privacy.html', 'Privacy policy'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
})
