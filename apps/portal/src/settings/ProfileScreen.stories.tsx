import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Settings/Profile',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const tabs = async (canvasElement: HTMLElement) => {
  const nav = await within(canvasElement).findByRole('navigation', { name: 'Settings' })
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

export const OfTheOwner: Story = {
  play: async ({ canvasElement }) => {
    await expect(await tabs(canvasElement)).toEqual(['Profile Information', 'Company Information', 'Settlement Account', 'Members'])
    await within(canvasElement).findByText('+234 803 000 0001')
  },
}

/** An individual has no company to tell about. */
export const OfAnIndividual: Story = {
  args: { as: 'individual' },
  play: async ({ canvasElement }) => {
    await expect(await tabs(canvasElement)).toEqual(['Profile Information', 'Settlement Account', 'Members'])
  },
}

export const OfATripManager: Story = {
  args: { as: 'trips' },
  play: async ({ canvasElement }) => {
    await expect(await tabs(canvasElement)).toEqual(['Profile Information', 'Company Information'])
    await within(canvasElement).findByText('Trip manager')
  },
}

export const OfStaff: Story = {
  args: { as: 'staff' },
  play: async ({ canvasElement }) => {
    await expect(await tabs(canvasElement)).toEqual(['Profile Information', 'Company Information', 'Members'])
  },
}

/** Somebody without the role for a page is told so and led here (spec section 6). */
export const TurnedAway: Story = {
  args: { as: 'trips', at: '/earnings' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }))
    await expect((await toasts.findAllByText('You do not have access to view Earnings page'))[0]).toBeVisible()
  },
}

export const LongText: Story = { args: { as: 'company-kyc' } }
