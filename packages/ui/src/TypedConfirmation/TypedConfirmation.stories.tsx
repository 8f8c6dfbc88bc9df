import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserX } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { TypedConfirmation } from './TypedConfirmation.tsx'

const proceed = fn()
const cancel = fn()

const meta = {
  title: 'UI/Overlays/TypedConfirmation',
  component: TypedConfirmation,
  args: { text: 'Okafor Mobility' },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => (
    <ConfirmDialog
      open
      type="DANGER"
      title="Revoke access?"
      description="Everyone in this company is logged out."
      proceedText="Revoke access"
      icon={<UserX />}
      confirmation={<TypedConfirmation {...args} />}
      onProceed={proceed}
      onCancel={cancel}
    />
  ),
  beforeEach: () => void proceed.mockClear(),
} satisfies Meta<typeof TypedConfirmation>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole('textbox', { name: 'Type Okafor Mobility to confirm' })
const button = (name: string) => screen.getByRole('button', { name })

export const Overview: Story = {
  play: async () => {
    await waitFor(() => expect(button('Cancel')).toHaveFocus())
    await expect(field()).toBeRequired()
  },
}

export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(button('Revoke access'))
    await expect(field()).toHaveFocus()
    await expect(field()).toBeInvalid()
    await expect(proceed).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'okafor mobility{Enter}')
    await expect(proceed).not.toHaveBeenCalled()
    await expect(field()).toHaveAccessibleDescription('This is not the same as Okafor Mobility')
    await userEvent.type(field(), 'x')
    await expect(field()).toBeValid()
  },
}

export const Right: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(field(), ' Okafor Mobility {Enter}')
    await expect(proceed).toHaveBeenCalledTimes(1)
    await userEvent.click(button('Revoke access'))
    await expect(proceed).toHaveBeenCalledTimes(2)
  },
}

/** Without a danger the field is first: nothing can be done before it is filled in. */
export const FirstFocus: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <ConfirmDialog
      open
      title="Pay to Zenith Bank from now on?"
      confirmation={<TypedConfirmation {...args} />}
      onProceed={proceed}
      onCancel={cancel}
    />
  ),
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus())
  },
}

export const Pending: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <ConfirmDialog
      open
      pending
      title="Pay to Zenith Bank from now on?"
      confirmation={<TypedConfirmation {...args} />}
      onProceed={proceed}
      onCancel={cancel}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(field()).toHaveAttribute('readonly')
    await userEvent.type(field(), '{Enter}')
    await expect(proceed).not.toHaveBeenCalled()
  },
}

export const OtherWords: Story = {
  tags: ['one-theme'],
  args: { labels: { typeToConfirm: (text) => `Tapez ${text}`, mismatch: (text) => `Différent de ${text}` } },
  play: async ({ userEvent }) => {
    const localized = screen.getByRole('textbox', { name: 'Tapez Okafor Mobility' })
    await userEvent.type(localized, 'x{Enter}')
    await expect(localized).toHaveAccessibleDescription('Différent de Okafor Mobility')
  },
}
