import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from './fields/TextField.tsx'
import { Form } from './Form/Form.tsx'
import { SubmitButton } from './SubmitButton/SubmitButton.tsx'
import { useForm } from './useForm.ts'

afterEach(cleanup)

/** A form with one field, and how often all of it was validated. */
function createForms() {
  let validations = 0
  const schema = z.object({ plate: z.string().check(z.minLength(3, 'Enter three letters')) }).check(
    z.refine(() => {
      validations += 1
      return true
    }),
  )
  const start = { plate: '' }
  const send = () => Promise.resolve()
  function FormWithButton() {
    const { control, submit, pending } = useForm(schema, start, send)
    return (
      <Form onSubmit={submit}>
        <TextField control={control} name="plate" label="Plate" />
        <button type="submit" disabled={pending}>
          Send
        </button>
      </Form>
    )
  }
  function FormWithReadiness() {
    const { control, submit, ready, pending } = useForm(schema, start, send)
    return (
      <Form onSubmit={submit}>
        <TextField control={control} name="plate" label="Plate" />
        <SubmitButton ready={ready} pending={pending}>
          Send
        </SubmitButton>
      </Form>
    )
  }
  return { FormWithButton, FormWithReadiness, count: () => validations }
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

test('a form that does not read whether it is valid is not validated while it is filled', async () => {
  const { FormWithButton, count } = createForms()
  const user = userEvent.setup()
  render(<FormWithButton />)
  await user.type(screen.getByRole('textbox'), 'LAG')
  expect(count()).toBe(0)
  await user.click(button())
  expect(count()).toBeGreaterThan(0)
})

test('a form that reads it is validated at first and after each change', async () => {
  const { FormWithReadiness, count } = createForms()
  const user = userEvent.setup()
  render(<FormWithReadiness />)
  expect(button().disabled).toBe(true)
  await user.type(screen.getByRole('textbox'), 'LAG')
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(count()).toBeGreaterThan(0)
})

test('a change of a form without a phone number is validated once', async () => {
  const { FormWithReadiness, count } = createForms()
  const user = userEvent.setup()
  render(<FormWithReadiness />)
  await user.type(screen.getByRole('textbox'), 'LAG')
  await waitFor(() => expect(button().disabled).toBe(false))
  const before = count()
  await user.type(screen.getByRole('textbox'), 'O')
  expect(count() - before).toBe(1)
})
