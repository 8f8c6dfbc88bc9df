import { expect, inject, test } from 'vitest'
import { address, askForCode, at, logIn, openBrowser, person, register, toastSays } from './browser.ts'
import { newestTo } from './outbox.ts'

openBrowser()
const origin = inject('origin')

test('a person signs up, comes back by phone, and gets a new password by the link', async () => {
  const page = await (await person(origin, { expected: /422/ })).newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Become a vehicle partner' }).click()
  await at(page, '/register')
  await register(page, { email: 'ngozi@adeojo.test', phone: '08031234567', password: 'First-1234' })
  await at(page, '/welcome')

  // By phone, on another device.
  const phone = await (await person(origin)).newPage()
  await phone.goto('/login')
  await askForCode(phone, '08031234567')
  await expect.poll(() => phone.getByRole('timer').textContent()).toMatch(/^0[12]:\d\d$/)
  await expect
    .poll(() => phone.getByRole('link', { name: /See the code/ }).getAttribute('href'))
    .toBe('/sandbox/outbox?to=%2B2348031234567')
  const { code } = await newestTo(origin, '+2348031234567')
  await phone.keyboard.type(code ?? '')
  await at(phone, '/welcome')

  // The password is forgotten, and replaced.
  const forgetful = await (await person(origin, { expected: /422/ })).newPage()
  await forgetful.goto('/login')
  await forgetful.getByRole('link', { name: 'Forgot Password' }).click()
  await forgetful.getByRole('heading', { name: 'Forgot your password' }).waitFor()
  await forgetful.getByLabel('Email address').fill('ngozi@adeojo.test')
  await forgetful.getByRole('button', { name: 'Recover Password' }).click()
  await forgetful.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
  await expect.poll(() => forgetful.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/login')
  const { link } = await newestTo(origin, 'ngozi@adeojo.test')
  expect(link).toMatch(/\/password\/[^/]+\?type=user$/)
  await forgetful.goto(link ?? '/')
  await forgetful.getByLabel('New password', { exact: true }).fill('Second-1234')
  await forgetful.getByLabel('Confirm new password').fill('Second-12345')
  await forgetful.getByRole('button', { name: 'Change password' }).click()
  await toastSays(forgetful, 'Password does not match')
  await forgetful.getByText('Passwords must be identical').waitFor()
  await forgetful.getByLabel('Confirm new password').fill('Second-1234')
  await forgetful.getByRole('button', { name: 'Change password' }).click()
  await forgetful.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor()

  // The link works once.
  await forgetful.goto(link ?? '/')
  await forgetful.getByLabel('New password', { exact: true }).fill('Third-1234')
  await forgetful.getByLabel('Confirm new password').fill('Third-1234')
  await forgetful.getByRole('button', { name: 'Change password' }).click()
  await forgetful.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  await expect.poll(() => forgetful.getByRole('heading', { level: 1 }).textContent()).toBe('Reset password')

  await forgetful.goto('/login')
  await logIn(forgetful, 'ngozi@adeojo.test', 'First-1234')
  await toastSays(forgetful, 'The email address or password is not correct')
  await logIn(forgetful, 'ngozi@adeojo.test', 'Second-1234')
  await at(forgetful, '/welcome')
})

test('a code that is edited to fewer than 4 digits is cleared, and another may be asked for after 120 seconds', async () => {
  const page = await (await person(origin, { expected: /4(22|29)/ })).newPage()
  await page.clock.install()
  await page.goto('/login?redirect=%2Fsettings')
  await askForCode(page, '08030000002')
  const code = page.getByRole('textbox', { name: '4-digit code' })
  const { code: sent } = await newestTo(origin, '+2348030000002')
  const wrong = sent === '0000' ? '1111' : '0000'
  await code.fill(wrong)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  await expect.poll(() => code.inputValue()).toBe(wrong)
  await code.press('Backspace')
  await expect.poll(() => code.inputValue()).toBe('')
  await page.clock.fastForward('01:50')
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^00:(0\d|10)$/)
  await page.clock.fastForward('00:11')
  await page.getByRole('button', { name: 'Resend code' }).waitFor()
  await code.fill(sent ?? '')
  await at(page, '/settings')
})

test('Back keeps the number', async () => {
  const page = await (await person(origin)).newPage()
  await page.goto('/login')
  await askForCode(page, '0703 555 0199')
  await page.getByRole('button', { name: 'Back' }).click()
  const number = page.getByRole('textbox', { name: 'Phone number' })
  await expect.poll(async () => (await number.inputValue()).replaceAll(' ', '')).toBe('7035550199')
})

test("a way in from another device opens the page once; its token leaves the address, and without one it reads 'Missing token'", async () => {
  const first = await (await person(origin)).newPage()
  await logIn(first, 'owner@demo.test')
  await at(first, '/dashboard')
  const session = await first.evaluate(() => localStorage.getItem('USER_SESSION'))
  const { token } = JSON.parse(session ?? '{}') as { token: string }
  const answer = await fetch(`${origin}/v1/users/sessions/handoff`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { token: string } }
  const way = `/redirect?token=${encodeURIComponent(data.token)}&path=${encodeURIComponent('/settings')}`

  const second = await (await person(origin)).newPage()
  await second.goto(way)
  await at(second, '/settings')
  await second.getByText('owner@demo.test').first().waitFor()
  await second.goBack()
  expect(address(second)).not.toContain(data.token)

  const third = await (await person(origin, { expected: /422/ })).newPage()
  await third.goto(way)
  await at(third, '/login?redirect=%2Fsettings')
  await third.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  // A session's own token opens nothing.
  await third.goto(`/redirect?token=${encodeURIComponent(token)}&path=%2Fsettings`)
  await at(third, '/login?redirect=%2Fsettings')
  await third.goto('/redirect')
  await third.getByRole('heading', { level: 1, name: 'Missing token' }).waitFor()
  await expect.poll(() => third.getByText('Missing token', { exact: true }).count()).toBe(1)
})

test('the questions stand on /faq: 5, one open, the first at the start; terms and privacy can be read', async () => {
  const page = await (await person(origin)).newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Go to FAQ' }).click()
  await at(page, '/faq')
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
  const questions = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
  const open = () => questions.evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))
  await expect.poll(() => open()).toEqual(['true', 'false', 'false', 'false', 'false'])
  await questions.nth(3).click()
  await expect.poll(() => open()).toEqual(['false', 'false', 'false', 'true', 'false'])
  for (const [path, title] of [
    ['/terms.html', 'Terms of use'],
    ['/privacy.html', 'Privacy policy'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
})
