import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { icons } from '../private/stories/menu.tsx'
import { StatCard } from '../StatCard/StatCard.tsx'
import { StatBoard } from './StatBoard.tsx'

const cells = (
  <>
    <StatCard wide label="Unsettled earnings" icon={icons.earnings} value="₦0.00" href="#e" hint="Starts with your first trip" />
    <StatCard label="Vehicles" icon={icons.vehicles} value="0" href="#v" hint="Add your first vehicle" />
    <StatCard label="Drivers" icon={icons.drivers} value="0" href="#d" hint="Add your first driver" />
    <StatCard label="Upcoming trips" icon={icons.upcoming} value="0" href="#u" hint="None yet" />
    <StatCard label="Active trips" value="0" href="#a" hint="None now" />
    <StatCard label="Completed trips" value="0" href="#c" hint="None yet" />
    <StatCard label="Rating" href="#r" hint="No ratings yet" />
  </>
)

const meta = { title: 'UI/Data/StatBoard', component: StatBoard, args: { 'aria-label': 'Overview', children: cells } } satisfies Meta<
  typeof StatBoard
>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const GroupsItsFigures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Overview' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
  },
}
