import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { icons } from '../private/stories/exampleMenu.tsx'
import { lekkiStops } from '../private/stories/lekkiRoute.ts'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { RouteMap } from '../RouteMap/RouteMap.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { Text } from '../Text/Text.tsx'
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

const amounts = (
  <>
    <StatCard label="Gross" value={<Money kobo={2_729_090_000} size="metric" />} hint="588 trips" />
    <StatCard label="Deductions" value={<Money kobo={-334_940_000} size="metric" />} hint="Fuel advances, platform fee" />
    <StatCard label="Net" value={<Money kobo={2_394_150_000} size="metric" />} hint="2 % more than 1–29 Oct" />
  </>
)

/** Three amounts in a row; on a phone each beside its label, with the hint below both. */
export const Three: Story = {
  args: { columns: 'three', 'aria-label': 'Totals', children: amounts },
  play: async ({ canvas }) => {
    const [label, value, hint, other] = ['Gross', '₦27,290,900', '588 trips', 'Net'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    const isWide = (label?.top ?? 0) === (other?.top ?? 0)
    await expect(isWide).toBe(window.innerWidth >= 768)
    await expect((value?.top ?? 0) >= (label?.bottom ?? 0)).toBe(isWide)
    await expect(hint?.top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity)
  },
}

/** With large text on a small phone the amount stands below its label. */
export const ThreeNarrow: Story = {
  args: { columns: 'three', 'aria-label': 'Totals', children: amounts },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [label, value] = ['Gross', '₦27,290,900'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(Math.round(value?.left ?? 0)).toBe(Math.round(label?.left ?? Infinity))
  },
}

export const ThreeLoading: Story = {
  args: {
    columns: 'three',
    'aria-label': 'Totals',
    children: ['Gross', 'Deductions', 'Net'].map((label) => <StatCard key={label} label={label} loading />),
  },
}

/** Two figures of less weight at the end of what they belong to; below it on a phone. */
export const Aside: Story = {
  args: {
    columns: 'aside',
    'aria-label': 'Not yet paid',
    media: (
      <Stack gap="none">
        <Text size="label" tone="secondary">
          Unsettled earnings
        </Text>
        <Money kobo={2_394_150_000} size="display" />
      </Stack>
    ),
    children: (
      <>
        <StatCard label="Latest payslip" value={<Money kobo={2_252_949_000} />} hint={<Link href="#p">PSL-2026-10-0001</Link>} />
        <StatCard label="Next payout, estimate" value={<Money kobo={2_123_691_000} />} hint="On 7 Dec 2026" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [main, first, second] = ['Unsettled earnings', 'Latest payslip', 'Next payout, estimate'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    const isWide = window.innerWidth >= 768
    await expect((first?.left ?? 0) > (main?.right ?? Infinity)).toBe(isWide)
    await expect((second?.top ?? 0) > (first?.bottom ?? Infinity)).toBe(isWide)
  },
}

/** Each has a line of its own on the smallest phones, so that no amount breaks. */
export const AsideOnASmallPhone: Story = {
  ...Aside,
  tags: ['one-theme'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = ['Latest payslip', 'Next payout, estimate'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(second?.left).toBe(first?.left)
    await expect(second?.top ?? 0).toBeGreaterThan(first?.bottom ?? Infinity)
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
