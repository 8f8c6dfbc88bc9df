import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyLane } from './EmptyLane.tsx'

const meta = { title: 'UI/Art/EmptyLane', component: EmptyLane } satisfies Meta<typeof EmptyLane>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const Missing: Story = { args: { missing: true } }
