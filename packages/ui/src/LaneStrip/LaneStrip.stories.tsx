import type { Meta, StoryObj } from '@storybook/react-vite'
import { LaneStrip } from './LaneStrip.tsx'

const meta = { title: 'UI/Art/LaneStrip', component: LaneStrip } satisfies Meta<typeof LaneStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
