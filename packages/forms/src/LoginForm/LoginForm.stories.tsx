import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@vehicle-partner/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { LoginForm } from './LoginForm.tsx'

const meta = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    forgotPassword: <Link href="#forgot">Forgot Password</Link>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

/** Filled and ready to submit. */
export const Overview: Story = {
  args: { email: 'owner@demo.test' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled()
    await expect(canvas.queryByText(/Invalid/)).toBeNull()
  },
}

export const Prefilled: Story = { args: { email: 'owner@demo.test' } }

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'adaeze@okafor')
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Backspace}')
    await userEvent.tab()
    await expect(await canvas.findByText('Invalid email')).toBeVisible()
    await expect(await canvas.findByText('Invalid password')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled()
  },
}

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email address'), 'owner@demo.test')
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234{Enter}')
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    const button = await context.canvas.findByRole('button', { name: 'Logging in...' })
    await context.userEvent.click(button)
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'Please check', fields: { email: 'This address is not known' } })) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('This address is not known')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Email address')).toHaveFocus())
    await expect(context.args.onSubmitError).not.toHaveBeenCalled()
  },
}

/** A rejection that no field can show goes to `onSubmitError`; the fields keep their values. */
export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('The email address or password is not correct'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Demo-1234')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Login' })).toBeEnabled())
  },
}
