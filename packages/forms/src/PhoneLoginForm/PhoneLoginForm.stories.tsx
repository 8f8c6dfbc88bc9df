import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PhoneLoginForm } from './PhoneLoginForm.tsx'

const meta = {
  title: 'Forms/PhoneLoginForm',
  component: PhoneLoginForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneLoginForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const number = { number: '+2348030000001', country: 'NG' }

const send: Play = async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
}

/** The number that was typed before the user came back. */
export const Overview: Story = {
  args: { number, focused: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled())
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeDisabled()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0803')
    await userEvent.tab()
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(/Invalid phone number/)
  },
}

export const Submitting: Story = {
  args: { number, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Sending code...' }))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Rejected: Story = {
  args: { number, onSubmit: fn(() => Promise.reject(new Error('Too many requests'))) },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('803 000 0001')
  },
}

export const Done: Story = {
  args: { number },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ phone: number }))
  },
}
