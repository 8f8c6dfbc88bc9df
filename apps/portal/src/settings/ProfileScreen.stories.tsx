import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

/** The profile is a query of the shell. */
const states: ScreenStates = { at: '/settings', as: 'owner', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Settings/Profile',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const listTabs = async (canvasElement: HTMLElement) => {
  const nav = await within(canvasElement).findByRole('navigation', { name: 'Settings' })
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

export const Owner: Story = {
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual([
      'Profile Information',
      'Company Information',
      'Settlement Account',
      'Members',
      'Audit Log',
    ])
    await within(canvasElement).findByText('+234 803 000 0001')
  },
}

/** An individual has no company. */
export const Individual: Story = {
  args: { as: 'individual' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Settlement Account', 'Members', 'Audit Log'])
  },
}

export const TripManager: Story = {
  args: { as: 'trips' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Company Information'])
    await within(canvasElement).findByText('Trip manager')
  },
}

export const Staff: Story = {
  args: { as: 'staff' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Company Information', 'Members'])
  },
}

/** A user without the role for a page is redirected here with a toast (spec section 6). */
export const AccessDenied: Story = {
  args: { as: 'trips', at: '/earnings' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }))
    await expect((await toasts.findAllByText('You do not have access to view Earnings page'))[0]).toBeVisible()
  },
}

export const LongText: Story = { args: { as: 'company-kyc' } }

export const Offline = offlineStory(states)

/** The theme is chosen for this device. */
export const ChoosesTheme: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Theme' }))
    await expect(group.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'Dark' }))
    await expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}
