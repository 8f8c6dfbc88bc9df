import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx'

const meta = {
  title: 'Forms/ConfirmPasswordForm',
  component: ConfirmPasswordForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn(), onCancel: fn(), email: 'owner@demo.test' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234')
  await userEvent.keyboard('{Enter}')
}

/** The password has focus. */
export const Overview: Story = {
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByLabelText('Password')).toHaveFocus())
    await send(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ password: 'Demo-1234' }))
  },
}

/** In the order of other dialogs: the primary button is last, at the end of the line. */
export const ButtonsOfADialog: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const [cancel, confirm] = ['Cancel', 'Confirm'].map((name) => canvas.getByRole('button', { name }).getBoundingClientRect())
    await expect(cancel?.right).toBeLessThan(confirm?.left ?? 0)
    await expect(confirm?.right).toBe(canvas.getByLabelText('Password').closest('form')?.getBoundingClientRect().right)
  },
}

export const EmptySubmitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Invalid password')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'Wrong', fields: { password: 'The password is not correct' } })) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('The password is not correct')).toBeVisible()
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Demo-1234')
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Confirming...' }))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
