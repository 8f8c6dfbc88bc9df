import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/trips?view=day',
  as: 'trips',
  queries: { 'trips.list': 'An error occured while fetching your trips history' },
  empty: { as: 'empty', text: 'No trips on this day' },
  forbidden: { as: 'vehicles', text: 'You do not have access to view Trips page' },
}

const meta = {
  title: 'Portal/Trips/TripsDay',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'trips' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const trips = /^\d{2}:\d{2}\s*–\s*\d{2}:\d{2}/

export const Today: Story = {
  play: async ({ canvas, userEvent }) => {
    const plan = within(await canvas.findByRole('group', { name: /^Trips of .* by vehicle$/ }))
    await expect(plan.getAllByRole('link', { name: trips }).length).toBeGreaterThan(3)
    await expect(plan.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('link', { name: 'Day after' }))
    await expect(await canvas.findByRole('link', { name: 'Today' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^Today, / })).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: trips }))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
