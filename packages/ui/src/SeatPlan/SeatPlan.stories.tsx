import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SeatPlan } from './SeatPlan.tsx'

const rows = [
  ['A1', 'A2'],
  ['B1', 'B2', 'B3'],
  ['C1', 'C2', 'C3'],
  ['D1', 'D2', 'D3', 'D4'],
  ['E1', 'E2', 'E3', 'E4'],
]
const booked = ['A1', 'B1', 'B2', 'B3', 'C1', 'C2', 'D1', 'D2', 'D4', 'E1', 'E2']

const meta = { title: 'UI/Data/SeatPlan', component: SeatPlan, args: { rows, booked } } satisfies Meta<typeof SeatPlan>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Stack>
      <SeatPlan {...args} />
      <SeatPlan rows={[['A1', 'A2', 'A3'], ['B1', 'B2', 'B3'], ['C1']]} booked={[]} />
    </Stack>
  ),
}

export const ReadsAsOnePicture: Story = {
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('img', { name: '11 of 16 seats booked. Free: A2, C3, D3, E3, E4' })
    await expect(within(plan).getByText('A1')).toHaveAttribute('data-booked')
    await expect(within(plan).getByText('A2')).not.toHaveAttribute('data-booked')
    await expect(canvas.getByText('Booked, 11')).toBeVisible()
    await expect(canvas.getByText('Free, 5')).toBeVisible()
  },
}

/** The front is at the end of the line, and at the start of it from right to left. */
export const FrontIsAtTheEnd: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const [front, back] = [canvas.getByText('A1').getBoundingClientRect(), canvas.getByText('E1').getBoundingClientRect()]
    await expect(front.left).toBeGreaterThan(back.right)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [front, back] = [canvas.getByText('A1').getBoundingClientRect(), canvas.getByText('E1').getBoundingClientRect()]
    await expect(front.bottom).toBeLessThan(back.top)
  },
}

export const Empty: Story = {
  args: { booked: [] },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '0 of 16 seats booked' })).toBeVisible(),
}

/** A bus of 60 seats stays within its card. */
export const Bus: Story = {
  args: {
    rows: Array.from({ length: 20 }, (_, row) => [1, 2, 3].map((place) => `${String.fromCharCode(65 + row)}${place}`)),
    booked: ['A1'],
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('img')
    await expect(plan.scrollWidth).toBeLessThanOrEqual(plan.clientWidth)
  },
}

/** A booked seat that the vehicle does not have is not counted. */
export const UnknownSeat: Story = {
  args: { booked: ['A1', 'Z9'] },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(canvas.getByText('Booked, 1')).toBeVisible(),
}
