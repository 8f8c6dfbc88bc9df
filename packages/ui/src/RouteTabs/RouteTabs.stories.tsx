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
  title: 'UI/Structure/RouteTabs',
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

export const LastTabCurrent: Story = {
  args: { currentHref: '#members' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Settings' })
    const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(nav.getBoundingClientRect().right + 1)
  },
}

const vehicle = [
  { href: '/vehicles/12', label: 'Information' },
  { href: '/vehicles/12/trips', label: 'Trips', count: 44 },
  { href: '/vehicles/12/documents', label: 'Documents', count: 2, problem: true },
]

export const WithCounts: Story = {
  args: { 'aria-label': 'Vehicle', items: vehicle, currentHref: '/vehicles/12/trips?page=3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Trips 44')
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

/** The tabs stand where they will be; a count that is not there is not read. */
export const CountPending: Story = {
  tags: ['one-theme'],
  args: {
    'aria-label': 'Vehicle',
    items: [...vehicle.slice(0, 1), { href: '/vehicles/12/trips', label: 'Trips', countPending: true }],
    currentHref: '/vehicles/12',
  },
  render: (args) => (
    <>
      <RouteTabs {...args} />
      <RouteTabs {...args} aria-label="Counted" items={vehicle} />
    </>
  ),
  play: async ({ canvas }) => {
    const width = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().width
    await expect(Math.abs(width('Trips') - width('Trips 44'))).toBeLessThan(4)
  },
}

export const MarksAncestor: Story = {
  tags: ['one-theme'],
  args: { 'aria-label': 'Vehicle', items: vehicle, currentHref: '/vehicles/12/documents/licence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Documents 2' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
  },
}

export const UnknownPage: Story = {
  tags: ['one-theme'],
  args: { 'aria-label': 'Vehicle', items: vehicle, currentHref: '/drivers' },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current')
  },
}

export const ByKeyboard: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    // They are links: arrow keys scroll the page.
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
}
