import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { icons } from '../private/stories/exampleMenu.tsx'
import { lekkiStops } from '../private/stories/lekkiRoute.ts'
import { RouteMap } from '../RouteMap/RouteMap.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { StatGroup } from './StatGroup.tsx'

const cells = (
  <>
    <StatCard wide label="Unsettled earnings" icon={icons.earnings} value="₦0.00" href="#e" hint="Starts with your first trip" />
    <StatCard label="Vehicles" icon={icons.vehicles} value="0" href="#v" hint="Add your first vehicle" />
    <StatCard label="Drivers" icon={icons.drivers} value="0" href="#d" hint="Add your first driver" />
    <StatCard label="Upcoming trips" icon={icons.upcoming} value="0" href="#u" hint="None yet" />
    <StatCard label="Active trips" value="0" href="#a" hint="None now" />
    <StatCard label="Completed trips" value="0" href="#c" hint="None yet" />
    <StatCard label="Rating" href="#r" hint="No ratings yet" />
  </>
)

const meta = { title: 'UI/Data/StatGroup', component: StatGroup, args: { 'aria-label': 'Overview', children: cells } } satisfies Meta<
  typeof StatGroup
>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const GroupSemantics: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Overview' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
  },
}

function OtherPeriod() {
  const [period, setPeriod] = useState('November')
  return (
    <Stack>
      <Button onClick={() => setPeriod('October')}>October</Button>
      <StatGroup aria-label="Overview" announcement={`Totals for ${period}`}>
        {cells}
      </StatGroup>
    </Stack>
  )
}

export const AnnouncesChangeOnce: Story = {
  tags: ['one-theme'],
  render: () => <OtherPeriod />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'October' }))
    await expect(status).toHaveTextContent('Totals for October')
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
}

const columnsIn = (inlineSize: number, count: number): Story => ({
  decorators: [
    (Story) => (
      <div style={{ inlineSize }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Overview' })
    const cellTops = [...(group.firstElementChild?.children ?? [])].map((cell) => cell.getBoundingClientRect().left)
    await expect(new Set(cellTops.map(Math.round)).size).toBe(count)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(Math.max(document.documentElement.clientWidth, inlineSize + 32))
  },
})

export const TwoColumnsOnPhone: Story = columnsIn(320, 2)
export const FourColumns: Story = columnsIn(760, 4)

/** Counts in one row, also on a narrow phone. */
export const Compact: Story = {
  args: {
    density: 'compact',
    'aria-label': 'Passengers',
    children: ['Booked', 'Boarded', 'Waiting', 'No-show'].map((label, index) => <StatCard key={label} label={label} value={12 - index} />),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [value, label] = [canvas.getByText('12').getBoundingClientRect(), canvas.getByText('Booked').getBoundingClientRect()]
    await expect(value.bottom).toBeLessThanOrEqual(label.top + 1)
    const tops = ['Booked', 'Boarded', 'Waiting', 'No-show'].map((text) => canvas.getByText(text).getBoundingClientRect().top)
    await expect(new Set(tops.map(Math.round)).size).toBe(1)
  },
}

/** The figures of a trip below its map, in one surface. */
export const BelowAMap: Story = {
  args: {
    'aria-label': 'Progress',
    media: (
      <RouteMap flush aria-label="Ajah to CMS" stops={lekkiStops} list="none" caption="A solid line is driven, a dashed one planned." />
    ),
    children: (
      <>
        <StatCard label="Left" value="06:17" hint="2 min late" />
        <StatCard label="Next stop" value="07:04" hint="Lekki Phase 1" />
        <StatCard label="Arrives about" value="07:37" hint="planned 07:28" />
        <StatCard label="Boarded" value="9" hint="of 12 booked" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Progress' }).getBoundingClientRect()
    const map = canvas.getByRole('region', { name: 'Map: Ajah to CMS' }).getBoundingClientRect()
    await expect([Math.round(map.left - group.left), Math.round(group.right - map.right), Math.round(map.top - group.top)]).toEqual([
      1, 1, 1,
    ])
    const caption = canvas.getByText('A solid line is driven, a dashed one planned.').getBoundingClientRect()
    await expect(caption.top).toBeGreaterThanOrEqual(map.bottom)
    await expect(canvas.getByText('Left').getBoundingClientRect().top).toBeGreaterThan(caption.bottom)
  },
}
