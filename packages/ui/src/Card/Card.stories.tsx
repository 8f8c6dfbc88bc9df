import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AlertStrip } from '../AlertStrip/AlertStrip.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'UI/Data/Card',
  component: Card,
  args: { title: 'Vehicle and driver', children: 'Toyota Hiace 2014' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack gap="xlarge">
      <Card>Content alone.</Card>
      <Card title="Trips by state" subtitle="This month">
        Title and subtitle, the content follows without a rule.
      </Card>
      <Card title="Earning" divided action={<Badge dot>Pending</Badge>} footer={<Link href="#why">Why this?</Link>}>
        Head with a rule, an action and a foot.
      </Card>
      <Card title="Finish setting up" titleSize="heading" padding="none">
        <AlertStrip placement="card" title="From edge to edge.">
          For tables, lists and alerts.
        </AlertStrip>
      </Card>
      <Card
        title="An extraordinarily long title of a card that has to break over two lines on every phone"
        action={<Badge tone="danger">Expired</Badge>}
      >
        The title breaks, the action stays whole.
      </Card>
    </Stack>
  ),
}

export const RegionNamedByTitle: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Vehicle and driver' })
    await expect(region).toHaveTextContent('Toyota Hiace 2014')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Vehicle and driver')
  },
}

export const CardWithLink: Story = {
  args: { href: '#vehicle', title: 'LND-482XA', action: <Button size="small">Pause</Button>, footer: <Link href="#why">Why this?</Link> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'LND-482XA' })
    const card = canvas.getByRole('region', { name: 'LND-482XA' })
    const at = (element: Element) => {
      const box = element.getBoundingClientRect()
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    }
    await expect(at(canvas.getByText('Toyota Hiace 2014'))).toBe(link)
    await expect(at(card)).toBe(link)
    const button = canvas.getByRole('button', { name: 'Pause' })
    await expect(button.contains(at(button))).toBe(true)
    await expect(at(canvas.getByRole('link', { name: 'Why this?' }))).toBe(canvas.getByRole('link', { name: 'Why this?' }))
  },
}

export const Figure: Story = {
  tags: ['one-theme'],
  args: { as: 'figure' },
  play: async ({ canvas }) => expect(canvas.getByRole('figure', { name: 'Vehicle and driver' })).toBeVisible(),
}
