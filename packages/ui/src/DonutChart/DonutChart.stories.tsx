import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { DonutChart, type DonutChartProps, type DonutSegment } from './DonutChart.tsx'

const trips = (completed: number, active: number, upcoming: number): DonutSegment[] => [
  { id: 'completed', label: 'Completed', value: completed, status: 'done' },
  { id: 'active', label: 'Active', value: active, status: 'current' },
  { id: 'upcoming', label: 'Upcoming', value: upcoming, status: 'upcoming' },
]

const cities: DonutSegment[] = ['Lagos', 'Ibadan', 'Abuja', 'Kano', 'Enugu', 'Jos', 'Calabar', 'Ọ̀ṣogbo'].map((label, place) => ({
  id: label,
  label,
  value: [212, 96, 71, 40, 18, 7, 4, 1][place] ?? 0,
}))

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
      <DonutChart {...args} caption="By city" segments={cities.slice(0, 5)} />
      <DonutChart {...args} caption="By route" segments={cities} />
      <DonutChart {...args} caption="Loading" loading />
      <DonutChart {...args} caption="Failed" error onRetry={() => {}} />
    </Stack>
  ),
}

export const TableWithAllValues: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Trips by state, This month' })
    await expect(within(table).getByRole('row', { name: /^Completed 318 76\.3\s%$/ })).toBeVisible()
    await expect(within(table).getByRole('row', { name: /^Active 3 0\.7\s%$/ })).toBeVisible()
    await expect(canvas.getByText('417')).toBeVisible()
  },
}

export const SmallestSegmentsCombined: Story = {
  args: { segments: cities },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(6)
    await expect(rows.at(-1)).toHaveTextContent(/^OtherJos, Calabar, Ọ̀ṣogbo12/u)
    await expect(canvas.getByText('449')).toBeVisible()
  },
}

export const NoTrips: Story = {
  args: { segments: trips(0, 0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(3)
    await expect(within(canvas.getByRole('table')).getByRole('row', { name: 'Completed 0 —' })).toBeVisible()
  },
}

function SelectableDonutChart(args: DonutChartProps) {
  const [id, setId] = useState<string>()
  return <DonutChart {...args} selectedId={id} onSelect={setId} />
}

export const Selected: Story = {
  render: (args) => <SelectableDonutChart {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'Completed' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Upcoming' }))
    await expect(first).toHaveAttribute('aria-pressed', 'false')
  },
}
