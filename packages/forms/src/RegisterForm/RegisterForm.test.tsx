import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toPhoneFieldName } from '../phoneValue.ts'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { registerSchema, type RegisterFields, type RegisterValues } from './RegisterForm.schema.ts'
import { RegisterForm } from './RegisterForm.tsx'

afterEach(cleanup)

const good: RegisterFields = {
  fname: 'Adaeze',
  lname: 'Okafor',
  email: 'adaeze@okafor.ng',
  phone: { number: '+2348030000099', country: 'NG' },
  password: 'Demo-1234',
}
/** The person as they are submitted. */
const sent: RegisterValues = { ...good, phone: '+2348030000099', country_code: 'NG' }
const special = 'Special characters and numbers are not allowed'
const badPhone = 'Please provide a valid phone number'
const short = 'Password must have at least 6 characters.'

// Spec section 5, Register.
test.each<[what: string, change: Partial<RegisterFields>, messages: Partial<Record<keyof RegisterFields, string>>]>([
  ['all fields', {}, {}],
  ['no first name', { fname: '' }, { fname: 'Please enter your first name' }],
  ['a first name of blanks', { fname: '  ' }, { fname: 'Please enter your first name' }],
  ['no last name', { lname: '' }, { lname: 'Please enter your last name' }],
  ['a name of several parts', { fname: 'Mary Jane', lname: 'Ade-Ojo' }, {}],
  ['diacritics in a name', { fname: 'Adéṣọlá', lname: 'Ọlátúnjí' }, {}],
  ['blanks around a name', { fname: ' Adaeze ' }, {}],
  ['a digit in a name', { fname: 'Adaeze1' }, { fname: special }],
  ['an apostrophe in a name', { lname: "O'Connor" }, { lname: special }],
  ['two blanks in a name', { fname: 'Mary  Jane' }, { fname: special }],
  ['two hyphens in a name', { lname: 'Ade--Ojo' }, { lname: special }],
  ['a hyphen at the end of a name', { lname: 'Ade-' }, { lname: special }],
  ['no address', { email: '' }, { email: 'Please enter your email address' }],
  ['an invalid address', { email: 'adaeze@okafor' }, { email: 'Invalid email' }],
  ['no number', { phone: { number: '', country: 'NG' } }, { phone: badPhone }],
  ['a number that is too short', { phone: { number: '+234803', country: 'NG' } }, { phone: badPhone }],
  ['a number of another country', { phone: { number: '+233241234567', country: 'NG' } }, { phone: badPhone }],
  ['the same with its own country', { phone: { number: '+233241234567', country: 'GH' } }, {}],
  ['a number of no country', { phone: { number: '+80012345678', country: '' } }, { phone: badPhone }],
  ['no password', { password: '' }, { password: 'Please enter a password' }],
  ['a password of five', { password: 'abcde' }, { password: short }],
  ['a password of five and a blank', { password: 'abcde ' }, { password: short }],
  ['a password of six', { password: 'abcdef' }, {}],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(registerSchema, { ...good, ...change }, toPhoneFieldName)).toEqual(messages)
})

test('trims the fields', async () => {
  const { data } = await registerSchema.safeParseAsync({ ...good, fname: ' Adaeze ', email: ' adaeze@okafor.ng ', password: ' Demo-1234 ' })
  expect(data).toEqual(sent)
})

test('a mistyped address is offered as it was meant, and not forced', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  const user = userEvent.setup()
  const { password, ...others } = good
  render(<RegisterForm defaultValues={{ ...others, email: '' }} onSubmit={onSubmit} />)
  const address = screen.getByLabelText<HTMLInputElement>('Email address')
  await user.type(address, 'adaeze@gmial.con')
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  await user.tab()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Did you mean adaeze@gmail.com?')
  // Typing on takes the offer back.
  await user.type(address, 'x')
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  await user.keyboard('{Backspace}{Tab}')
  await user.click(await screen.findByRole('button', { name: 'Did you mean adaeze@gmail.com?' }))
  expect([address.value, document.activeElement]).toEqual(['adaeze@gmail.com', address])
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  await user.type(address, '{Control>}a{/Control}adaeze@gmial.con')
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...sent, email: 'adaeze@gmial.con' }))
})

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Create account|Processing/ })

