import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { EmptyRoadIllustration } from '../illustrations/EmptyRoadIllustration.tsx'
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
          illustration={<EmptyRoadIllustration />}
          title="No trips yet"
          description="Trips for each day show here once your vehicles are approved and on a route."
          action={<Link href="#how">How it works</Link>}
        />
      </Card>
      <Card padding="none">
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
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

export const TwoActions: Story = {
  args: {
    illustration: <EmptyRoadIllustration />,
    title: 'No vehicles yet',
    titleLevel: 3,
    action: <Button>Add vehicle</Button>,
    secondaryAction: <Link href="#how">How it works</Link>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'No vehicles yet', level: 3 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add vehicle' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'How it works' })).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

function FilteredList() {
  const [filtered, setFiltered] = useState(true)
  return (
    <section aria-label="Vehicles">
      {filtered ? (
        <EmptyState title="Nothing matches" action={<Button onClick={() => setFiltered(false)}>Clear filters</Button>} />
      ) : (
        <p>12 vehicles</p>
      )}
    </section>
  )
}

export const MovesFocusToTheRegionWhenTheActionIsRemoved: Story = {
  render: () => <FilteredList />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Vehicles' })).toHaveFocus())
  },
}
