import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'
import { november, year } from '../private/stories/exampleTripCounts.ts'
import { Stack } from '../Stack/Stack.tsx'
import { BarChart, type BarChartProps } from './BarChart.tsx'
import { groupBarsByTime } from './groupBarsByTime.ts'

const meta = {
  title: 'UI/Data/BarChart',
  component: BarChart,
  args: {
    data: november,
    caption: 'Trips per day',
    subtitle: '1–30 November 2026',
    unit: { one: 'trip', other: 'trips' },
    labels: { value: 'Trips' },
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

const tripLabels = { done: 'Completed', current: 'Active', planned: 'Upcoming', value: 'Trips' }
const runningDay = november.slice(16, 24).map(({ value, ...bar }, index) => {
  const parts = index < 4 ? { done: value } : index > 4 ? { upcoming: value } : { done: 6, current: 3, upcoming: 5 }
  return { ...bar, value, parts }
})

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <BarChart {...args} />
      <BarChart {...args} caption="A week" data={november.slice(0, 7).map((bar) => ({ ...bar, axisLabel: undefined }))} />
      <BarChart {...args} caption="A year" data={year} />
      <BarChart {...args} caption="A running day" data={runningDay} labels={tripLabels} />
      <BarChart {...args} caption="One day" data={november.slice(3, 4)} />
      <BarChart {...args} caption="Nothing happened" data={november.map((bar) => ({ ...bar, value: 0 }))} />
      <BarChart {...args} caption="Thousands" data={november.map((bar) => ({ ...bar, value: bar.value * 1733 }))} />
      <BarChart {...args} caption="Empty" data={[]} />
      <BarChart {...args} caption="Loading" loading />
      <BarChart {...args} caption="Failed" error onRetry={() => {}} />
    </Stack>
  ),
}

export const KeyboardNavigation: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application', { name: /^Trips per day/ })
    const expectAnnouncement = (text: string) => waitFor(() => expect(chart.querySelector('[aria-live]')).toHaveTextContent(text))
    await userEvent.tab()
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await expectAnnouncement('Sun 1 Nov, 7 trips')
    await userEvent.keyboard('{ArrowRight}')
    await expectAnnouncement('Mon 2 Nov, 19 trips')
    await userEvent.keyboard('{End}')
    await expectAnnouncement('Mon 30 Nov, 15 trips, Scheduled')
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}')
    await expectAnnouncement('Sun 1 Nov, 7 trips')
    for (let step = 0; step < 18; step += 1) await userEvent.keyboard('{ArrowRight}')
    await expectAnnouncement('Thu 19 Nov, 18 trips')
    await expect(canvas.getByText('Thu 19 Nov: 18 trips')).toBeVisible()
  },
}

export const ByTouch: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application', { name: /^Trips per day/ })
    const box = chart.getBoundingClientRect()
    const coords = { clientX: box.right - 4, clientY: box.bottom - 60 }
    // A press reaches the chart itself: a part of the drawing would take the focus, with a ring of the browser.
    await expect(document.elementFromPoint(coords.clientX, coords.clientY)).toBe(chart)
    chart.focus()
    await fireEvent.pointerDown(chart, { pointerType: 'touch', ...coords })
    await fireEvent.pointerUp(chart, { pointerType: 'touch', ...coords })
    await fireEvent.pointerOut(chart, { pointerType: 'touch', relatedTarget: document.body })
    await fireEvent.mouseMove(chart, coords)
    // The value stays after the finger is lifted.
    await expect(canvas.getByText(/^Mon 30 Nov: 15 trips/)).toBeVisible()
    await userEvent.click(canvas.getByText('1–30 November 2026'))
    await expect(canvas.queryByText(/^Mon 30 Nov: 15 trips/)).toBeNull()
    // A swipe that scrolls the page shows nothing.
    await fireEvent.pointerDown(chart, { pointerType: 'touch', ...coords })
    await fireEvent.pointerCancel(chart, { pointerType: 'touch' })
    await fireEvent.pointerOut(chart, { pointerType: 'touch', relatedTarget: document.body })
    await expect(canvas.queryByText(/^Mon 30 Nov: 15 trips/)).toBeNull()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table: Trips per day' }))
    const table = canvas.getByRole('table', { name: 'Trips per day, 1–30 November 2026' })
    await expect(within(table).getAllByRole('row')).toHaveLength(32)
    await expect(within(table).getByRole('row', { name: 'Date Done Scheduled Trips' })).toBeVisible()
    await expect(within(table).getByRole('row', { name: 'Thu 19 Nov 18 0 18' })).toBeVisible()
    await expect(within(table).getByRole('row', { name: 'Total 317 96 413' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'View as chart: Trips per day' })).toHaveFocus()
  },
}

