import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import { OtpForm, otpSchema, type OtpFormProps } from './OtpForm.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const message = 'Please enter a valid OTP'

// Spec section 5, Phone login: OTP; its length is that of section 9.
test.each<[what: string, code: string, message: string | undefined]>([
  ['a complete code', '4127', undefined],
  ['none', '', message],
  ['three digits', '412', message],
  ['five digits', '41270', message],
  ['letters', '41a7', message],
])('%s', async (_what, otp_code, expected) => {
  expect(await getFieldMessages(otpSchema, { otp_code })).toEqual(expected === undefined ? {} : { otp_code: expected })
})

const sentAt = '2026-11-21T13:32:00.000Z'
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '4-digit code' })
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: /Login|Logging in/ })

function open(props: Partial<OtpFormProps> = {}) {
  const onSubmit = vi.fn(() => Promise.resolve())
  const onSubmitError = vi.fn()
  const onResend = vi.fn(() => Promise.resolve())
  const initialProps = { onSubmit, onSubmitError, onResend, sentAt, clock: () => new Date(sentAt), ...props }
  const view = render(<OtpForm {...initialProps} />)
  return {
    onSubmit,
    onSubmitError,
    onResend,
    user: userEvent.setup(),
    rerender: (more: Partial<OtpFormProps>) => view.rerender(<OtpForm {...initialProps} {...more} />),
  }
}

describe('the code', () => {
  test('has focus from the start, and phones can fill it', async () => {
    open()
    await waitFor(() => expect(document.activeElement).toBe(code()))
    expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric'])
    expect(login().disabled).toBe(true)
  })

  test('is submitted once with its fourth digit', async () => {
    const { onSubmit, user } = open()
    await user.type(code(), '412')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.keyboard('7')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ otp_code: '4127' }))
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('is submitted when pasted', async () => {
    const { onSubmit, user } = open()
    await user.click(code())
    await user.paste('G-4127')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ otp_code: '4127' }))
  })

  test('edited to fewer than 4 digits is cleared', async () => {
    const { onSubmit, user } = open({ onSubmit: vi.fn(() => Promise.reject(new Error('no'))) })
    await user.type(code(), '4127')
    await waitFor(() => expect(login().getAttribute('aria-disabled')).toBeNull())
    expect(code().value).toBe('4127')
    await user.keyboard('{Backspace}')
    expect(code().value).toBe('')
    await waitFor(() => expect(login().disabled).toBe(true))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('shows a message when Enter is pressed too early', async () => {
    const { user } = open()
    await user.type(code(), '41{Enter}')
    expect(await screen.findAllByText(message)).not.toHaveLength(0)
  })

  test('stays visible when it is wrong, and the reason goes to the caller', async () => {
    const reason = new Error('This code is not correct')
    const { onSubmitError, user } = open({ onSubmit: () => Promise.reject(reason) })
    await user.type(code(), '4127')
    await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(reason))
    expect(code().value).toBe('4127')
  })
})

describe('another code', () => {
  test('can be requested after 120 seconds, counted down as mm:ss', async () => {
    vi.useFakeTimers()
    let now = Date.parse(sentAt)
    const pass = (milliseconds: number) => {
      now += milliseconds
      return act(() => vi.advanceTimersByTimeAsync(milliseconds))
    }
    open({ clock: () => new Date(now) })
    expect(screen.getByRole('timer').textContent).toBe('02:00')
    await pass(13_000)
    expect(screen.getByRole('timer').textContent).toBe('01:47')
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull()
    await pass(107_000)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy()
  })

  const late = () => new Date(Date.parse(sentAt) + 121_000)

  test('clears and focuses the field and restarts the countdown', async () => {
    const { onResend, user, rerender } = open({ clock: late })
    await user.type(code(), '41')
    await user.click(screen.getByRole('button', { name: 'Resend code' }))
    await waitFor(() => expect(onResend).toHaveBeenCalledTimes(1))
    rerender({ sentAt: late().toISOString(), clock: late })
    expect(screen.getByRole('timer').textContent).toBe('02:00')
    await waitFor(() => expect(code().value).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(code()))
  })

  test('keeps the field when it was not sent, and the reason goes to the caller', async () => {
    const reason = new Error('Too many requests')
    const { onSubmitError, user } = open({ clock: late, onResend: () => Promise.reject(reason) })
    await user.type(code(), '41')
    await user.click(screen.getByRole('button', { name: 'Resend code' }))
    await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(reason))
    expect(code().value).toBe('41')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy())
  })
})
