import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Landing',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(`${title.textContent} - ${title.nextElementSibling?.textContent}`).toBe(
      'Vehicle Partner Portal - a new experience to managing your Vehicles and Drivers and earning with them',
    )
    await expect(canvas.getByRole('link', { name: 'Become a vehicle partner' })).toHaveAttribute('href', '/register')
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'Go to FAQ' })).toHaveAttribute('href', '/faq')
  },
}

export const OpensLogin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Login' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
  },
}

/** Signed-in users are redirected to the dashboard. */
export const SignedIn: Story = {
  args: { as: 'owner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}
