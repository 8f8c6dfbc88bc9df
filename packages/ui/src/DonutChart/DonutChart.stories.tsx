import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { DonutChart, type DonutSegment } from './DonutChart.tsx'

const trips = (completed: number, active: number, upcoming: number): DonutSegment[] => [
  { id: 'completed', label: 'Completed', value: completed, kind: 'done' },
  { id: 'active', label: 'Active', value: active, kind: 'now' },
  { id: 'upcoming', label: 'Upcoming', value: upcoming, kind: 'ahead' },
]

const meta = {
  title: 'UI/Data/DonutChart',
  component: DonutChart,
  args: { segments: trips(318, 3, 96), caption: 'Trips by state', subtitle: 'This month', centerLabel: 'trips' },
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <DonutChart {...args} />
      <DonutChart {...args} caption="Mostly ahead" segments={trips(1, 12, 12_400)} />
      <DonutChart {...args} caption="Only done" segments={trips(44, 0, 0)} />
      <DonutChart {...args} caption="Only now" segments={trips(0, 2, 0)} />
      <DonutChart {...args} caption="Nothing yet" segments={trips(0, 0, 0)} />
      <DonutChart {...args} caption="On its way" loading />
      <DonutChart {...args} caption="Failed" error onRetry={() => {}} />
    </Stack>
  ),
}

export const EveryFigureInWords: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Trips by state' })
    await expect(within(table).getByRole('row', { name: /^Completed 318 76\.3\s%$/ })).toBeVisible()
    await expect(within(table).getByRole('row', { name: /^Active 3 0\.7\s%$/ })).toBeVisible()
    await expect(canvas.getByText('417')).toBeVisible()
  },
}
