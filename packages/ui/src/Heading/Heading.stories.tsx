import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = { title: 'UI/Text/Heading', component: Heading, args: { level: 1, children: 'Welcome Partner' } } satisfies Meta<
  typeof Heading
>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        ₦1,284,500.00
      </Heading>
      <Heading level={2} size="title">
        Welcome Partner
      </Heading>
      <Heading level={3} size="heading">
        Overview
      </Heading>
      <Heading level={4} size="subheading">
        Trips per date
      </Heading>
    </Stack>
  ),
}

export const LevelAndSizeAreIndependent: Story = {
  args: { level: 3, size: 'title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Welcome Partner' })).toBeVisible()
  },
}
