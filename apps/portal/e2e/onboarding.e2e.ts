import { randomBytes } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { askForCode, at, logIn, openBrowser, person, press, register, title, toastSays } from './browser.ts'
import { newestTo } from './outbox.ts'

openBrowser()
const origin = inject('origin')
const password = 'Demo-1234'

/** An address and a number that nobody has. */
function newcomer() {
  const tag = randomBytes(4).toString('hex')
  return { email: `e2e-${tag}@example.test`, phone: `+23480${String(10_000_000 + (Number.parseInt(tag, 16) % 89_999_999))}` }
}

/** A person who has registered through the pages, has come back by phone with the code of the outbox, and stands on the welcome screen. */
async function signedUp() {
  const { email, phone } = newcomer()
  const first = await (await person(origin)).newPage()
  await first.goto('/register')
  await register(first, { email, phone: phone.replace('+234', '0'), password })
  await at(first, '/welcome')
  const page = await (await person(origin)).newPage()
  await page.goto('/login')
  await askForCode(page, phone.replace('+234', '0'))
  const { code } = await newestTo(origin, phone)
  await page.keyboard.type(code ?? '')
  await at(page, '/welcome')
  return page
}

/** A person who has just registered, by the API, and stands on the welcome screen. */
async function registered(options: BrowserContextOptions & { expected?: RegExp } = {}) {
  const { email, phone } = newcomer()
  const answer = await fetch(`${origin}/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomBytes(16).toString('hex') },
    body: JSON.stringify({
      email,
      fname: 'Ngozi',
      lname: 'Eze',
      phone,
      password,
      country_code: 'NG',
      meta: { channel: 'web', source: 'e2e', type: 'partner' },
    }),
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  const page = await (await person(origin, options)).newPage()
  await logIn(page, email, password)
  await at(page, '/welcome')
  return { page, email }
}

async function choose(page: Page, type: 'Registered Business' | 'An Individual') {
  await page.getByRole('radio', { name: type }).check({ force: true })
  await press(page, 'Proceed')
}

async function giveIdentity(page: Page, number: string) {
  await title(page, 'Identity verification')
  await page.getByRole('radio', { name: 'NIN' }).check({ force: true })
  await page.getByLabel('Document number').fill(number)
  await page.getByLabel('Date of birth').pressSequentially('22081986')
  await press(page, 'Next')
}

// One white pixel.
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==', 'base64')

async function giveAddress(page: Page, address = '24 Adeniyi Jones Avenue, Ikeja') {
  await title(page, 'Address verification')
  await page.getByLabel('Full address').fill(address)
  await page.getByLabel('Proof of address').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: picture })
  await press(page, 'Next')
}

async function giveCities(page: Page, ...cities: string[]) {
  await title(page, 'What cities do you operate in?')
  await page.getByRole('combobox', { name: 'Cities' }).click()
  for (const city of cities) await page.getByRole('option', { name: city }).click()
  await page.keyboard.press('Escape')
  await press(page, 'Proceed')
}

async function giveCompany(page: Page, name: string) {
  await title(page, 'Company information')
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Type of business').selectOption('Company')
  await page.getByLabel('RC number').fill('RC7654321')
  await page.getByLabel('Company address').fill('14 Adeniyi Jones Avenue, Ikeja')
  await page.getByLabel('Company email').fill('accounts@eze.example')
  await page.getByRole('textbox', { name: 'Company phone' }).fill('8030000077')
}

test('an individual comes from the sign-up to the dashboard', async () => {
  const page = await signedUp()
  await choose(page, 'An Individual')
  expect(await toastSays(page, 'Partner account created')).toBe('Partner account created')
  await at(page, '/get-started/individual?state=identity&mode=individual')
  await giveIdentity(page, '11111111111')
  await at(page, '/get-started/individual?state=address')
  await giveAddress(page)
  await at(page, '/city-selection?progress=true')
  await giveCities(page, 'Lagos', 'Ibadan')
  await at(page, '/dashboard')
  await title(page, 'Welcome')
  // Onboarded and visiting an onboarding route: go to the dashboard.
  await page.goto('/get-started/individual')
  await at(page, '/dashboard')
})

test('a business comes from the sign-up to the dashboard; its half-filled form waits over a reload', async () => {
  const page = await signedUp()
  await choose(page, 'Registered Business')
  await at(page, '/get-started/company')
  await giveCompany(page, 'Eze Transport Limited')
  await page.reload()
  await title(page, 'Company information')
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Eze Transport Limited')
  await expect.poll(() => page.getByLabel('Type of business').inputValue()).toBe('Company')
  await expect.poll(() => page.getByRole('textbox', { name: 'Company phone' }).inputValue()).toMatch(/803 ?000 ?0077/)
  await press(page, 'Next')
  await at(page, '/get-started/company?state=identity&mode=business')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('DRAFT_')))).toEqual([])
  await giveIdentity(page, '22222222222')
  await at(page, '/get-started/company?state=address')
  await giveAddress(page)
  await giveCities(page, 'Lagos')
  await at(page, '/dashboard')
  // The header names it, cut to 15 characters.
  await page
    .getByText(/^Eze Transport L/)
    .first()
    .waitFor()
})

test('whoever leaves at a step comes back to it', async () => {
  const { page, email } = await registered()
  const leaveAndReturn = async (name: 'Continue Later' | 'Continue later') => {
    await press(page, name)
    await at(page, '/login')
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await logIn(page, email, password)
  }
  await choose(page, 'Registered Business')
  await giveCompany(page, 'Eze Transport Limited')
  await leaveAndReturn('Continue Later')
  // Without a partner it begins with the choice, and Continue Later has cleared the form.
  await at(page, '/welcome')
  await choose(page, 'Registered Business')
  await title(page, 'Company information')
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('')
  await giveCompany(page, 'Eze Transport Limited')
  await press(page, 'Next')
  await title(page, 'Identity verification')
  await leaveAndReturn('Continue Later')
  await at(page, '/get-started/company?state=identity&mode=business')
  await giveIdentity(page, '11111111111')
  await title(page, 'Address verification')
  await leaveAndReturn('Continue Later')
  await at(page, '/get-started/company?state=address')
  await giveAddress(page)
  await title(page, 'What cities do you operate in?')
  await leaveAndReturn('Continue later')
  await at(page, '/city-selection?progress=true')
  await giveCities(page, 'Abuja')
  await at(page, '/dashboard')
})

test('a refused document and a refused address say why, and what was typed stays', async () => {
  const { page } = await registered({ expected: /422|503/ })
  await choose(page, 'An Individual')
  await giveIdentity(page, '33333333333')
  expect(await toastSays(page, 'We could not verify this document')).toBe('We could not verify this document')
  await expect.poll(() => page.getByLabel('Document number').inputValue()).toBe('33333333333')
  await page.getByLabel('Document number').fill('44444444444')
  await press(page, 'Next')
  await toastSays(page, 'The check is not available at the moment. Please try again.')
  await page.getByLabel('Document number').fill('11111111111')
  await press(page, 'Next')
  await giveAddress(page, 'Decline Street 4, Ikeja')
  await page.getByText('We could not verify this address').first().waitFor()
  await expect.poll(() => page.getByLabel('Full address').inputValue()).toBe('Decline Street 4, Ikeja')
  await page.getByLabel('Full address').fill('24 Adeniyi Jones Avenue, Ikeja')
  await press(page, 'Next')
  await at(page, '/city-selection?progress=true')
})

test('a declined identity reopens from the checklist with its reason and the old values', async () => {
  const { page } = await registered()
  await choose(page, 'An Individual')
  await giveIdentity(page, '66666666666')
  await giveAddress(page)
  await giveCities(page, 'Lagos')
  await at(page, '/dashboard')
  const partnerId = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('USER_SESSION') ?? '{}') as { activeContext?: { partner?: { id?: string } } }).activeContext?.partner
        ?.id,
  )
  // The operator declines; the sandbox does it at once.
  const decided = await fetch(`${origin}/sandbox/simulate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'kyc.decline', id: partnerId }),
  })
  expect(decided.ok, await decided.clone().text()).toBe(true)
  await page.goto('/dashboard')
  const reason = 'The name on this NIN does not match the name you entered. Enter it exactly as on your NIN slip.'
  await page.getByText(reason).first().waitFor()
  await page.getByRole('link', { name: 'Verify identity' }).click()
  await title(page, 'Identity verification')
  await page.getByText(reason).first().waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'NIN' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ngozi')
  await expect.poll(() => page.getByLabel('Date of birth').inputValue()).toBe('22-08-1986')
  await expect.poll(() => page.getByLabel('Document number').inputValue()).toBe('')
  await page.getByLabel('Document number').fill('11111111111')
  await press(page, 'Send')
  await at(page, '/dashboard')
})
