// Long: a story for each state, with its play function.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { november, year } from '../private/stories/exampleTripCounts.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { LineChart, type LineChartProps, type LineSeries } from './LineChart.tsx'

const trips: LineSeries = {
  id: 'trips',
  label: 'Trips',
  points: november.map(({ id, value, planned = false }) => ({ date: id, value, planned })),
}
const routes: LineSeries[] = ['Ajah to CMS', 'Ikeja to Yaba', 'Ikorodu to Obalende', 'Lekki to Marina', 'Berger to Oshodi'].map(
  (label, place) => ({
    id: label,
    label,
    points: november.slice(0, 21).map(({ id, value }, day) => ({ date: id, value: ((value * (place + 3)) % 17) + place * 3 + (day % 3) })),
  }),
)
const days365: LineSeries = {
  id: 'year',
  label: 'Trips',
  points: year.map(({ value }, day) => ({
    date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    value: value + (day % 29),
  })),
}

const meta = {
  title: 'UI/Data/LineChart',
  component: LineChart,
  args: { series: [trips], caption: 'Trips per day', subtitle: '1–30 November 2026', unit: { one: 'trip', other: 'trips' } },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

const zeroSeries: LineSeries[] = [{ ...trips, points: trips.points.map((point) => ({ ...point, value: 0 })) }]

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <LineChart {...args} />
      <LineChart {...args} caption="Two routes" series={routes.slice(0, 2)} />
      <LineChart {...args} caption="Five routes" series={routes} defaultHiddenSeries={['Lekki to Marina']} />
      <LineChart {...args} caption="One amount that grows" shape="area" series={[days365]} />
      <LineChart
        {...args}
        caption="Above and below zero"
        shape="area"
        series={[{ id: 'net', label: 'Net', points: [4, 9, -3, -12, 5].map((value, day) => ({ date: `2026-11-0${day + 1}`, value })) }]}
      />
      <LineChart
        {...args}
        caption="With a gap"
        missing="gap"
        series={[{ ...trips, points: trips.points.filter((_, day) => day !== 9 && (day < 12 || day > 15)) }]}
      />
      <LineChart {...args} caption="One day" series={[{ ...trips, points: trips.points.slice(3, 4) }]} />
      <LineChart {...args} caption="Nothing happened" series={zeroSeries} />
      <LineChart {...args} caption="Empty" series={[]} />
      <LineChart {...args} caption="Loading" loading />
      <LineChart {...args} caption="Failed" error onRetry={() => {}} />
    </Stack>
  ),
}

const announcementOf = (chart: HTMLElement) => chart.querySelector('[aria-live]')

export const KeyboardNavigation: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application', { name: /^Trips per day/ })
    await userEvent.tab()
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await expect(announcementOf(chart)).toHaveTextContent('Sun 1 Nov, 7 trips')
    await userEvent.keyboard('{ArrowRight}')
    await expect(announcementOf(chart)).toHaveTextContent('Mon 2 Nov, 19 trips')
    await userEvent.keyboard('{PageDown}')
    await expect(announcementOf(chart)).toHaveTextContent('Mon 9 Nov, 20 trips')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(announcementOf(chart)).toHaveTextContent('Mon 30 Nov, 15 trips, Scheduled')
    await userEvent.keyboard('{PageUp}')
    await expect(announcementOf(chart)).toHaveTextContent('Mon 23 Nov, 13 trips, Scheduled')
    await expect(canvas.getByText('Mon 23 Nov: 13 trips')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Mon 23 Nov: 13 trips')).toBeNull()
  },
}

export const ReachesEveryPointByKeyboard: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application')
    await userEvent.tab()
    await userEvent.tab()
    const announcements = new Set<string | null | undefined>([announcementOf(chart)?.textContent])
    for (const _ of trips.points) {
      await userEvent.keyboard('{ArrowRight}')
      announcements.add(announcementOf(chart)?.textContent)
    }
    await expect(announcements.size).toBe(30)
  },
}

export const SeveralSeries: Story = {
  args: { series: routes.slice(0, 2), caption: 'Trips by route', onHiddenSeriesChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const chart = await canvas.findByRole('application')
    const [first, second] = routes.map(({ points }) => points[0]?.value)
    await userEvent.tab()
    await userEvent.tab()
    await expect(announcementOf(chart)).toHaveTextContent(`Sun 1 Nov, Ajah to CMS ${first} trips, Ikeja to Yaba ${second} trips`)
    const toggle = canvas.getByRole('button', { name: 'Ajah to CMS', pressed: true })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onHiddenSeriesChange).toHaveBeenCalledOnce()
    await expect(args.onHiddenSeriesChange).toHaveBeenCalledWith(['Ajah to CMS'])
    // The last visible line cannot be hidden.
    const last = canvas.getByRole('button', { name: 'Ikeja to Yaba' })
    await userEvent.click(last)
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(announcementOf(chart)).not.toHaveTextContent('Ajah to CMS')
    // The table contains hidden series too.
    await expect(canvas.getByRole('columnheader', { name: 'Ajah to CMS' })).toBeInTheDocument()
  },
}

