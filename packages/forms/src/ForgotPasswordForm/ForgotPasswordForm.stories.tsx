import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const meta = {
  title: 'Forms/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const send: Play = async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Recover Password' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'Recover Password' }))
}

export const Overview: Story = { args: { email: 'owner@demo.test' } }

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recover Password' })).toBeDisabled()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'owner@demo{Enter}')
    await expect(await canvas.findByText('Invalid email')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Email address')).toHaveFocus())
  },
}

export const Submitting: Story = {
  args: { email: 'owner@demo.test', onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending link...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Rejected: Story = {
  args: { email: 'owner@demo.test', onSubmit: fn(() => Promise.reject(new Error('Too many requests'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText('Email address')).toHaveValue('owner@demo.test')
  },
}

export const Done: Story = {
  args: { email: 'owner@demo.test' },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ email: 'owner@demo.test' }))
  },
}
