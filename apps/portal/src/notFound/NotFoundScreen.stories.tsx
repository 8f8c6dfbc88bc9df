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
    await expect(canvas.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(canvas.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
  },
}

/** Without a previous page of the portal, Go back opens the first page, which is the dashboard for who is signed in. */
export const SignedIn: Story = {
  args: { as: 'owner' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}
