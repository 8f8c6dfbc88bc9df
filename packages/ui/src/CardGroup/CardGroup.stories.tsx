import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Card } from '../Card/Card.tsx'
import { RouteName } from '../RouteName/RouteName.tsx'
import { RouteProgress } from '../RouteProgress/RouteProgress.tsx'
import { CardGroup } from './CardGroup.tsx'

interface RunningTrip {
  places: readonly [string, string]
  value: number
  text: string
  tone: 'warning' | 'success'
}

const trips: readonly RunningTrip[] = [
  { places: ['Ajah', 'CMS'], value: 0.55, text: '9 min late', tone: 'warning' },
  { places: ['Ikeja', 'Yaba'], value: 0.3, text: 'On time', tone: 'success' },
  { places: ['Ikorodu', 'Yaba'], value: 0.8, text: 'On time', tone: 'success' },
]

const showTrip = ({ places, value, text, tone }: RunningTrip) => (
  <Card
    key={text + value}
    as="article"
    title={<RouteName places={places} />}
    titleLevel={3}
    href={`#${places[0]}`}
    action={
      <Badge tone={tone} dot>
        {text}
      </Badge>
    }
  >
    <RouteProgress label={places.join(' to ')} value={value} />
  </Card>
)

const meta = {
  title: 'UI/Data/CardGroup',
  component: CardGroup,
  args: { columns: 'thirds', 'aria-label': 'On the road now', children: trips.map(showTrip) },
} satisfies Meta<typeof CardGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(boxes).toHaveLength(3)
    const [first, second] = boxes
    // Neighbours share a line.
    const distance = window.innerWidth < 1024 ? [first?.bottom, second?.top] : [first?.right, second?.left]
    await expect(Number(distance[1]) - Number(distance[0])).toBeCloseTo(-1, 1)
  },
}

export const Two: Story = { args: { children: trips.slice(0, 2).map(showTrip) } }

export const One: Story = { args: { children: trips.slice(0, 1).map(showTrip) } }

export const UnderEachOther: Story = { args: { columns: 'one' } }

export const Halves: Story = { args: { columns: 'halves' } }

/** The outline of a card is within the frame, which clips what is outside. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Ajah to CMS' })
    await expect(link).toHaveFocus()
    await expect(Number.parseFloat(getComputedStyle(link, '::after').outlineOffset)).toBeLessThan(0)
  },
}

export const LongText: Story = {
  args: { children: trips.map((trip) => showTrip({ ...trip, places: ['Nnamdi Azikiwe International Airport', trip.places[1]] })) },
}
