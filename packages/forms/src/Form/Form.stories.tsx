import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField, TextField } from '@vehicle-partner/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Forms/Parts/Form',
  component: Form,
  args: {
    'aria-label': 'Account',
    onSubmit: fn(() => Promise.resolve()),
    onRefused: fn(),
    children: (
      <>
        <TextField name="email" label="Email address" type="email" />
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <SubmitButton>Create account</SubmitButton>
      </>
    ),
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const HandsOverWhatNoFieldShows: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('The service is not available'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledTimes(1))
  },
}
