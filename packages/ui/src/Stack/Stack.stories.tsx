import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../Divider/Divider.tsx'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = { title: 'UI/Layout/Stack', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  args: {
    gap: { phone: 'small', laptop: 'xlarge' },
    children: [<Text key="1">Twelve apart on a phone,</Text>, <Divider key="2" />, <Text key="3">twenty-four on a laptop.</Text>],
  },
}

export const AsList: Story = {
  args: {
    as: 'ul',
    gap: 'xsmall',
    children: [
      <Text key="1" as="li">
        Vehicles
      </Text>,
      <Text key="2" as="li">
        Drivers
      </Text>,
    ],
  },
}
