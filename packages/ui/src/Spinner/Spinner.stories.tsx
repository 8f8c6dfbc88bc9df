import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'UI/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Inline gap="xlarge">
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Inline>
  ),
}

export const AnnouncesLabel: Story = {
  args: { label: 'Checking the code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the code')
  },
}

export const DecorativeWithoutLabel: Story = {
  args: {},
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1)
  },
}

export const ReducedMotion: Story = {
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
