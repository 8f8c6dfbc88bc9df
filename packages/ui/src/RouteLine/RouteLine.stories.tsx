import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { RouteLine, type RouteLineStop } from './RouteLine.tsx'

const stops: RouteLineStop[] = [
  { id: 'ajah', name: 'Ajah', time: '0 min' },
  { id: 'adesanya', name: 'Abraham Adesanya', time: '7 min' },
  { id: 'ikota', name: 'Ikota', time: '14 min' },
  { id: 'chevron', name: 'Chevron', time: '21 min' },
  { id: 'jakande', name: 'Jakande', time: '28 min' },
  { id: 'lekki', name: 'Lekki Phase 1', time: '40 min' },
  { id: 'sandfill', name: 'Sandfill', time: '55 min' },
  { id: 'cms', name: 'CMS', time: '73 min' },
]

const meta = {
  title: 'UI/Data/RouteLine',
  component: RouteLine,
  args: { 'aria-label': 'Stops to CMS', stops },
} satisfies Meta<typeof RouteLine>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="huge">
      <RouteLine {...args} />
      <div style={{ inlineSize: 320 }}>
        <RouteLine {...args} aria-label="On a phone" />
      </div>
      <div dir="rtl">
        <RouteLine {...args} aria-label="Right to left" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getByRole('list', { name: 'Stops to CMS' }).querySelectorAll('li')
    await expect([...items].slice(0, 2).map((item) => item.textContent)).toEqual(['Ajah, 0 min', 'Abraham Adesanya, 7 min'])
  },
}

const longName = 'Lekki Phase 1, before the second toll gate on the way to Victoria Island'

export const LongText: Story = {
  args: { 'aria-label': 'Stops', stops: stops.map((stop) => (stop.id === 'lekki' ? { ...stop, name: longName } : stop)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longName)).toBeVisible()
    // Names that do not fit side by side are below each other.
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? 0)
  },
}
