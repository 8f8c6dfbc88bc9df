import { expect } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = {
  title: 'UI/Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { children: 'You are offline. What you see was loaded before.' },
} satisfies Meta<typeof OfflineBanner>
export default meta

export const Overview: StoryObj<typeof meta> = {}

/** Amber while the connection is coming back. */
export const Reconnecting: StoryObj<typeof meta> = {
  args: { kind: 'reconnecting', children: 'Reconnecting… What you see is as of 14:32.' },
}

/** Nothing below it moves. */
export const Overlay: StoryObj<typeof meta> = {
  args: { overlay: true },
  tags: ['one-theme'],
  render: (args) => (
    <>
      <OfflineBanner {...args} />
      <h1>The page</h1>
    </>
  ),
  play: async ({ canvas }) => {
    const top = (element: Element) => element.getBoundingClientRect().top
    await expect(top(canvas.getByRole('heading'))).toBeLessThan(top(canvas.getByText(/You are offline/)) + 40)
  },
}
