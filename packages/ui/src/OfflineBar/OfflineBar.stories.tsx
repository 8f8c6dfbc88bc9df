import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBar } from './OfflineBar.tsx'

const meta = {
  title: 'UI/Feedback/OfflineBar',
  component: OfflineBar,
  args: { children: 'You are offline. What you see was loaded before.' },
} satisfies Meta<typeof OfflineBar>
export default meta

export const Overview: StoryObj<typeof meta> = {}
