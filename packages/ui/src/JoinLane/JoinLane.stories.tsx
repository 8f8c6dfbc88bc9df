import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { JoinLane } from './JoinLane.tsx'

const meta = {
  title: 'UI/Art/JoinLane',
  component: JoinLane,
  decorators: [
    (Story) => (
      <Inline gap="medium" wrap={false}>
        <Avatar size="large" name="Tunde Adé" tone="neutral" decorative />
        <Story />
        <Avatar size="large" shape="company" name="Okafor Mobility Limited" decorative />
      </Inline>
    ),
  ],
} satisfies Meta<typeof JoinLane>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
