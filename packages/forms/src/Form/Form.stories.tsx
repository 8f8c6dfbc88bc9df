import type { Meta, StoryObj } from '@storybook/react-vite'
import { Combobox, PasswordField, PhoneField, TextField } from '@vehicle-partner/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Forms/Parts/Form',
  component: Form,
  args: {
    'aria-label': 'Account',
    onSubmit: fn(() => Promise.resolve()),
    onSubmitError: fn(),
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

export const RejectedWithoutField: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('The service is not available'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(args.onSubmitError).toHaveBeenCalledTimes(1))
  },
}

/** Enter shows what is missing while the button is disabled; in a list it only selects. */
export const EnterInListOnlySelects: Story = {
  tags: ['one-theme'],
  args: {
    children: (
      <>
        <Combobox label="City" options={['Abuja', 'Lagos']} getKey={(city) => city} getLabel={(city) => city} />
        <PhoneField label="Phone number" />
        <TextField name="email" label="Email address" type="email" />
        <SubmitButton ready={false}>Create account</SubmitButton>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'Lag')
    await screen.findByRole('option', { name: 'Lagos' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Lagos')
    await userEvent.click(canvas.getByRole('button', { name: /^Country/ }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('ghana')
    await screen.findByRole('option', { name: /Ghana/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Email address'), '{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}
