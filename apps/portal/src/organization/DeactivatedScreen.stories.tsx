import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/deactivated', as: 'disabled', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Deactivated access',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: {
    at: states.at,
    as: 'disabled',
    pageSettings: { supportPhone: '+2342018880142', supportWhatsapp: '+2348030009999', supportEmail: 'support@demo.test' },
  },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** Every other page leads here. */
export const Deactivated: Story = {
  args: { at: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your access is deactivated' })).toBeVisible()
    await expect(canvas.getByText('Okafor Mobility Limited has deactivated your access.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+2342018880142')
  },
}

export const Offline = offlineStory(states)
