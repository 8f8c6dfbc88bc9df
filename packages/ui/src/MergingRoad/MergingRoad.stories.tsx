import type { Meta, StoryObj } from '@storybook/react-vite'
import { MergingRoad } from './MergingRoad.tsx'

const meta = {
  title: 'UI/Art/MergingRoad',
  component: MergingRoad,
  args: { labels: ['Vehicles', 'Drivers', 'Earnings'] },
  parameters: { layout: 'fullscreen' },
  // The page that the drawing is made for.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh', overflow: 'clip', background: 'var(--vp-color-sidebar-bg)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MergingRoad>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
