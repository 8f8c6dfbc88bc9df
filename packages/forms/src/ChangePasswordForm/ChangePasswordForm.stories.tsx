import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const meta = {
  title: 'Forms/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn(), email: 'owner@demo.test' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '35rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Current password'), 'Demo-1234')
  await userEvent.type(canvas.getByLabelText('New password'), 'Demo-12345')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Demo-12345')
}
const send: Story['play'] = async (context) => {
  await fill(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change password' }))
}

/** Filled and ready to submit. */
export const Overview: Story = {
  play: async (context) => {
    await fill(context)
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Demo')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Demo-12345')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('Invalid password')).toBeVisible()
    await expect(await canvas.findByText('Password must have at least 6 characters.')).toBeVisible()
    await expect(await canvas.findByText('Passwords must be identical')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus())
  },
}

export const EmptySubmitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findAllByText('Password must not be empty.')).toHaveLength(2)
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'Wrong', fields: { password: 'This is not your password' } })) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('This is not your password')).toBeVisible()
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('Demo-12345')
  },
}

/** A rejection that no field can show goes to `onSubmitError`. */
export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('Too many attempts'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Changing password...' }))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** Nothing of it stays on the page. */
export const Done: Story = {
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.canvas.getByLabelText('New password')).toHaveValue(''))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
