import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { ConnectionIllustration } from './ConnectionIllustration.tsx'

const meta = {
  title: 'UI/Illustrations/ConnectionIllustration',
  component: ConnectionIllustration,
  decorators: [
    (Story) => (
      <Inline gap="medium" wrap={false}>
        <Avatar size="large" name="Tunde Adé" tone="neutral" decorative />
        <Story />
        <Avatar size="large" shape="company" name="Okafor Mobility Limited" decorative />
      </Inline>
    ),
  ],
} satisfies Meta<typeof ConnectionIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
