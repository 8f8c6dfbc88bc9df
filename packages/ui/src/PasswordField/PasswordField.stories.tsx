import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField, type PasswordRule } from './PasswordField.tsx'

const meta = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onValueChange: fn(), onVisibleChange: fn() },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

const rules: PasswordRule[] = [
  { id: 'length', label: 'At least 6 characters', test: (password) => password.length >= 6 },
  { id: 'digit', label: 'A digit', test: (password) => /\d/.test(password) },
]

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
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
      <PasswordField label="With rules" autoComplete="new-password" rules={rules} defaultValue="Demo" />
      <PasswordField label="With rules, met" autoComplete="new-password" rules={rules} defaultValue="Demo-123" />
    </Grid>
  ),
}

export const TogglesVisibility: Story = {
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

export const HidesOnSubmit: Story = {
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

export const TwoInOneForm: Story = {
  render: () => (
    <Stack>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        labels={{ showPassword: 'Show new password', hidePassword: 'Hide new password' }}
      />
      <PasswordField
        label="Confirmation"
        autoComplete="new-password"
        labels={{ showPassword: 'Show confirmation', hidePassword: 'Hide confirmation' }}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirmation' }))
    await expect(canvas.getByLabelText('Confirmation')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password')
  },
}

export const CapsLockWarning: Story = {
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

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Demo-123' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled()
  },
}

export const RulesUpdateWhileTyping: Story = {
  args: { autoComplete: 'new-password', rules },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Password')
    await expect(canvas.getByRole('list', { name: 'What it needs' })).toBeVisible()
    await expect(control).toHaveAccessibleDescription(/characters ?, not yet A digit ?, not yet/)
    await userEvent.type(control, 'Dem1')
    await expect(control).toHaveAccessibleDescription(/characters ?, not yet A digit ?, done/)
    // Announced on blur, not on each keystroke.
    const [, said] = canvas.getAllByRole('status')
    await expect(said).toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(said).toHaveTextContent('Still needed: At least 6 characters')
    await userEvent.type(control, '-23')
    await userEvent.tab()
    await expect(said).toBeEmptyDOMElement()
    await expect(control).toHaveAccessibleDescription(/characters ?, done A digit ?, done/)
  },
}

export const Pastes: Story = {
  args: { rules },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText('Password')
    await userEvent.click(control)
    await userEvent.paste('from a manager 1')
    await expect(control).toHaveValue('from a manager 1')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('from a manager 1')
    await expect(control).toHaveAttribute('spellcheck', 'false')
    await expect(control).toHaveAttribute('autocapitalize', 'none')
  },
}

export const InForm: Story = {
  render: () => (
    <form aria-label="Login">
      <Stack align="start">
        <PasswordField label="Password" name="password" autoComplete="current-password" required rules={rules} />
        <fieldset disabled>
          <PasswordField label="Off" name="off" autoComplete="current-password" defaultValue="Demo-123" />
        </fieldset>
        <Button type="reset" variant="secondary">
          Start again
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByLabelText('Password')
    await expect(control).toBeRequired()
    await expect(form.checkValidity()).toBe(false)
    await expect(canvas.getByLabelText('Off')).toBeDisabled()
    const [, toggle] = canvas.getAllByRole('button', { name: 'Show password' })
    await expect(toggle).toBeDisabled()
    await userEvent.type(control, 'Demo-123')
    await expect([...new FormData(form)]).toEqual([['password', 'Demo-123']])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('')
    await waitFor(() => expect(control).toHaveAccessibleDescription(/characters ?, not yet A digit ?, not yet/))
  },
}

export const NarrowRtl: Story = {
  args: { defaultValue: 'Demo-123' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <PasswordField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Password').getBoundingClientRect()
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(control.left + 1)
  },
}
