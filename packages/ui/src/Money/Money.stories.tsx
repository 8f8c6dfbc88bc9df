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
      <Money kobo={128_450_000n} size="figure" />
      <Money kobo={128_450_050n} size="body" />
      <Money kobo={-4_500_000n} size="small" />
      <Money kobo={4_500_000n} size="small" signed />
      <Money kobo={0n} />
      <Money kobo={null} />
    </Stack>
  ),
}

export const PrintsKobo: Story = { play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('₦1,284,500.00') }
export const BelowZero: Story = {
  args: { kobo: -5n },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('−₦0.05'),
}
export const NotThere: Story = {
  args: { kobo: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('Not available')).toBeInTheDocument(),
}
