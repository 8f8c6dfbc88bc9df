import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../Money/Money.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Waterfall, type WaterfallStep } from './Waterfall.tsx'

const [gross, net] = [1_769_950_000, 1_269_550_000]
const steps: WaterfallStep[] = [
  { id: 'gross', label: 'Gross', value: <Money kobo={gross} />, from: 0, to: gross, tone: 'added' },
  { id: 'deductions', label: 'Deductions', value: <Money kobo={net - gross} />, from: net, to: gross, tone: 'removed' },
  { id: 'net', label: 'Paid to you', value: <Money kobo={net} />, from: 0, to: net, tone: 'total' },
]

const meta = {
  title: 'UI/Data/Waterfall',
  component: Waterfall,
  args: { 'aria-label': 'From gross to net', steps },
} satisfies Meta<typeof Waterfall>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack gap="huge">
      <Waterfall {...args} />
      <div dir="rtl">
        <Waterfall {...args} aria-label="Right to left" />
      </div>
      <div style={{ inlineSize: 280 }}>
        <Waterfall {...args} aria-label="Narrow" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('group', { name: 'From gross to net' })
    const bars = [...chart.querySelectorAll('rect')].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')].map(Number))
    const share = (net / gross) * 100
    await expect(bars[0]).toEqual([0, 100])
    await expect(bars[1]?.[0]).toBeCloseTo(share)
    await expect(bars[2]?.[1]).toBeCloseTo(share)
  },
}

export const Nothing: Story = {
  args: { steps: [{ id: 'gross', label: 'Gross', value: <Money kobo={0} />, from: 0, to: 0, tone: 'added' }] },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(canvas.getByText('Gross')).toBeVisible(),
}
