import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { CountButton } from './CountButton.tsx'

const meta = {
  title: 'UI/Actions/CountButton',
  component: CountButton,
  args: { label: 'Notifications', icon: <Bell />, count: 3, onClick: fn() },
} satisfies Meta<typeof CountButton>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Inline>
      {[undefined, 0, 3, 42, 99, 100].map((count) => (
        <CountButton key={String(count)} {...args} label={`Box ${String(count)}`} count={count} />
      ))}
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Box undefined' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Box 0' })).toBeVisible()
    await expect(canvas.getByText('99+')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Box 100, 100 new' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** With large text the number covers nothing beside its button. */
export const LargeText: Story = {
  tags: ['one-theme'],
  globals: { text: '200%' },
  args: { count: 120 },
  play: async ({ canvas }) => {
    const count = canvas.getByText('99+').getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(count.left).toBeGreaterThanOrEqual(button.left)
    await expect(count.bottom).toBeLessThanOrEqual(button.bottom)
  },
}

/** For the controls of the documentation. */
export const Playground: Story = {}