async function fill() {
  const user = userEvent.setup()
  await user.type(input('First name'), 'Adaeze')
  await user.type(input('Last name'), 'Okafor')
  await user.type(input('Email address'), 'adaeze@okafor.ng')
  await user.type(input('Phone number'), '08030000099')
  await user.type(input('Password'), 'Demo-1234')
  await waitFor(() => expect(button().disabled).toBe(false))
  return user
}

test("the button is disabled until all fields are valid, reads 'Processing...' while pending, and submits once", async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => {}))
  render(<RegisterForm onSubmit={onSubmit} />)
  expect(button().disabled).toBe(true)
  const user = await fill()
  await user.click(button())
  await waitFor(() => expect(button().textContent).toContain('Processing...'))
  await user.click(button())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(sent)
})

test('Enter in an incomplete form shows what is missing and focuses the first field', async () => {
  render(<RegisterForm onSubmit={() => Promise.resolve()} defaultValues={{ fname: 'Adaeze' }} />)
  const user = userEvent.setup()
  await user.type(input('First name'), '{Enter}')
  expect(await screen.findByText('Please enter your last name')).toBeTruthy()
  for (const message of ['Please enter your email address', badPhone, 'Please enter a password'])
    expect(screen.getByText(message)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Last name')))
})

test('a message of the server is shown on its field, and the fields keep their values', async () => {
  const onSubmitError = vi.fn()
  const taken = { message: 'Taken', fields: { phone: 'This phone number is already in use' } }
  render(<RegisterForm onSubmit={() => Promise.reject(taken)} onSubmitError={onSubmitError} />)
  const user = await fill()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('This phone number is already in use')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Phone number')))
  expect(input('Phone number').getAttribute('aria-invalid')).toBe('true')
  expect([input('First name').value, input('Password').value]).toEqual(['Adaeze', 'Demo-1234'])
  expect(onSubmitError).not.toHaveBeenCalled()
})

test('sets autocomplete and input modes', () => {
  render(<RegisterForm onSubmit={() => Promise.resolve()} />)
  const attributes = ['First name', 'Last name', 'Email address', 'Phone number', 'Password'].map((label) => {
    const { autocomplete, inputMode, type } = input(label)
    return [autocomplete, inputMode, type]
  })
  expect(attributes).toEqual([
    ['given-name', '', 'text'],
    ['family-name', '', 'text'],
    ['email', 'email', 'email'],
    ['tel', 'tel', 'tel'],
    ['new-password', '', 'password'],
  ])
})

test('a draft restores everything but the password, and ends with the submission', async () => {
  let stored: string | null = null
  const draft = { read: () => stored, write: (text: string) => void (stored = text), clear: () => void (stored = null) }
  const user = userEvent.setup()
  render(<RegisterForm draft={draft} onSubmit={() => Promise.resolve()} />)
  await user.type(screen.getByLabelText('First name'), 'Adaeze')
  await user.type(screen.getByLabelText('Email address'), 'adaeze@gmial.com')
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), good.password)
  await waitFor(() => expect(stored).toContain('adaeze@gmial.com'))
  expect(stored).not.toContain(good.password)
  cleanup()
  render(<RegisterForm draft={draft} defaultValues={{ lname: 'Okafor', phone: good.phone }} onSubmit={() => Promise.resolve()} />)
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Adaeze')
  // What was not noticed before the reload.
  expect(screen.getByRole('button', { name: 'Did you mean adaeze@gmail.com?' })).toBeTruthy()
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveProperty('value', '')
})
