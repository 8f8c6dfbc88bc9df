import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BusIllustration } from '../illustrations/BusIllustration.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Picture } from './Picture.tsx'

const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Crect width='4' height='3' fill='%23346'/%3E%3C/svg%3E"

const meta = {
  title: 'UI/Data/Picture',
  component: Picture,
  args: { src: photo, alt: 'Front of the bus', fallback: <BusIllustration tone="plain" /> },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: (args) => (
    <Inline gap="medium">
      <Picture {...args} />
      <Picture {...args} src={null} />
      <Picture {...args} ratio="thumbnail" />
      <Picture {...args} ratio="thumbnail" src={null} />
    </Inline>
  ),
}

export const KeepsItsRoomWhenThePhotoFails: Story = {
  args: { src: 'data:image/png;base64,none' },
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
