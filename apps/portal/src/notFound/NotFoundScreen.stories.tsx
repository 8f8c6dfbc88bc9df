import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/no/such/page', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Not found',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}

/** Without a previous page of the portal, Go back opens the landing page. */
export const GoesBackToLanding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Vehicle Partner Portal' })).toBeVisible()
  },
}
