import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SegmentedControl, type SegmentedControlOption } from './SegmentedControl.tsx'

const orders: SegmentedControlOption[] = [
  { value: 'stop', label: 'By stop' },
  { value: 'seat', label: 'By seat' },
]

const meta = {
  title: 'UI/Fields/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Order', options: orders, defaultValue: 'stop', onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <SegmentedControl label="Order" options={orders} defaultValue="stop" />
      <SegmentedControl
        label="Period"
        labelHidden={false}
        options={['Day', 'Week', 'Month', 'Year'].map((label) => ({ value: label, label }))}
        defaultValue="Week"
      />
      <SegmentedControl label="One is off" options={[...orders, { value: 'name', label: 'By name', disabled: true }]} defaultValue="seat" />
      <SegmentedControl label="Off" options={orders} defaultValue="seat" disabled />
    </Stack>
  ),
}

export const Chooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Order' })).toBeVisible()
    const [stop, seat] = [canvas.getByRole('radio', { name: 'By stop' }), canvas.getByRole('radio', { name: 'By seat' })]
    await userEvent.tab()
    await expect(stop).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(seat).toBeChecked()
    await expect(seat).toHaveFocus()
    await userEvent.click(canvas.getByText('By stop'))
    await expect(stop).toBeChecked()
    await expect(args.onValueChange?.mock.calls).toEqual([['seat'], ['stop']])
  },
}

export const TouchTarget: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('radio')) await expect(segment.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const LongText: Story = {
  args: { options: [...orders, { value: 'long', label: 'By the place where passengers get off' }] },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(240)
    await expect(canvas.getByText('By the place where passengers get off')).toBeVisible()
  },
}
