import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onValueChange: fn(), onVisibleChange: fn() },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="quarters">
      <PasswordField label="Password" autoComplete="current-password" hint="At least 6 characters" defaultValue="Demo-123" />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        defaultValue="Demo-123"
        defaultVisible
        error="Passwords must be identical"
      />
      <PasswordField label="Old password" autoComplete="current-password" defaultValue="Demo-123" disabled />
      <PasswordField label="New password" autoComplete="new-password" />
    </Grid>
  ),
}

export const ShowsAndHides: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(control, 'Demo-123')
    control.setSelectionRange(2, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(control).toHaveAttribute('type', 'text')
    await expect([control.selectionStart, control.selectionEnd]).toEqual([2, 5])
    await expect(control).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is visible')
    await expect(args.onVisibleChange).toHaveBeenLastCalledWith(true)
    const hide = canvas.getByRole('button', { name: 'Hide password' })
    await expect(hide).toHaveTextContent('Hide')
    await userEvent.tab()
    await expect(hide).toHaveFocus()
    await expect(getComputedStyle(hide).outlineStyle).toBe('solid')
    await expect(getComputedStyle(hide.parentElement ?? hide).outlineStyle).toBe('none')
    await userEvent.keyboard('{Enter}')
    await expect(control).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is hidden')
    await expect(hide).toHaveFocus()
    await expect(control).toHaveValue('Demo-123')
  },
}

export const HidesBeforeItIsSent: Story = {
  render: (args) => (
    <form aria-label="Login" onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <PasswordField {...args} name="password" defaultVisible />
        <Button type="submit">Login</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Password')
    await expect(control).toHaveAttribute('type', 'text')
    await userEvent.type(control, 'Demo-123{Enter}')
    await expect(control).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
  },
}

export const TwoOnOneForm: Story = {
  render: () => (
    <Stack>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        labels={{ showName: 'Show new password', hideName: 'Hide new password' }}
      />
      <PasswordField
        label="Confirmation"
        autoComplete="new-password"
        labels={{ showName: 'Show confirmation', hideName: 'Hide confirmation' }}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirmation' }))
    await expect(canvas.getByLabelText('Confirmation')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password')
  },
}

export const WarnsOfCapsLock: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Password')
    await userEvent.click(control)
    await userEvent.keyboard('{CapsLock}a')
    await expect(control).toHaveAccessibleDescription('Caps Lock is on')
    await userEvent.keyboard('{CapsLock}')
    await userEvent.tab()
    await expect(canvas.queryByText('Caps Lock is on')).not.toBeInTheDocument()
  },
}

export const Off: Story = {
  args: { disabled: true, defaultValue: 'Demo-123' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled()
  },
}
