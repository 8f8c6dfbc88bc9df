import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { openFirst } from '../storyHarness/tripStoryActions.ts'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

// The page of a trip on the road and after it; `TripScreen.stories.tsx` has the page before departure and every action.
const at = '/trips/details/trp_01JN9QW4RG0000000004330798'
const states: ScreenStates = {
  at,
  as: 'trips',
  queries: { 'trips.get': 'The trip could not be loaded', 'trips.timeline': 'The history could not be loaded' },
  // A trip always has its stops.
  empty: null,
  forbidden: { as: 'vehicles', text: 'You do not have access to view Trip page' },
}

const meta = {
  title: 'Portal/Trips/Trip details',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'trips' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** An address of before departure keeps working. */
export const Details: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByRole('list', { name: 'Stops' })).toBeVisible(),
}

/** The stops follow the map, before who drives and what it brings. */
export const OnAPhone: Story = {
  args: { at: '/trips?group=active' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    const place = async (name: string) => (await canvas.findByRole('heading', { name })).getBoundingClientRect().top
    const map = (await canvas.findByRole('region', { name: /^Map: / })).getBoundingClientRect().bottom
    const [stops, crew] = [await place('Stops'), await place('Vehicle and driver')]
    await expect([map < stops, stops < crew]).toEqual([true, true])
  },
}

/** A trip that never left has no times of its own, and brings nothing but what its cancellation pays. */
export const CancelledBeforeDeparture: Story = {
  args: { at: '/trips?status=cancelled', as: 'owner' },
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    const stops = await canvas.findByRole('region', { name: 'Stops' })
    await expect(stops).toHaveTextContent(/ km/)
    await expect(stops).not.toHaveTextContent('passed')
    for (const stop of within(stops).getAllByRole('listitem')) await expect(stop).toHaveTextContent(/^Not reached: .*planned \d\d:\d\d/)
    await expect(canvas.getByText('The operator cancelled this trip.')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Progress' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Earning' })).toBeNull()
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
