import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { InfoTip } from './InfoTip.tsx'

const meta = {
  title: 'UI/Overlays/InfoTip',
  component: InfoTip,
  args: { label: 'What is unsettled?', children: 'Unsettled: not yet on a payslip', onOpenChange: fn() },
  parameters: { layout: 'centered', docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof InfoTip>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { args: { defaultOpen: true } }

export const OpensByPointerTouchAndKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What is unsettled?' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const bubble = await screen.findByRole('dialog', { name: 'What is unsettled?' })
    await expect(bubble).toHaveAccessibleDescription('Unsettled: not yet on a payslip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(await screen.findByText('Unsettled: not yet on a payslip')).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

export const EscapeKeepsTheDialogOpen: Story = {
  render: (args) => (
    <Dialog defaultOpen title="Earnings">
      <InfoTip {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Earnings' })
    await userEvent.click(screen.getByRole('button', { name: 'What is unsettled?' }))
    await screen.findByRole('dialog', { name: 'What is unsettled?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'What is unsettled?' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Earnings' })).toBeVisible()
  },
}
