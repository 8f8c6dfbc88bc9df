import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Money } from './Money.tsx'

const meta = { title: 'UI/Data/Money', component: Money, args: { kobo: 128_450_000n } } satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack align="start">
      <Money kobo={128_450_000n} size="display" />
      <Money kobo={128_450_000n} size="metric" />
      <Money kobo={128_450_050n} size="body" />
      <Money kobo={-4_500_000n} size="small" />
      <Money kobo={4_500_000n} size="small" signed />
      <Money kobo={4_500_000n} size="small" compact />
      <Money kobo={128_450_000n} size="metric" compact />
      <Money kobo={0n} />
      <Money kobo={null} />
    </Stack>
  ),
}

export const PrintsKobo: Story = { play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('₦1,284,500.00') }
export const Negative: Story = {
  args: { kobo: -5n },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('−₦0.05'),
}
export const Missing: Story = {
  args: { kobo: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('Not available')).toBeInTheDocument(),
}

export const Signed: Story = {
  args: { kobo: 4_500_000n, signed: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('+₦45,000.00'),
}
export const ZeroHasNoSign: Story = {
  args: { kobo: -0, signed: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^₦0\.00$/),
}
export const LargeAmount: Story = {
  args: { kobo: 1_000_000_000_000n },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('₦10,000,000,000.00'),
}
/** A card of a page at 320 pixels with text of 200 %. */
export const LargeTextOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  render: () => (
    <div style={{ inlineSize: 254 }}>
      {(['metric', 'display'] as const).map((size) => (
        <div key={size}>
          <Money kobo={12_345_678_900n} size={size} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText('₦123,456,789')) {
      const line = Number.parseFloat(getComputedStyle(amount).lineHeight)
      await expect(amount.getBoundingClientRect().height).toBeLessThan(line * 1.5)
    }
  },
}
export const Compact: Story = {
  args: { kobo: -123_456_750n, compact: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('−₦1.2M')).toHaveAttribute('aria-hidden', 'true')
    // The full amount is exposed.
    await expect(canvasElement).toHaveTextContent('−₦1,234,567.50')
  },
}
export const AlignedColumns: Story = {
  render: () => (
    <Stack align="end">
      <Money kobo={111_111_111n} />
      <Money kobo={888_888_888n} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [narrow, wide] = [canvas.getByText('₦1,111,111'), canvas.getByText('₦8,888,888')].map((sum) => sum.getBoundingClientRect().width)
    await expect(narrow).toBe(wide)
  },
}
export const RightToLeftKeepsTheMinusFirst: Story = {
  tags: ['one-theme'],
  args: { kobo: -4_500_000n },
  render: (args) => (
    <div dir="rtl">
      <Money {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const letters = canvas.getByText('−₦45,000').firstChild
    const leftOf = (index: number) => {
      const range = document.createRange()
      if (letters) range.setStart(letters, index)
      if (letters) range.setEnd(letters, index + 1)
      return range.getBoundingClientRect().left
    }
    const lefts = Array.from({ length: '−₦45,000'.length }, (_, index) => leftOf(index))
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    await expect(lefts.at(0)).toBeLessThan(canvas.getByText('.00').getBoundingClientRect().left)
  },
}
