import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, shareDemoTrip } from '@vehicle-partner/api/mock'
import { expect, waitFor } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from '../../storyHarness/PortalStory.tsx'
import { failedStory, loadingStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/shared/trips/story',
  setup: [shareDemoTrip('active', 'story')],
  queries: { 'trips.shared': 'The trip could not be loaded.' },
  empty: null,
  forbidden: null,
}

const meta: Meta<PortalStoryProps> = {
  title: 'Portal/Trips/Shared trip',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: shareDemoTrip('active', 'story') },
}
export default meta
type Story = StoryObj<PortalStoryProps>

export const OnTheRoad: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Stops' })).toBeVisible()
    await expect(canvas.getByText(/^This link ends on|^As of/)).toBeVisible()
    // Visitors see neither names nor numbers of people.
    await expect(canvas.queryByText(/\+234|Driver/)).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Stops' })).toBeVisible(),
}

export const BeforeDeparture: Story = {
  args: { setup: shareDemoTrip('upcoming', 'story') },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('Not started yet')).toBeVisible(),
}

export const Ended: Story = {
  args: { setup: [] },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'This link has ended' })).toBeVisible(),
}

export const ShownAgain: Story = {
  args: { setup: [failWith('trips.shared', 503, { times: 1 }), shareDemoTrip('active', 'story')] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Stops' })).toBeVisible()
  },
}

/** Says so before the question has failed, which can take long. */
export const Offline: Story = {
  args: { online: false, setup: neverRespond('trips.shared') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Try again|Loading/ })).toBeVisible()
  },
}

export const FailedOffline: Story = {
  args: { online: false, setup: failWith('trips.shared', 503) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled())
    await expect(canvas.getByText('You are offline.')).toBeVisible()
    await expect(canvas.queryByText('An error occurred!')).toBeNull()
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
