import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { SeatMark } from './SeatMark.tsx'

const meta = { title: 'UI/Data/SeatMark', component: SeatMark, args: { children: 'B2' } } satisfies Meta<typeof SeatMark>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="small">
      <SeatMark state="taken">A3</SeatMark>
      <SeatMark>B2</SeatMark>
      <SeatMark state="absent">D2</SeatMark>
    </Inline>
  ),
}

export const Square: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('B2').getBoundingClientRect()
    await expect(width).toBe(height)
  },
}

/** A long name widens it and is not cut. */
export const LongName: Story = {
  args: { children: 'Upper 12B' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const mark = canvas.getByText('Upper 12B')
    await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth)
  },
}
