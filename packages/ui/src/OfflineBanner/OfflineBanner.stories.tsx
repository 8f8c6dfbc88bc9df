import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  title: 'UI/Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { children: 'You are offline. What you see was loaded before.' },
} satisfies Meta<typeof OfflineBanner>
export default meta

export const Overview: StoryObj<typeof meta> = {}
