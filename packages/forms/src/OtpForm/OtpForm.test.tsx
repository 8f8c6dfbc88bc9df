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

  test('stays when it could not be checked, and the reason goes to the caller', async () => {
    const reason = new Error('Failed to fetch')
    const { onSubmitError, user } = open({ onSubmit: () => Promise.reject(reason) })
    await user.type(code(), '4127')
    await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(reason))
    expect(code().value).toBe('4127')
  })
})

describe('a wrong code', () => {
  const reject = (errorCode: string, text: string) => Object.assign(new Error(text), { code: errorCode })
  const wrong = 'This code is not correct. 4 tries left.'
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  test('empties the field with its message, and is followed by no request before all digits are there', async () => {
    const onSubmit = vi.fn(() => Promise.reject(reject('OtpInvalid', wrong)))
    const { user } = open({ onSubmit })
    await user.type(code(), '4127')
    await waitFor(() => expect(code().value).toBe(''))
    expect(document.activeElement).toBe(code())
    expect(code().selectionStart).toBe(0)
    expect(code().readOnly).toBe(false)
    expect(screen.getAllByText(wrong)).not.toHaveLength(0)
    await waitFor(() => expect(status()).toContain(wrong))
    await user.keyboard('999')
    expect(screen.queryByText(message)).toBeNull()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await user.keyboard('8')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    expect(onSubmit).toHaveBeenLastCalledWith({ otp_code: '9998' })
    await waitFor(() => expect(code().value).toBe(''))
  })

  test('is announced once: not by the form where a toast announces it', async () => {
    const { user } = open({ onSubmit: () => Promise.reject(reject('OtpInvalid', wrong)), announcesRejection: false })
    await user.type(code(), '4127')
    await waitFor(() => expect(code().value).toBe(''))
    expect(status()).not.toContain(wrong)
    expect(screen.getAllByText(wrong)).toHaveLength(1)
  })

  test('shows the message of an incomplete one when Enter is pressed too early', async () => {
    const { user } = open({ onSubmit: () => Promise.reject(reject('OtpInvalid', wrong)) })
    await user.type(code(), '4127')
    await waitFor(() => expect(code().value).toBe(''))
    await user.keyboard('41{Enter}')
    expect(await screen.findAllByText(message)).not.toHaveLength(0)
    expect(screen.queryByText(wrong)).toBeNull()
  })

  test('for the last time leaves only a new code', async () => {
    const late = () => new Date(Date.parse(sentAt) + 121_000)
    const onSubmit = vi.fn(() => Promise.reject(reject('OtpExpired', 'This code has expired. Request a new one.')))
    const { user } = open({ onSubmit, clock: late, expiredHelp: 'Call us' })
    await user.type(code(), '4127')
    await waitFor(() => expect(code().readOnly).toBe(true))
    expect(screen.getAllByText('This code has expired. Request a new one.')).not.toHaveLength(0)
    expect(screen.getByText('Call us')).toBeTruthy()
    await user.keyboard('4128')
    expect(code().value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Resend code' }))
    await waitFor(() => expect(code().readOnly).toBe(false))
    expect(screen.queryByText('Call us')).toBeNull()
    expect(screen.queryByText(message)).toBeNull()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('that was known before, as after a reload, is shown from the start', () => {
    open({ expired: true })
    expect(code().readOnly).toBe(true)
    expect(screen.getAllByText('This code has expired. Request a new one.')).not.toHaveLength(0)
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

  test('can be requested when a limit says so', () => {
    open({ resendAt: '2026-11-21T14:00:00.000Z' })
    expect(screen.getByRole('timer').textContent).toBe('28:00')
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
