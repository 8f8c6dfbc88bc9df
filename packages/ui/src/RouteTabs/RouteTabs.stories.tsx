import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RouteTabs } from './RouteTabs.tsx'

const items = [
  { href: '#profile', label: 'Profile Information' },
  { href: '#company', label: 'Company Information' },
  { href: '#accounts', label: 'Settlement Account' },
  { href: '#members', label: 'Members' },
]

const meta = {
  title: 'UI/Navigation/RouteTabs',
  component: RouteTabs,
  args: { 'aria-label': 'Settings', items, currentHref: '#profile' },
} satisfies Meta<typeof RouteTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Profile Information')
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const LastOne: Story = {
  args: { currentHref: '#members' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Settings' })
    const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(nav.getBoundingClientRect().right + 1)
  },
}
