import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@vehicle-partner/ui'
import { expect } from 'storybook/test'
import { SubmitButton } from './SubmitButton.tsx'

const meta = { title: 'Forms/Parts/SubmitButton', component: SubmitButton, args: { children: 'Login' } } satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <SubmitButton>Create account</SubmitButton>
      <SubmitButton ready={false}>Create account</SubmitButton>
      <SubmitButton pending pendingLabel="Processing...">
        Create account
      </SubmitButton>
    </Stack>
  ),
}

export const DisabledUntilReady: Story = {
  args: { ready: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled()
  },
}
