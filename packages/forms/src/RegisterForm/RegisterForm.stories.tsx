import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RegisterForm } from './RegisterForm.tsx'

const meta = {
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const person = { fname: 'Ngozi', lname: 'Ade-Ojo', email: 'ngozi@adeojo.ng', phone: { number: '+2348031234567', country: 'NG' } }

const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled())
  await userEvent.keyboard('{Enter}')
}

/** Filled and ready to submit. */
export const Overview: Story = {
  args: { defaultValues: person, terms: 'By creating an account you agree to our terms.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeDisabled()
    await expect(canvas.queryByText(/^Please/)).toBeNull()
  },
}

export const Prefilled: Story = { args: { defaultValues: person } }

/** All messages of an empty form; the first field has focus. */
export const EmptySubmitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), '{Enter}')
    for (const message of [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email address',
      'Please provide a valid phone number',
      'Please enter a password',
    ])
      await expect(await canvas.findByText(message)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus())
  },
}

export const Invalid: Story = {
  args: { defaultValues: { fname: 'Ngozi2', lname: "O'Connor", email: 'ngozi@adeojo', phone: { number: '+234803', country: 'NG' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'abcde{Enter}')
    await expect(await canvas.findAllByText('Special characters and numbers are not allowed')).toHaveLength(2)
    for (const message of ['Invalid email', 'Please provide a valid phone number', 'Password must have at least 6 characters.'])
      await expect(await canvas.findByText(message)).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { defaultValues: person, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Processing...' }))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const RejectedField: Story = {
  args: {
    defaultValues: person,
    onSubmit: fn(() => Promise.reject({ message: 'Taken', fields: { email: 'This email address is already in use' } })),
  },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('This email address is already in use')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus())
  },
}

export const Rejected: Story = {
  args: { defaultValues: person, onSubmit: fn(() => Promise.reject(new Error('We are back at 15:00'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Demo-1234')
  },
}

/** After a success nothing more is submitted until the next page is there. */
export const Done: Story = {
  args: { defaultValues: person },
  play: async (context) => {
    await send(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({ ...person, phone: '+2348031234567', country_code: 'NG', password: 'Demo-1234' }),
    )
    await expect(context.canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')
  },
}
