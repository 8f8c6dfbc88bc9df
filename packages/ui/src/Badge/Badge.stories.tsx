import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = { title: 'UI/Data/Badge', component: Badge, args: { children: 'Under review' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="small" wrap>
      <Badge tone="success" dot>
        Completed
      </Badge>
      <Badge tone="info" dot>
        Under review
      </Badge>
      <Badge tone="warning" dot>
        Expires in 12 days
      </Badge>
      <Badge tone="danger" dot>
        Expired
      </Badge>
      <Badge dot>Paused</Badge>
      <Badge dot="hollow">Draft</Badge>
      <Badge dot="current">On the road</Badge>
      <Badge kind="outline">Owner</Badge>
      <Badge kind="text" tone="danger" dot>
        Failed
      </Badge>
      <Badge tone="warning" icon={<Clock />}>
        Pending
      </Badge>
      <Badge tone="warning">2</Badge>
      <Badge kind="identifier">LND-482XA</Badge>
      <Badge kind="identifier" size="large">
        LND-482XA
      </Badge>
    </Inline>
  ),
}

export const LongText: Story = { args: { dot: true, tone: 'warning', children: 'Waits for the road worthiness certificate of the state' } }

export const TextWithoutColour: Story = {
  args: { tone: 'warning', icon: <Clock />, children: 'Pending' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Pending')
    await expect(text.parentElement).toHaveTextContent(/^Pending$/)
    await expect(text.parentElement?.querySelector('[aria-hidden="true"] svg')).toBeVisible()
  },
}
