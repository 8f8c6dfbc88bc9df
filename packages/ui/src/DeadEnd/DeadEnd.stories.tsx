import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeadEnd } from './DeadEnd.tsx'

const meta = { title: 'UI/Art/DeadEnd', component: DeadEnd } satisfies Meta<typeof DeadEnd>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
