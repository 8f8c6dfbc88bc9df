import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyRoadIllustration } from './EmptyRoadIllustration.tsx'

const meta = { title: 'UI/Illustrations/EmptyRoadIllustration', component: EmptyRoadIllustration } satisfies Meta<
  typeof EmptyRoadIllustration
>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

export const Missing: Story = { args: { missing: true } }
