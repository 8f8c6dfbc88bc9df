// Long: each test walks through the whole set-up of a partner.
import { randomBytes } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import {
  logIn,
  openContext,
  pressButton,
  register,
  requestPhoneCode,
  setUpBrowser,
  simulate,
  waitForHeading,
  waitForPath,
  waitForToast,
  waitUntilLive,
} from './pageActions.ts'
import { getLatestMessage } from './outbox.ts'

setUpBrowser()
const origin = inject('origin')
const password = 'Demo-1234'

/** An unused email address and phone number. */
function createUserDetails() {
  const tag = randomBytes(4).toString('hex')
  return { email: `e2e-${tag}@example.test`, phone: `+23480${String(10_000_000 + (Number.parseInt(tag, 16) % 89_999_999))}` }
}

/** Registers on the page, logs in by phone in a new context, and returns the welcome page. */
async function registerAndSignInByPhone() {
  const { email, phone } = createUserDetails()
  const first = await (await openContext(origin)).newPage()
  await first.goto('/register')
  await register(first, { email, phone: phone.replace('+234', '0'), password })
  await waitForPath(first, '/welcome')
  const page = await (await openContext(origin)).newPage()
  await page.goto('/login')
  await requestPhoneCode(page, phone.replace('+234', '0'))
  const { code } = await getLatestMessage(origin, phone)
  await page.keyboard.type(code ?? '')
  await waitForPath(page, '/welcome')
  return page
}

/** Registers by the API, logs in, and returns the welcome page. */
async function registerByApi(options: BrowserContextOptions & { expected?: RegExp } = {}) {
  const { email, phone } = createUserDetails()
  const response = await fetch(`${origin}/v1/users`, {
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
  expect(response.status, await response.clone().text()).toBe(201)
  const page = await (await openContext(origin, options)).newPage()
  await logIn(page, email, password)
  await waitForPath(page, '/welcome')
  return { page, email }
}

async function selectPartnerType(page: Page, type: 'Registered Business' | 'An Individual') {
  await page.getByRole('radio', { name: type }).check({ force: true })
  await pressButton(page, 'Proceed')
}

async function submitIdentity(page: Page, number: string) {
  await waitForHeading(page, 'Identity verification')
  await page.getByRole('radio', { name: 'NIN' }).check({ force: true })
  await page.getByLabel('Document number').fill(number)
  await page.getByLabel('Date of birth').pressSequentially('22081986')
  await pressButton(page, 'Next')
}

// One white pixel.
const proofImage = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==', 'base64')

async function submitAddress(page: Page, address = '24 Adeniyi Jones Avenue, Ikeja') {
  await waitForHeading(page, 'Address verification')
  await page.getByLabel('Full address').fill(address)
  // The suggestions close, as they do when the file is chosen by hand.
  await page.getByRole('combobox', { name: 'Full address' }).blur()
  await page.getByLabel('Proof of address').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: proofImage })
  await pressButton(page, 'Next')
}

async function submitCities(page: Page, ...cities: string[]) {
  await waitForHeading(page, 'What cities do you operate in?')
  await page.getByRole('combobox', { name: 'Cities' }).click()
  for (const city of cities) await page.getByRole('option', { name: city }).click()
  await page.keyboard.press('Escape')
  await pressButton(page, 'Proceed')
}

async function fillCompany(page: Page, name: string) {
  await waitForHeading(page, 'Company information')
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Type of business').selectOption('Company')
  await page.getByLabel('RC number').fill('RC7654321')
  await page.getByLabel('Company address').fill('14 Adeniyi Jones Avenue, Ikeja')
  await page.getByLabel('Company email').fill('accounts@eze.example')
  await page.getByRole('textbox', { name: 'Company phone' }).fill('8030000077')
}

