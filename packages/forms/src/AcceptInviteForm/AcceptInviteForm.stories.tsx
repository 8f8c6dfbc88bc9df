import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AcceptInviteForm } from './AcceptInviteForm.tsx'

const meta = {
  title: 'Forms/AcceptInviteForm',
  component: AcceptInviteForm,
  args: { email: 'ngozi.umeh@demo.test', onSubmit: fn(() => Promise.resolve()), onSubmitError: fn() },
} satisfies Meta<typeof AcceptInviteForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('First name'), 'Ngozi')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Umeh')
  await userEvent.type(canvas.getByLabelText('Phone number', { selector: 'input' }), '8064127730')
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234')
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept invite' })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name: 'Accept invite' }))
}

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('button', { name: 'Accept invite' })).toBeDisabled()
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Ng0zi{Enter}')
    for (const message of [
      'Special characters and numbers are not allowed',
      'Please enter your last name',
      'Please provide a valid phone number',
      'Please enter a password',
    ])
      await expect(await canvas.findByText(message)).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'No', fields: { phone: 'This phone number is already in use' } })) },
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('This phone number is already in use')).toBeVisible()
  },
}
