import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegisterForm } from '../RegisterForm/RegisterForm.tsx'
import { numberingPlans } from '../phoneValue.ts'
import { PhoneLoginForm } from './PhoneLoginForm.tsx'

const { source, loaded } = numberingPlans
let arrive: () => void

beforeEach(() => {
  numberingPlans.loaded = undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  numberingPlans.source = () => arrived.then(source)
})
afterEach(() => {
  cleanup()
  Object.assign(numberingPlans, { source, loaded })
})

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number', { selector: 'input' })
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

test('before the numbering plans have come, another field that is invalid disables the button', async () => {
  render(<RegisterForm onSubmit={() => Promise.resolve()} />)
  await userEvent.type(phone(), '08030000001')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(button(/Create account/).disabled).toBe(true)
})

test('before the numbering plans have come, Send code can be pressed, and the press waits for them', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<PhoneLoginForm onSubmit={onSubmit} />)
  await userEvent.type(phone(), '0803')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(button(/Send code/).disabled).toBe(true)
  await userEvent.type(phone(), '0000001')
  await waitFor(() => expect(button(/Send code/).disabled).toBe(false))
  await userEvent.click(button(/Send code/))
  await waitFor(() => expect(button(/Send code/).textContent).toContain('Sending code...'))
  expect(onSubmit).not.toHaveBeenCalled()
  arrive()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ phone: { number: '+2348030000001', country: 'NG' } }))
})
