import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { title: 'UI/Layout/VisuallyHidden', component: VisuallyHidden, args: { children: ' out of 10' } } satisfies Meta<
  typeof VisuallyHidden
>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Text>
      8.7
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('out of 10')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(words.parentElement).toHaveTextContent('8.7 out of 10')
  },
}

/** For the controls of the documentation. */
export const Playground: Story = { args: { children: 'Only screen readers get this text' } }
