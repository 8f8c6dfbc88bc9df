import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { ResetPasswordForm, resetPasswordSchema, type ResetPasswordValues } from './ResetPasswordForm.tsx'

afterEach(cleanup)

const empty = 'Password must not be empty.'
const short = 'Password must have at least 6 characters.'
const identical = 'Passwords must be identical'

// Spec section 5, Reset password.
test.each<[what: string, password: string, confirm_password: string, messages: Partial<ResetPasswordValues>]>([
  ['the same twice', 'abcdef', 'abcdef', {}],
  ['the same but for blanks around it', ' abcdef', 'abcdef ', {}],
  ['nothing', '', '', { password: empty, confirm_password: empty }],
  ['blanks alone', '      ', '      ', { password: empty, confirm_password: empty }],
  ['five characters', 'abcde', 'abcde', { password: short, confirm_password: short }],
  ['two that differ', 'abcdef', 'abcdeg', { confirm_password: identical }],
  ['two that differ in the size of a letter', 'abcdef', 'Abcdef', { confirm_password: identical }],
  ['the second one is missing', 'abcdef', '', { confirm_password: empty }],
])('%s', async (_what, password, confirm_password, messages) => {
  expect(await getFieldMessages(resetPasswordSchema, { password, confirm_password })).toEqual(messages)
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const change = () => screen.getByRole('button', { name: /Change password|Changing/ })

function open() {
  const onSubmit = vi.fn(() => Promise.resolve())
  const onMismatch = vi.fn()
  render(<ResetPasswordForm onSubmit={onSubmit} onMismatch={onMismatch} />)
  return { onSubmit, onMismatch, user: userEvent.setup() }
}

test('two different passwords are not submitted: the field and the caller are informed', async () => {
  const { onSubmit, onMismatch, user } = open()
  await user.type(field('New password'), 'abcdef')
  await user.type(field('Confirm new password'), 'abcdeg')
  await user.click(change())
  expect(await screen.findByText(identical)).toBeTruthy()
  expect(onMismatch).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(field('Confirm new password')))
})

test('the message disappears when the first password is changed to the second', async () => {
  const { user } = open()
  await user.type(field('New password'), 'abcde')
  await user.type(field('Confirm new password'), 'abcdef')
  await user.tab()
  await user.click(change())
  expect(await screen.findByText(short)).toBeTruthy()
  expect(screen.getByText(identical)).toBeTruthy()
  await user.type(field('New password'), 'f')
  await waitFor(() => expect(screen.queryByText(identical)).toBeNull())
  expect(screen.queryByText(short)).toBeNull()
})

test('submitting an empty form shows no mismatch', async () => {
  const { onMismatch, user } = open()
  await user.click(change())
  expect(await screen.findAllByText(empty)).toHaveLength(2)
  expect(onMismatch).not.toHaveBeenCalled()
})

test('a valid pair is submitted once, trimmed', async () => {
  const { onSubmit, user } = open()
  await user.type(field('New password'), ' abcdef ')
  await user.type(field('Confirm new password'), 'abcdef{Enter}{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ password: 'abcdef', confirm_password: 'abcdef' }))
})

test('each field has a toggle of its own', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Show new password' }))
  expect([field('New password').type, field('Confirm new password').type]).toEqual(['text', 'password'])
  await user.click(screen.getByRole('button', { name: 'Show confirmation' }))
  expect(field('Confirm new password').type).toBe('text')
})
