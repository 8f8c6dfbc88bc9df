import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Divider } from './Divider.tsx'

const meta = { title: 'UI/Layout/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <Divider />
      <Divider tone="default" />
      <Divider tone="strong" />
      <Inline>
        <Text as="span">Search</Text>
        <Divider orientation="vertical" tone="default" />
        <Text as="span">Go to FAQ</Text>
      </Inline>
    </Stack>
  ),
}

/** For the controls of the documentation. */
export const Playground: Story = {}
