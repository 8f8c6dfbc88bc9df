import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { ChangePasswordForm, changePasswordSchema, type ChangePasswordValues } from './ChangePasswordForm.tsx'

afterEach(cleanup)

const empty = 'Password must not be empty.'
const short = 'Password must have at least 6 characters.'
const identical = 'Passwords must be identical'
const good: ChangePasswordValues = { password: 'Demo-1234', new_password: 'abcdef', confirm_password: 'abcdef' }

// Spec section 5, Reset password: the same rules for a new password.
test.each<[what: string, change: Partial<ChangePasswordValues>, messages: Partial<ChangePasswordValues>]>([
  ['all fields', {}, {}],
  ['no current password', { password: '' }, { password: 'Invalid password' }],
  ['a short current password, from before the rules', { password: 'abc' }, {}],
  ['no new password', { new_password: '', confirm_password: '' }, { new_password: empty, confirm_password: empty }],
  ['blanks alone', { new_password: '      ', confirm_password: '      ' }, { new_password: empty, confirm_password: empty }],
  ['five characters', { new_password: 'abcde', confirm_password: 'abcde' }, { new_password: short, confirm_password: short }],
  ['the same but for blanks around it', { new_password: ' abcdef', confirm_password: 'abcdef ' }, {}],
  [
    'the current one',
    { new_password: 'Demo-1234', confirm_password: 'Demo-1234' },
    { new_password: 'Choose another password than your current one' },
  ],
  ['two that differ', { confirm_password: 'abcdeg' }, { confirm_password: identical }],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(changePasswordSchema, { ...good, ...change })).toEqual(messages)
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const labels = ['Current password', 'New password', 'Confirm password']
const values = () => labels.map((label) => field(label).value)

async function fill() {
  const user = userEvent.setup()
  await user.type(field('Current password'), 'Demo-1234')
  await user.type(field('New password'), 'abcdef')
  await user.type(field('Confirm password'), 'abcdef{Enter}')
}

test('the fields are reset after a success', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<ChangePasswordForm onSubmit={onSubmit} />)
  await fill()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(good))
  await waitFor(() => expect(values()).toEqual(['', '', '']))
  expect(screen.queryByText(empty)).toBeNull()
  expect(screen.queryByText('Invalid password')).toBeNull()
})

test('a wrong current password is shown on its field, and the fields keep their values', async () => {
  const wrong = { message: 'Wrong', fields: { password: 'This is not your password' } }
  render(<ChangePasswordForm onSubmit={() => Promise.reject(wrong)} />)
  await fill()
  expect(await screen.findByText('This is not your password')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')))
  expect(values()).toEqual(['Demo-1234', 'abcdef', 'abcdef'])
})

test('submitting an empty form shows a message on each field', async () => {
  render(<ChangePasswordForm onSubmit={() => Promise.resolve()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Invalid password')).toBeTruthy()
  expect(screen.getAllByText(empty)).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')))
})

test('password managers can tell the passwords and their user', () => {
  const { container } = render(<ChangePasswordForm onSubmit={() => Promise.resolve()} email="owner@demo.test" />)
  expect(labels.map((label) => field(label).autocomplete)).toEqual(['current-password', 'new-password', 'new-password'])
  expect(container.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe('owner@demo.test')
})
