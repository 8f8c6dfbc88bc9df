import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/city-selection',
  as: 'cities',
  queries: {
    'cities.all': 'The cities could not be loaded',
    'partners.get': 'The cities could not be loaded',
    'drafts.get': 'What you saved before could not be loaded.',
  },
  empty: null,
  forbidden: { as: 'vehicles', text: 'This is for the owner' },
}

const meta = {
  title: 'Portal/Onboarding/City selection',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'cities' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const selectCities: Play = async ({ canvas, userEvent }) => {
  const cities = await canvas.findByRole('combobox', { name: 'Cities' })
  await userEvent.click(cities)
  await userEvent.click(await screen.findByRole('option', { name: 'Lagos, Lagos' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Ibadan, Oyo' }))
  await userEvent.keyboard('{Escape}')
}
const proceed: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
}

/** City selection: 'What cities do you operate in?' with a multi-select and buttons Proceed and Continue later (spec section 2). */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What cities do you operate in?' })).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: 'Cities' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue later' })).toBeVisible()
  },
}

export const NoCity: Story = {
  play: async (context) => {
    await context.canvas.findByRole('combobox', { name: 'Cities' })
    await proceed(context)
    await expect(await context.canvas.findByText('Please select at least one city of operation')).toBeVisible()
  },
}

/** The dashboard follows. */
export const Saved: Story = {
  play: async (context) => {
    await selectCities(context)
    await proceed(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

export const Saving: Story = {
  args: { setup: neverRespond('cities.add') },
  play: async (context) => {
    await selectCities(context)
    await proceed(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** After a failed call the selection stays and can be saved again. */
export const SavesOnTheSecondTry: Story = {
  args: { setup: failWith('cities.add', 503, { times: 1, message: 'We are back at 15:00' }) },
  tags: ['one-theme'],
  play: async (context) => {
    await selectCities(context)
    await proceed(context)
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await expect((await toasts.findAllByText('We are back at 15:00'))[0]).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Proceed' })).toBeEnabled())
    await proceed(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

export const NoConnection: Story = {
  args: { setup: loseConnection('cities.all') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The cities could not be loaded')).toBeVisible()
    await expect(canvas.getByText('Oops! An error occurred, please try again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue later' })).toBeVisible()
  },
}

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Forbidden = forbiddenStory(states)

export const Offline = offlineStory(states)
