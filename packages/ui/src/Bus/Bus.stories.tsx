import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Bus } from './Bus.tsx'

const meta = { title: 'UI/Brand/Bus', component: Bus } satisfies Meta<typeof Bus>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="xlarge">
      <Bus />
      <Bus tone="plain" />
    </Inline>
  ),
}