export const AsTable: Story = {
  args: { showTotal: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table: Trips per day' }))
    const table = within(canvas.getByRole('table', { name: 'Trips per day, 1–30 November 2026' }))
    await expect(table.getByRole('row', { name: 'Thu 19 Nov 18' })).toBeVisible()
    await expect(table.getByRole('row', { name: 'Mon 30 Nov, Scheduled 15' })).toBeInTheDocument()
    const sum = november.reduce((total, { value }) => total + value, 0)
    await expect(table.getByRole('row', { name: `Total ${sum}` })).toBeInTheDocument()
    await expect(table.getAllByRole('row')).toHaveLength(32)
  },
}

export const OtherTimeZone: Story = {
  tags: ['one-theme'],
  args: {
    timeZone: 'Pacific/Kiritimati',
    series: [
      {
        id: 'one',
        label: 'Trips',
        points: [
          { date: '2026-11-18T23:30:00Z', value: 2 },
          { date: '2026-11-21T00:00:00Z', value: 1 },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(rows.map((row) => row.textContent)).toEqual(['DateCount', 'Thu 19 Nov2', 'Fri 20 Nov0', 'Sat 21 Nov1'])
  },
}

export const Narrow: Story = {
  args: { series: [days365], caption: 'A year in 320 px' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const boxes = await waitFor(() => {
      const labels = [...canvasElement.querySelectorAll('svg text[text-anchor="middle"]')]
      if (labels.length < 2) throw new Error('The plot is not rendered yet')
      return labels.map((text) => text.getBoundingClientRect())
    })
    for (const [place, box] of boxes.entries()) await expect(box.left).toBeGreaterThan(boxes[place - 1]?.right ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { series: routes.slice(0, 2) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application')
    await userEvent.tab()
    await userEvent.tab()
    // Time runs from left to right in every language: ArrowRight moves forward.
    await userEvent.keyboard('{ArrowRight}')
    await expect(announcementOf(chart)).toHaveTextContent('Mon 2 Nov')
  },
}

function RerenderingParent() {
  const [times, setTimes] = useState(0)
  return (
    <Stack>
      <Button onClick={() => setTimes(times + 1)}>{`Rendered ${times}`}</Button>
      <LineChart series={[{ ...trips }]} caption={`Again ${times % 2}`} />
    </Stack>
  )
}

export const KeepsThePlotWhenTheParentRerenders: Story = {
  tags: ['one-theme'],
  render: () => <RerenderingParent />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const svg = await waitFor(() => {
      const surface = canvasElement.querySelector('svg.recharts-surface')
      if (!surface) throw new Error('The plot is not rendered yet')
      return surface
    })
    for (let time = 0; time < 5; time += 1) await userEvent.click(canvas.getByRole('button', { name: /Rendered/ }))
    await expect(canvas.getByRole('button', { name: 'Rendered 5' })).toBeVisible()
    await expect(svg.isConnected).toBe(true)
  },
}

export const Failed: Story = {
  args: { error: 'The server did not answer.', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

function BesideCard({ lines, ...args }: LineChartProps & { lines: number }) {
  return (
    <Grid columns="twoToOne">
      <LineChart {...args} />
      <Card title="By type">
        {Array.from({ length: lines }, (_, line) => (
          <Text key={line}>₦48,900.00</Text>
        ))}
      </Card>
    </Grid>
  )
}

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0

/** Beside a higher card the plot takes the height that is left, and gives it back. */
export const BesideHigherCard: Story = {
  tags: ['one-theme'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  render: (args) => <BesideCard {...args} lines={30} />,
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application')
    const [card] = canvas.getAllByText('₦48,900.00').map((line) => line.closest('section'))
    const figure = chart.closest('figure')
    await waitFor(() => expect(heightOf(chart.querySelector('svg'))).toBe(Math.floor(heightOf(chart))))
    await expect(heightOf(chart)).toBeGreaterThan(500)
    await expect(heightOf(figure)).toBe(heightOf(card ?? null))
    for (const line of canvas.getAllByText('₦48,900.00').slice(3)) line.hidden = true
    await waitFor(() => expect(heightOf(chart.querySelector('svg'))).toBe(307))
  },
}
