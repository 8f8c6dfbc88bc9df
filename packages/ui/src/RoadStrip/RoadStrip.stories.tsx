import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { RoadStrip } from './RoadStrip.tsx'

const meta = { title: 'UI/Art/RoadStrip', component: RoadStrip } satisfies Meta<typeof RoadStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <RoadStrip />
      <RoadStrip traffic="fleet" />
    </Stack>
  ),
}
