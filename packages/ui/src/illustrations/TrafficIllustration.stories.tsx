import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { TrafficIllustration } from './TrafficIllustration.tsx'

const meta = { title: 'UI/Illustrations/TrafficIllustration', component: TrafficIllustration } satisfies Meta<typeof TrafficIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <TrafficIllustration />
      <TrafficIllustration traffic="fleet" />
    </Stack>
  ),
}
