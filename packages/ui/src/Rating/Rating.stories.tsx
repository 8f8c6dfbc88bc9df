import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Rating } from './Rating.tsx'

const meta = { title: 'UI/Data/Rating', component: Rating, args: { value: 8.7, count: 1284 } } satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack align="start">
      <Rating value={8.7} count={1284} ticks />
      <Rating value={8.7} count={1284} />
      <Rating value={10} count={1} ticks />
      <Rating value={0} count={3} ticks />
      <Rating value={4.2} max={5} />
      <Rating value={null} />
    </Stack>
  ),
}

export const ReadsAsText: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('8.7 out of 10, 1,284 ratings'),
}

export const ClampsToScale: Story = {
  args: { value: 12, count: 1 },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('10.0 out of 10, 1 rating'),
}

export const NoRatings: Story = {
  tags: ['one-theme'],
  render: () => (
    <Stack align="start">
      <Rating value={null} />
      <Rating value={Number.NaN} count={3} ticks />
      <Rating value={8} count={0} ticks />
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByText('No ratings yet')).toHaveLength(3),
}

export const TicksAreDecorative: Story = {
  tags: ['one-theme'],
  args: { ticks: true },
  play: async ({ canvasElement }) => {
    const [ticks] = canvasElement.querySelectorAll('[aria-hidden="true"]')
    await expect(ticks?.children).toHaveLength(10)
    await expect(ticks).toHaveTextContent('')
  },
}
