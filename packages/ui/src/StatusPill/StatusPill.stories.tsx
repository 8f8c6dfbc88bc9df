import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { StatusPill, type StatusRegistry } from './StatusPill.tsx'

type TripStatus = 'completed' | 'under_review' | 'expires' | 'failed' | 'paused' | 'draft' | 'active' | 'pending'

// An app defines this once.
const trips: StatusRegistry<TripStatus> = {
  completed: { label: 'Completed', tone: 'success' },
  under_review: { label: 'Under review', tone: 'info' },
  expires: { label: 'Expires in 12 days', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  paused: { label: 'Paused', tone: 'neutral' },
  draft: { label: 'Draft', tone: 'neutral', dot: 'hollow' },
  active: { label: 'On the road', tone: 'neutral', dot: 'current' },
  pending: { label: 'Pending', tone: 'warning', icon: <Clock /> },
}

const meta = {
  title: 'UI/Data/StatusPill',
  component: StatusPill<TripStatus>,
  args: { status: 'completed', registry: trips },
} satisfies Meta<typeof StatusPill<TripStatus>>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="small" wrap>
      {Object.keys(trips).map((status) => (
        <StatusPill key={status} status={status} registry={trips} />
      ))}
      <StatusPill status="on_hold" registry={trips} />
    </Inline>
  ),
}

export const ShowsRegisteredLabel: Story = {
  args: { status: 'active' },
  play: async ({ canvas }) => expect(canvas.getByText('On the road')).toBeVisible(),
}

export const UnknownStatus: Story = {
  args: { status: 'on_hold' },
  play: async ({ canvas }) => expect(canvas.getByText('On hold')).toBeVisible(),
}

export const ObjectPropertyNames: Story = {
  args: { status: 'constructor' },
  play: async ({ canvas }) => expect(canvas.getByText('Constructor')).toBeVisible(),
}
