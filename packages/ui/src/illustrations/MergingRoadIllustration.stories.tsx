import type { Meta, StoryObj } from '@storybook/react-vite'
import { MergingRoadIllustration } from './MergingRoadIllustration.tsx'

const meta = {
  title: 'UI/Illustrations/MergingRoadIllustration',
  component: MergingRoadIllustration,
  args: { labels: ['Vehicles', 'Drivers', 'Earnings'] },
  parameters: { layout: 'fullscreen' },
  // The dark, full-height page that the illustration is designed for.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh', overflow: 'clip', background: 'var(--vp-color-sidebar-bg)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MergingRoadIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
