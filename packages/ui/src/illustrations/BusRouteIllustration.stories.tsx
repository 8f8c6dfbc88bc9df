import type { Meta, StoryObj } from '@storybook/react-vite'
import { BusRouteIllustration } from './BusRouteIllustration.tsx'

const meta = { title: 'UI/Illustrations/BusRouteIllustration', component: BusRouteIllustration } satisfies Meta<typeof BusRouteIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
