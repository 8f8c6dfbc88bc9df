import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { november, year } from '../private/stories/trips.ts'
import { Stack } from '../Stack/Stack.tsx'
import { BarChart } from './BarChart.tsx'

const meta = {
  title: 'UI/Charts/BarChart',
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

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xlarge">
      <BarChart {...args} />
      <BarChart {...args} caption="A week" data={november.slice(0, 7).map((bar) => ({ ...bar, tick: undefined }))} />
      <BarChart {...args} caption="A year" data={year} />
      <BarChart {...args} caption="One day" data={november.slice(3, 4)} />
      <BarChart {...args} caption="Nothing happened" data={november.map((bar) => ({ ...bar, value: 0 }))} />
      <BarChart {...args} caption="Thousands" data={november.map((bar) => ({ ...bar, value: bar.value * 1733 }))} />
      <BarChart {...args} caption="Empty" data={[]} />
      <BarChart {...args} caption="On its way" loading />
      <BarChart {...args} caption="Failed" error onRetry={() => {}} />
    </Stack>
  ),
}

export const WalkedWithKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('application', { name: /^Trips per day/ })
    const says = (text: string) => waitFor(() => expect(chart.querySelector('[aria-live]')).toHaveTextContent(text))
    await userEvent.tab()
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await says('Sun 1 Nov, 7 trips')
    await userEvent.keyboard('{ArrowRight}')
    await says('Mon 2 Nov, 19 trips')
    await userEvent.keyboard('{End}')
    await says('Mon 30 Nov, 15 trips, Scheduled')
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}')
    await says('Sun 1 Nov, 7 trips')
    for (let step = 0; step < 18; step += 1) await userEvent.keyboard('{ArrowRight}')
    await says('Thu 19 Nov, 18 trips')
    await expect(canvas.getByText('Thu 19 Nov: 18 trips')).toBeVisible()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table: Trips per day' }))
    const table = canvas.getByRole('table', { name: 'Trips per day' })
    await expect(within(table).getAllByRole('row')).toHaveLength(31)
    await expect(within(table).getByRole('row', { name: 'Thu 19 Nov Done 18' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'View as chart: Trips per day' })).toHaveFocus()
  },
}

export const TableForEverybody: Story = {
  play: async ({ canvas }) => expect(within(canvas.getByRole('table', { name: 'Trips per day' })).getAllByRole('row')).toHaveLength(31),
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
      const found = [...canvasElement.querySelectorAll('svg text[text-anchor="middle"]')]
      if (found.length === 0) throw new Error('not drawn yet')
      return found.map((text) => text.getBoundingClientRect())
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
