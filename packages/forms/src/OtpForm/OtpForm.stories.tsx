import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { OtpForm } from './OtpForm.tsx'

const meta = {
  title: 'Forms/OtpForm',
  component: OtpForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
    onResend: fn(() => Promise.resolve()),
    sentAt: '2026-11-21T13:32:00.000Z',
    clock: () => new Date('2026-11-21T13:32:13.000Z'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OtpForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const type =
  (code: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '4-digit code' }), code)
  }

/** A partial code, and 1:47 until another can be requested. */
export const Overview: Story = {
  args: { help: 'No message? Look whether the number is right.' },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: '4-digit code' })).toHaveFocus())
    await expect(context.canvas.getByRole('timer')).toHaveTextContent('01:47')
    await type('41')(context)
    await expect(context.canvas.getByRole('button', { name: 'Login' })).toBeDisabled()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await type('41{Enter}')(context)
    const messages = await context.canvas.findAllByText('Please enter a valid OTP')
    await expect(messages[0]).toBeVisible()
  },
}

export const CanResend: Story = {
  args: { clock: () => new Date('2026-11-21T13:34:01.000Z') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend code' }))
    await waitFor(() => expect(args.onResend).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '4-digit code' })).toHaveFocus())
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await type('4127')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

const reject = (code: string, message: string) => fn(() => Promise.reject(Object.assign(new Error(message), { code })))

/** A wrong code: empty boxes, the caret in the first, and the tries that are left. */
export const Rejected: Story = {
  args: { onSubmit: reject('OtpInvalid', 'This code is not correct. 4 tries left.') },
  play: async (context) => {
    await type('4127')(context)
    const field = context.canvas.getByRole('textbox', { name: '4-digit code' })
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('This code is not correct. 4 tries left.')
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Expired: Story = {
  args: { expired: true, expiredHelp: 'Does no code come? Call us.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '4-digit code' })).toHaveAttribute('readonly')
    await expect(canvas.getByText('Does no code come? Call us.')).toBeVisible()
  },
}

export const Done: Story = {
  play: async (context) => {
    await type('4127')(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ otp_code: '4127' }))
  },
}
