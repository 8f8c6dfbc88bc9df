import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Money } from '../Money/Money.tsx'
import { icons } from '../private/stories/exampleMenu.tsx'
import { InertLinks } from '../private/stories/InertLinks.tsx'
import { StatGroup } from '../StatGroup/StatGroup.tsx'
import { StatCard } from './StatCard.tsx'

const meta = {
  title: 'UI/Data/StatCard',
  component: StatCard,
  args: { label: 'Vehicles', icon: icons.vehicles, value: '12', href: '#vehicles', hint: '2 need documents' },
  decorators: [(Story) => <StatGroup aria-label="Overview">{<Story />}</StatGroup>],
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <>
      <StatCard wide label="Unsettled earnings" icon={icons.earnings} href="#earnings" hint="Next payout Mon 7 Dec 2026">
        <Money kobo={1_350_375_000n} size="metric" />
      </StatCard>
      <StatCard {...args} />
      <StatCard {...args} href={undefined} label="Without a link" />
      <StatCard label="Active trips" value="3" href="#active" hint={<Badge dot="current">On the road</Badge>} />
      <StatCard label="Gross" icon={icons.earnings} value="₦1.2B" fullValue="₦1,234,567,890.50" href="#gross" />
      <StatCard label="Trips" value="92" href="#trips" trend={{ direction: 'up', label: 'up 12 % on last week', good: true }} />
      <StatCard label="Cancelled" value="4" href="#cancelled" trend={{ direction: 'up', label: 'up 3 on last week', good: false }} />
      <StatCard label="Hours on the road" value="311" trend={{ direction: 'same', label: 'as last week' }} />
      <StatCard label="Rating" value="8.7" unit="/ 10" href="#rating" hint="1,284 ratings" />
      <StatCard label="Rating" href="#rating" hint="No ratings yet" />
      <StatCard {...args} label="Upcoming trips" icon={icons.upcoming} loading />
      <StatCard {...args} label="Drivers" icon={icons.drivers} error onRetry={() => {}} />
      <StatCard {...args} label="Drivers" icon={icons.drivers} error="No connection" />
    </>
  ),
}

export const WholeCardIsLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Vehicles 12' })
    await expect(link).toHaveAttribute('href', '#vehicles')
    const valueElement = canvas.getByText('2 need documents').getBoundingClientRect()
    await expect(canvasElement.ownerDocument.elementFromPoint(valueElement.left + 4, valueElement.top + 4)).toBe(link)
  },
}

export const RetriesWithoutNavigation: Story = {
  args: { error: true, onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Vehicles Could not load' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry: Vehicles' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Vehicles Loading' })).toBeInTheDocument(),
}

export const ReadsFullValue: Story = {
  tags: ['one-theme'],
  args: { label: 'Gross', value: '₦1.2B', fullValue: '₦1,234,567,890.50', hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gross ₦1,234,567,890.50' })).toBeInTheDocument()
    // Readable without hover.
    await expect(canvas.getAllByText('₦1,234,567,890.50').at(-1)).toBeVisible()
  },
}

export const TrendAsText: Story = {
  tags: ['one-theme'],
  args: { trend: { direction: 'down', label: 'down 2 on last week', good: false } },
  play: async ({ canvas }) => expect(canvas.getByText('down 2 on last week')).toBeVisible(),
}

export const SelectingDoesNotNavigate: Story = {
  tags: ['one-theme'],
  decorators: [
    (Story) => (
      <InertLinks>
        <Story />
      </InertLinks>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    const followed = fn()
    link.addEventListener('click', followed)
    const valueElement = canvas.getByText('12')
    const box = valueElement.getBoundingClientRect()
    await expect(document.elementFromPoint(box.left + 2, box.top + box.height / 2)).toBe(valueElement)
    document.getSelection()?.selectAllChildren(valueElement)
    valueElement.click()
    await expect(followed).not.toHaveBeenCalled()
    document.getSelection()?.removeAllRanges()
    await userEvent.click(valueElement)
    document.getSelection()?.removeAllRanges()
    valueElement.click()
    await expect(followed).toHaveBeenCalled()
  },
}

export const WithoutLink: Story = {
  tags: ['one-theme'],
  args: { href: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}