export const HiddenTableWhileThePlotIsShown: Story = {
  play: async ({ canvas }) => expect(within(canvas.getByRole('table', { name: /^Trips per day/ })).getAllByRole('row')).toHaveLength(32),
}

export const AnnouncesTotal: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const sum = november.reduce((total, { value }) => total + value, 0)
    await expect(await canvas.findByRole('application')).toHaveAccessibleName(
      expect.stringContaining(`Total: ${sum} trips, Done 317, Scheduled 96.`),
    )
  },
}

/** The name says what is counted, of which period, and how the total divides. */
export const PartsOfABar: Story = {
  tags: ['one-theme'],
  args: { data: runningDay, labels: tripLabels },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application', {
      name: /^Trips per day, 1–30 November 2026\. Total: 115 trips, Completed 78, Active 3, Upcoming 34\./,
    })
    await expect(canvas.getByRole('figure', { name: 'Trips per day, 1–30 November 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Completed', 'Active', 'Upcoming'])
    await userEvent.tab()
    await userEvent.tab()
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(chart.querySelector('[aria-live]')).toHaveTextContent('Sat 21 Nov, 14 trips, Completed 6, Active 3, Upcoming 5'),
    )
    await expect(canvas.getByRole('row', { name: 'Sat 21 Nov 6 3 5 14' })).toBeInTheDocument()
  },
}

export const AveragesHaveNoTotal: Story = {
  tags: ['one-theme'],
  args: { showTotal: false, unit: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application')).not.toHaveAccessibleName(expect.stringContaining('Total'))
    await expect(canvas.queryByRole('row', { name: /^Total/ })).toBeNull()
  },
}

function SelectableBarChart(args: BarChartProps) {
  const [id, setId] = useState<string>()
  return (
    <BarChart
      {...args}
      selectedId={id}
      onSelect={(next) => {
        args.onSelect?.(next)
        setId(next)
      }}
    />
  )
}

export const Selected: Story = {
  render: (args) => <SelectableBarChart {...args} />,
  args: { onSelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const chart = await canvas.findByRole('application', { name: /Press Enter to select\.$/ })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-02')
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(chart.querySelector('[aria-live]')).toHaveTextContent('Mon 2 Nov, 19 trips, Done, selected')
    const box = chart.getBoundingClientRect()
    await userEvent.pointer({ keys: '[MouseLeft]', target: chart, coords: { clientX: box.right - 4, clientY: box.bottom - 60 } })
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-11-30')
  },
}

export const DaysWithoutTrips: Story = {
  tags: ['one-theme'],
  args: {
    data: groupBarsByTime([
      { date: '2026-11-18T23:30:00Z', value: 2 },
      { date: '2026-11-22', value: 1 },
    ]),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(rows.slice(1, -1).map((row) => row.textContent)).toEqual(['Thu 19 Nov2', 'Fri 20 Nov0', 'Sat 21 Nov0', 'Sun 22 Nov1'])
  },
}

export const NegativeAndInvalidValues: Story = {
  tags: ['one-theme'],
  args: {
    data: [
      { id: 'a', label: 'Mon', value: -4 },
      { id: 'b', label: 'Tue', value: Number.NaN },
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('application')).toHaveAccessibleName(expect.stringContaining('Total: 0 trips')),
}

export const CsvDownload: Story = {
  tags: ['one-theme'],
  args: { csvName: 'trips.csv', data: november.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /View as table/ }))
    const createObjectUrl = spyOn(URL, 'createObjectURL')
    const clickLink = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
      const [link] = clickLink.mock.contexts
      await expect(link instanceof HTMLAnchorElement && link.download).toBe('trips.csv')
      const [[file] = []] = createObjectUrl.mock.calls
      // `text()` removes the byte order mark.
      await expect(file instanceof Blob && (await file.text())).toBe('Date,Trips\r\nSun 1 Nov,7\r\nMon 2 Nov,19\r\n')
    } finally {
      createObjectUrl.mockRestore()
      clickLink.mockRestore()
    }
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: { data: year, caption: 'A year in 288 px' },
  play: async ({ canvasElement }) => {
    const texts = await waitFor(() => {
      const labels = [...canvasElement.querySelectorAll('svg text[text-anchor="middle"]')]
      if (labels.length === 0) throw new Error('The plot is not rendered yet')
      return labels.map((text) => text.getBoundingClientRect())
    })
    for (const [place, box] of texts.entries()) await expect(box.left).toBeGreaterThan(texts[place - 1]?.right ?? 0)
  },
}

export const Failed: Story = {
  args: { error: 'The server did not answer.', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