test('an individual gets from registration to the dashboard', async () => {
  const page = await registerAndSignInByPhone()
  await selectPartnerType(page, 'An Individual')
  expect(await waitForToast(page, 'Partner account created')).toBe('Partner account created')
  await waitForPath(page, '/get-started/individual?state=identity&mode=individual')
  await submitIdentity(page, '11111111111')
  await waitForPath(page, '/get-started/individual?state=address')
  await submitAddress(page)
  await waitForPath(page, '/city-selection?progress=true')
  await submitCities(page, 'Lagos', 'Ibadan')
  await waitForPath(page, '/dashboard')
  await waitForHeading(page, 'Welcome')
  // Onboarded and visiting an onboarding route: go to the dashboard.
  await page.goto('/get-started/individual')
  await waitForPath(page, '/dashboard')
})

test('a business gets from registration to the dashboard; a reload and the Back button of the browser keep what was typed', async () => {
  const page = await registerAndSignInByPhone()
  await selectPartnerType(page, 'Registered Business')
  await waitForPath(page, '/get-started/company')
  await fillCompany(page, 'Eze Transport Limited')
  await page.reload()
  await waitForHeading(page, 'Company information')
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Eze Transport Limited')
  await expect.poll(() => page.getByLabel('Type of business').inputValue()).toBe('Company')
  await expect.poll(() => page.getByRole('textbox', { name: 'Company phone' }).inputValue()).toMatch(/803 ?000 ?0077/)
  await pressButton(page, 'Next')
  await waitForPath(page, '/get-started/company?state=identity&mode=business')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('DRAFT_')))).toEqual([])
  await submitIdentity(page, '22222222222')
  await waitForPath(page, '/get-started/company?state=address')
  await waitForHeading(page, 'Address verification')
  await page.getByLabel('Full address').fill('3 Allen Avenue, Ikeja')
  await page.goBack()
  await waitForPath(page, '/get-started/company?state=identity&mode=business')
  await page.getByText('You have sent this.').waitFor()
  await expect.poll(() => page.getByLabel('Date of birth').inputValue()).toBe('22-08-1986')
  await page.goForward()
  await waitForHeading(page, 'Address verification')
  await expect.poll(() => page.getByLabel('Full address').inputValue()).toBe('3 Allen Avenue, Ikeja')
  await submitAddress(page)
  await submitCities(page, 'Lagos')
  await waitForPath(page, '/dashboard')
  // The header shows its name, cut to 15 characters.
  await page
    .getByText(/^Eze Transport L/)
    .first()
    .waitFor()
})

test('a reload keeps what was typed into the registration, without the password', async () => {
  const page = await (await openContext(origin)).newPage()
  await page.goto('/register')
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Email address').fill('ngozi@example.test')
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toMatch(/ngozi@example/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password)
  await page.reload()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ngozi')
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('ngozi@example.test')
  expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('')
})

test('what was typed after a reload is there again when the user leaves the step and comes back', { tags: ['slow'] }, async () => {
  const { page: first, email } = await registerByApi()
  await selectPartnerType(first, 'Registered Business')
  await fillCompany(first, 'Eze Transport Limited')
  await pressButton(first, 'Next')
  await waitForHeading(first, 'Identity verification')
  const page = await (await openContext(origin)).newPage()
  await logIn(page, email, password)
  await waitForHeading(page, 'Identity verification')
  // The document asks for the draft, which is empty.
  await page.reload()
  await page.getByRole('radio', { name: 'BVN' }).check()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/drafts/identity'))
  await page.getByLabel('Date of birth').fill('22-08-1986')
  await saved
  await page.getByRole('link', { name: 'Back' }).click()
  await waitForHeading(page, 'Company information')
  await page.goBack()
  await waitForHeading(page, 'Identity verification')
  await expect.poll(() => page.getByLabel('Date of birth').inputValue()).toBe('22-08-1986')
  await expect.poll(() => page.getByRole('radio', { name: 'BVN' }).isChecked()).toBe(true)
})

