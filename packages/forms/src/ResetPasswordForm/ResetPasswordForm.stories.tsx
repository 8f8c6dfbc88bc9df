import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const meta = {
  title: 'Forms/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn(), onMismatch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const change =
  (first: string, second = first): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), first)
    await userEvent.type(canvas.getByLabelText('Confirm new password'), `${second}{Enter}`)
  }

export const Overview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Demo-4321')
    await userEvent.click(canvas.getByRole('button', { name: 'Show new password' }))
    await expect(canvas.getByRole('button', { name: 'Hide new password' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show confirmation' })).toBeVisible()
  },
}

export const EmptySubmitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findAllByText('Password must not be empty.')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
  },
}

export const TooShort: Story = {
  play: async (context) => {
    await change('abcde')(context)
    await expect(await context.canvas.findAllByText('Password must have at least 6 characters.')).toHaveLength(2)
  },
}

export const Mismatch: Story = {
  play: async (context) => {
    await change('abcdef', 'abcdeg')(context)
    await expect(await context.canvas.findByText('Passwords must be identical')).toBeVisible()
    await expect(context.args.onMismatch).toHaveBeenCalledTimes(1)
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await change('Demo-4321')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Changing password...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('This link is too old'))) },
  play: async (context) => {
    await change('Demo-4321')(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('Demo-4321')
  },
}

export const Done: Story = {
  play: async (context) => {
    await change('Demo-4321')(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ password: 'Demo-4321', confirm_password: 'Demo-4321' }))
  },
}
