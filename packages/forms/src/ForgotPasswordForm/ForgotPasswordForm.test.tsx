import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { ForgotPasswordForm, forgotPasswordSchema } from './ForgotPasswordForm.tsx'

afterEach(cleanup)

// Spec section 5, Forgot password.
test.each<[what: string, email: string, message: string | undefined]>([
  ['an address', 'owner@demo.test', undefined],
  ['an address between blanks', ' owner@demo.test ', undefined],
  ['none', '', 'Invalid email'],
  ['no at sign', 'owner.demo.test', 'Invalid email'],
  ['no dot in the domain', 'owner@demo', 'Invalid email'],
])('%s', async (_what, email, expected) => {
  expect(await getFieldMessages(forgotPasswordSchema, { email })).toEqual(expected === undefined ? {} : { email: expected })
})

test('submits the trimmed address once', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<ForgotPasswordForm onSubmit={onSubmit} />)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Recover Password|Sending/ })
  expect(button().disabled).toBe(true)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email address'), 'owner@demo.test')
  await waitFor(() => expect(button().disabled).toBe(false))
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'owner@demo.test' }))
})