test('a user who continues later returns to the same step, and to what was typed, in another browser', async () => {
  const { page: first, email } = await registerByApi()
  let page = first
  const leaveAndReturn = async (name: 'Continue Later' | 'Continue later') => {
    await pressButton(page, name)
    await waitForPath(page, '/login')
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await logIn(page, email, password)
  }
  await selectPartnerType(page, 'Registered Business')
  await fillCompany(page, 'Eze Transport Limited')
  await pressButton(page, 'Continue Later')
  await page.getByText('Saved. Log in to go on.').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  // Another browser; without a partner the set-up starts with the partner type, which is chosen already.
  page = await (await openContext(origin)).newPage()
  await logIn(page, email, password)
  await waitForPath(page, '/welcome')
  await pressButton(page, 'Proceed')
  await waitForHeading(page, 'Company information')
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Eze Transport Limited')
  await expect.poll(() => page.getByRole('textbox', { name: 'Company phone' }).inputValue()).toMatch(/803 ?000 ?0077/)
  await pressButton(page, 'Next')
  await waitForHeading(page, 'Identity verification')
  await leaveAndReturn('Continue Later')
  await waitForPath(page, '/get-started/company?state=identity&mode=business')
  await submitIdentity(page, '11111111111')
  await waitForHeading(page, 'Address verification')
  await leaveAndReturn('Continue Later')
  await waitForPath(page, '/get-started/company?state=address')
  await submitAddress(page)
  await waitForHeading(page, 'What cities do you operate in?')
  await leaveAndReturn('Continue later')
  await waitForPath(page, '/city-selection?progress=true')
  await submitCities(page, 'Abuja')
  await waitForPath(page, '/dashboard')
})

test('a rejected document and a rejected address show the reason and keep the values', { tags: ['slow'] }, async () => {
  const { page } = await registerByApi({ expected: /422|503/ })
  await selectPartnerType(page, 'An Individual')
  await submitIdentity(page, '33333333333')
  expect(await waitForToast(page, 'We could not verify this document')).toBe('We could not verify this document')
  await expect.poll(() => page.getByLabel('Document number').inputValue()).toBe('33333333333')
  await page.getByLabel('Document number').fill('44444444444')
  await pressButton(page, 'Next')
  await waitForToast(page, 'The check is not available at the moment. Please try again.')
  await page.getByLabel('Document number').fill('11111111111')
  await pressButton(page, 'Next')
  await submitAddress(page, 'Decline Street 4, Ikeja')
  await page.getByText('We could not verify this address').first().waitFor()
  await expect.poll(() => page.getByLabel('Full address').inputValue()).toBe('Decline Street 4, Ikeja')
  await page.getByLabel('Full address').fill('24 Adeniyi Jones Avenue, Ikeja')
  await page.getByRole('combobox', { name: 'Full address' }).blur()
  await pressButton(page, 'Next')
  await waitForPath(page, '/city-selection?progress=true')
})

test('the checklist opens a declined identity with its reason and values', { tags: ['slow'] }, async () => {
  const { page } = await registerByApi()
  await selectPartnerType(page, 'An Individual')
  await submitIdentity(page, '66666666666')
  await submitAddress(page)
  await submitCities(page, 'Lagos')
  await waitForPath(page, '/dashboard')
  const partnerId = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('USER_SESSION') ?? '{}') as { activeContext?: { partner?: { id?: string } } }).activeContext?.partner
        ?.id,
  )
  await waitUntilLive(page)
  await simulate(origin, { kind: 'kyc.decline', id: partnerId ?? '' })
  // The open page says so by itself.
  const reason = 'The name on this NIN does not match the name you entered. Enter it exactly as on your NIN slip.'
  await page.getByText(reason).first().waitFor()
  await page.getByRole('link', { name: 'Verify identity' }).click()
  await waitForHeading(page, 'Identity verification')
  await page.getByText(reason).first().waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'NIN' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ngozi')
  await expect.poll(() => page.getByLabel('Date of birth').inputValue()).toBe('22-08-1986')
  await expect.poll(() => page.getByLabel('Document number').inputValue()).toBe('')
  await page.getByLabel('Document number').fill('11111111111')
  await pressButton(page, 'Send again')
  await waitForPath(page, '/dashboard')
})
