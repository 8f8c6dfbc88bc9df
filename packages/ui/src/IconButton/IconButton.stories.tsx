import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical, Printer } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { label: 'More for trip LND-482XA', icon: <EllipsisVertical />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline>
      <IconButton label="More" icon={<EllipsisVertical />} />
      <IconButton label="More, small" icon={<EllipsisVertical />} size="small" />
      <IconButton label="Print" icon={<Printer />} variant="secondary" />
      <IconButton label="Print, off" icon={<Printer />} variant="secondary" disabled />
      <IconButton label="Printing" icon={<Printer />} variant="secondary" pending />
    </Inline>
  ),
}

export const AccessibleName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More for trip LND-482XA' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Loading...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

export const TooltipShowsTheLabel: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <Tooltip content={args.label} delay={0}>
      <IconButton {...args} />
    </Tooltip>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(args.label))
    await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
