import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Not found',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/no/such/page' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}

/** Who came by a mistyped address has no page of ours to go back to, and still gets somewhere. */
export const GoesBackToTheStart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vehicle Partner Portal' })).toBeVisible()
  },
}
