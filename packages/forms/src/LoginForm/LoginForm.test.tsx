import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LoginForm, loginSchema, type LoginValues } from './LoginForm.tsx'

afterEach(cleanup)

const email = () => screen.getByLabelText<HTMLInputElement>('Email address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: /Login|Logging in/ })
const good = { email: 'owner@demo.test', password: 'Demo-1234' }

async function fill({ email: address, password: secret }: LoginValues = good) {
  const user = userEvent.setup()
  await user.type(email(), address)
  await user.type(password(), secret)
  return user
}

/** A promise and the ways to settle it. */
function createDeferred() {
  let resolve = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test.each<[what: string, values: LoginValues, field: keyof LoginValues | undefined, message: string | undefined]>([
  ['a valid pair', good, undefined, undefined],
  ['no address', { ...good, email: '' }, 'email', 'Invalid email'],
  ['no at sign', { ...good, email: 'owner.demo.test' }, 'email', 'Invalid email'],
  ['no dot in the domain', { ...good, email: 'adaeze@okafor' }, 'email', 'Invalid email'],
  ['a space in the address', { ...good, email: 'a b@demo.test' }, 'email', 'Invalid email'],
  ['no password', { ...good, password: '' }, 'password', 'Invalid password'],
  ['a password of spaces is a password', { ...good, password: '   ' }, undefined, undefined],
])('%s', (_what, values, field, message) => {
  const { data, error } = loginSchema.safeParse(values)
  const [issue] = error?.issues ?? []
  expect(data ?? [issue?.path[0], issue?.message]).toEqual(message === undefined ? values : [field, message])
})

describe('the button', () => {
  test('is disabled until all fields are valid', async () => {
    render(<LoginForm onSubmit={() => Promise.resolve()} />)
    expect(login().disabled).toBe(true)
    await fill()
    await waitFor(() => expect(login().disabled).toBe(false))
  })

  test('is enabled when both fields are filled at once, as by password managers', async () => {
    render(<LoginForm onSubmit={() => Promise.resolve()} />)
    await act(async () => {
      for (const [input, value] of [
        [email(), good.email],
        [password(), good.password],
      ] as const) {
        input.focus()
        Reflect.set(HTMLInputElement.prototype, 'value', value, input)
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await waitFor(() => expect(login().disabled).toBe(false))
  })

  test('is enabled when the browser has autofilled the form but hides the values', async () => {
    render(<LoginForm onSubmit={() => Promise.resolve()} />)
    for (const input of [email(), password()]) Reflect.set(input, 'matches', (selector: string) => selector === ':autofill')
    await waitFor(() => expect(login().disabled).toBe(false))
  })
})

describe('messages', () => {
  test('appear on blur, and disappear when the value is valid', async () => {
    render(<LoginForm onSubmit={() => Promise.resolve()} />)
    const user = userEvent.setup()
    await user.type(email(), 'adaeze@okafor')
    expect(screen.queryByText('Invalid email')).toBeNull()
    await user.tab()
    expect(await screen.findByText('Invalid email')).toBeTruthy()
    expect(email().getAttribute('aria-invalid')).toBe('true')
    await user.type(email(), '.ng')
    await waitFor(() => expect(screen.queryByText('Invalid email')).toBeNull())
  })

  test('appear on Enter in an incomplete form', async () => {
    const onSubmit = vi.fn<() => Promise<void>>()
    render(<LoginForm onSubmit={onSubmit} />)
    const user = userEvent.setup()
    await user.type(email(), 'owner@demo.test{Enter}')
    expect(await screen.findByText('Invalid password')).toBeTruthy()
    expect(document.activeElement).toBe(password())
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('submitting', () => {
  test('passes on exactly what was typed', async () => {
    const onSubmit = vi.fn(() => Promise.resolve())
    render(<LoginForm onSubmit={onSubmit} />)
    const typed = { email: 'owner@demo.test', password: '  Demo 1234 ' }
    const user = await fill(typed)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(typed))
  })

  test('happens once, even for two presses at once', async () => {
    const submission = createDeferred()
    const onSubmit = vi.fn(() => submission.promise)
    const { container } = render(<LoginForm onSubmit={onSubmit} />)
    await fill()
    const form = container.querySelector('form') ?? document.body
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(login().getAttribute('aria-disabled')).toBe('true'))
    fireEvent.submit(form)
    fireEvent.click(login())
    await act(async () => submission.resolve())
    // Until the next page is there, a second press must not submit again.
    expect(login().getAttribute('aria-disabled')).toBe('true')
    fireEvent.submit(form)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('can be repeated after a rejection', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined)
    const { container } = render(<LoginForm onSubmit={onSubmit} onSubmitError={() => undefined} />)
    await fill()
    const form = container.querySelector('form') ?? document.body
    fireEvent.submit(form)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(login().getAttribute('aria-disabled')).toBeNull())
    fireEvent.submit(form)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  })

  test('reads what a password manager filled without an event', async () => {
    const onSubmit = vi.fn(() => Promise.resolve())
    const { container } = render(<LoginForm onSubmit={onSubmit} email="owner@demo.test" />)
    // Past React's own setter, as an extension sets it.
    Reflect.set(HTMLInputElement.prototype, 'value', 'Demo-1234', password())
    fireEvent.submit(container.querySelector('form') ?? document.body)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(good))
  })
})

describe('a rejection', () => {
  const rejectWith = async (reason: unknown) => {
    const onSubmitError = vi.fn()
    render(<LoginForm onSubmit={() => Promise.reject(reason)} onSubmitError={onSubmitError} />)
    const user = await fill()
    await user.keyboard('{Enter}')
    return { onSubmitError, user }
  }

  test('shows the message of a field, focuses it, and hides it with the next key', async () => {
    const { onSubmitError, user } = await rejectWith({ message: 'Please check', fields: { email: 'This address is not known' } })
    expect(await screen.findByText('This address is not known')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(email()))
    expect(onSubmitError).not.toHaveBeenCalled()
    await user.type(email(), 'x')
    await waitFor(() => expect(screen.queryByText('This address is not known')).toBeNull())
  })

  test('without a field goes to the caller, and the fields keep their values', async () => {
    const reason = Object.assign(new Error('The service is not available'), { fields: {} })
    const { onSubmitError } = await rejectWith(reason)
    await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(reason))
    expect([email().value, password().value]).toEqual([good.email, good.password])
    await waitFor(() => expect(login().disabled).toBe(false))
  })

  test('of wrong credentials stands at the password, which has the focus and its text, until one of both changes', async () => {
    const message = 'The email address or password is not correct'
    const { onSubmitError, user } = await rejectWith(Object.assign(new Error(message), { code: 'InvalidCredentials' }))
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect([password().value, password().getAttribute('aria-invalid'), onSubmitError.mock.calls.length]).toEqual([good.password, 'true', 0])
    await user.type(email(), 'x')
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
    expect(login().disabled).toBe(false)
  })

  test('of an unknown field goes to the caller as well', async () => {
    const reason = { message: 'Please check', fields: { email: 'Wrong', tenant: 'Closed' } }
    const { onSubmitError } = await rejectWith(reason)
    expect(await screen.findByText('Wrong')).toBeTruthy()
    await waitFor(() => expect(onSubmitError).toHaveBeenCalledExactlyOnceWith(reason))
  })
})

test('tab order: address, password, its toggle, forgot password, button', async () => {
  render(<LoginForm onSubmit={() => Promise.resolve()} forgotPassword={<a href="#forgot">Forgot Password</a>} />)
  const user = await fill()
  await waitFor(() => expect(login().disabled).toBe(false))
  email().focus()
  const names = []
  for (let stop = 0; stop < 4; stop += 1) {
    await user.tab()
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  }
  expect(names).toEqual(['', 'Show password', 'Forgot Password', 'Login'])
  expect([email().autocomplete, password().autocomplete, email().inputMode]).toEqual(['username', 'current-password', 'email'])
})
