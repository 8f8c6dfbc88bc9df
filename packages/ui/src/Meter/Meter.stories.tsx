import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'UI/Data/Meter',
  component: Meter,
  args: { label: 'Share of net', value: 14.5, valueText: '14.5 %' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

/** Bars begin and end in line. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="medium">
      <Meter {...args} label="KJA-456XY" value={61} valueText="61.0 %" />
      <Meter {...args} label="FKJ-655TR" />
      <Meter {...args} label="AAA-934KC" value={0} valueText="0.0 %" />
      <Meter {...args} label="LND-482XA" value={30} max={40} valueText="30 of 40 seats" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'KJA-456XY' })
    await expect(meter).toHaveAttribute('aria-valuenow', '61')
    await expect(meter).toHaveAttribute('aria-valuetext', '61.0 %')
    const widths = canvas.getAllByRole('meter').map((each) => {
      const [track] = each.children
      const bar = track?.firstElementChild
      return track && bar ? Math.round((100 * bar.getBoundingClientRect().width) / track.getBoundingClientRect().width) : NaN
    })
    await expect(widths[0]).toBe(61)
    await expect(widths[2]).toBe(0)
    await expect(widths[3]).toBe(75)
  },
}

/** A value beyond its range, such as a share of a negative sum, fills the bar or leaves it empty; the text says what it is. */
export const BeyondItsRange: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <Stack gap="medium">
      <Meter {...args} label="Below" value={-5} valueText="−5.0 %" />
      <Meter {...args} label="Above" value={140} valueText="140.0 %" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Below' })).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByRole('meter', { name: 'Above' })).toHaveAttribute('aria-valuenow', '100')
  },
}

/** For the controls of the documentation. */
export const Playground: Story = {}

/** Where there is no room for both, the text keeps its line and goes below the bar. */
export const Narrow: Story = {
  tags: ['one-theme'],
  render: (args) => (
    <div style={{ inlineSize: 80 }}>
      <Meter {...args} valueText="1,200 of 1,600" />
    </div>
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter')
    const [track, value] = [...meter.children].map((each) => each.getBoundingClientRect())
    await expect(value?.top).toBeGreaterThanOrEqual(track?.bottom ?? Infinity)
  },
}
