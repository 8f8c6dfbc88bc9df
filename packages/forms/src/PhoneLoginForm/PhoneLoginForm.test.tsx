import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { PhoneLoginForm, phoneLoginSchema } from './PhoneLoginForm.tsx'

afterEach(cleanup)

const message = 'Invalid phone number'

// Spec section 5, Phone login.
test.each<[what: string, number: string, country: string, message: string | undefined]>([
  ['a number of Nigeria', '+2348030000001', 'NG', undefined],
  ['a number of Ghana', '+233241234567', 'GH', undefined],
  ['none', '', 'NG', message],
  ['one that is too short', '+23480300000', 'NG', message],
  ['one that is too long', '+23480300000011', 'NG', message],
  ['one that is not of the country', '+233241234567', 'NG', message],
])('%s', async (_what, number, country, expected) => {
  expect(await getFieldMessages(phoneLoginSchema, { phone: { number, country } })).toEqual(
    expected === undefined ? {} : { phone: expected },
  )
})

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number', { selector: 'input' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send code/ })

test('sends the number with its country', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<PhoneLoginForm onSubmit={onSubmit} />)
  expect(send().disabled).toBe(true)
  const user = userEvent.setup()
  await user.type(phone(), '0803 000 0001')
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ phone: { number: '+2348030000001', country: 'NG' } }))
})

test('shows a message on blur, and hides it for a valid number', async () => {
  render(<PhoneLoginForm onSubmit={() => Promise.resolve()} />)
  const user = userEvent.setup()
  await user.type(phone(), '0803 000')
  expect(screen.queryByText(message)).toBeNull()
  await user.tab()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(send().disabled).toBe(true)
  await user.type(phone(), '0001')
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('starts with the previous number', async () => {
  render(<PhoneLoginForm onSubmit={() => Promise.resolve()} number={{ number: '+2348030000001', country: 'NG' }} />)
  await waitFor(() => expect(phone().value.replaceAll(' ', '')).toBe('8030000001'))
  await waitFor(() => expect(send().disabled).toBe(false))
})

test('the button keeps the focus when the number turns out to be invalid', async () => {
  render(<PhoneLoginForm onSubmit={() => Promise.resolve()} />)
  const user = userEvent.setup()
  await user.type(phone(), '0803 000 0001')
  await waitFor(() => expect(send().disabled).toBe(false))
  send().focus()
  // The validation ends while the button has the focus.
  fireEvent.change(phone(), { target: { value: '0803' } })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(send())
  expect(send().disabled).toBe(false)
  await user.tab()
  await waitFor(() => expect(send().disabled).toBe(true))
})
