import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = { title: 'UI/Data/EmptyState', component: EmptyState, args: { title: 'No trips yet' } } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack gap="xlarge">
      <Card padding="none">
        <EmptyState
          title="No trips yet"
          description="Trips for each day show here once your vehicles are approved and on a route."
          action={<Link href="#how">How it works</Link>}
        />
      </Card>
      <Card padding="none">
        <EmptyState
          art={null}
          title="Nothing matches"
          description="No vehicle has “hiace” with City: Abeokuta and Status: Paused."
          action={<Button variant="secondary">Clear filters</Button>}
        />
      </Card>
      <Card title="Trips per day">
        <EmptyState compact titleLevel={3} title="Nothing to show yet" />
      </Card>
    </Stack>
  ),
}
