import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, loseConnection, neverRespond, respondWith } from '@vehicle-partner/api/mock'
import { expect, fn, waitFor } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/welcome',
  as: 'new',
  queries: { 'drafts.get': 'What you saved before could not be loaded.' },
  empty: null,
  forbidden: { as: 'trips', text: 'This is for the owner' },
}

const meta = {
  title: 'Portal/Onboarding/Welcome',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'new' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const record = fn()
const analytics = { identify: () => undefined, record }

const selectType =
  (type: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: type }))
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
  }

/** Partner sign-up: two cards, 'Registered Business' and 'An Individual', then Proceed (spec section 2). */
export const NothingSelected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /How do you own your vehicles/ })).toBeVisible()
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Proceed' })).toBeDisabled()
  },
}

/** The theme can be chosen before there are settings. */
export const ThemeSwitch: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Theme: system' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Theme: light' }))
    await expect(await canvas.findByRole('button', { name: 'Theme: dark' })).toHaveFocus()
  },
}

/** Individual: Proceed creates the partner immediately, refreshes the context, then goes to get-started (spec section 4). */
export const Individual: Story = {
  args: { analytics },
  play: async (context) => {
    record.mockClear()
    await selectType('An Individual')(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Identity verification' })).toBeVisible()
    await expectToast('Partner account created')
    await expect(record).toHaveBeenCalledWith('Partner Selected Partner Type', { partner_type: 'Individual' })
    await expect(context.canvas.queryByText(/part 1 of 2/)).toBeNull()
  },
}

/** Business: goes to get-started with type=company; nothing is created yet. */
export const Business: Story = {
  args: { analytics },
  play: async (context) => {
    record.mockClear()
    await selectType('Registered Business')(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Company information' })).toBeVisible()
    await expect(record).toHaveBeenCalledWith('Partner Selected Partner Type', { partner_type: 'Business' })
  },
}

/** The choice of an earlier visit, also on another device. */
export const ChosenBefore: Story = {
  args: { setup: respondWith('drafts.get', { data: { values: { mode: 'business' }, updated_at: '2026-10-20T08:00:00.000Z' } }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Registered Business' })).toBeChecked()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Proceed' })).toBeEnabled())
  },
}

export const Submitting: Story = {
  args: { setup: neverRespond('partners.create') },
  play: async (context) => {
    await selectType('An Individual')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SubmitFails: Story = {
  args: { setup: failWith('partners.create', 503, { message: 'We are back at 15:00' }) },
  play: async (context) => {
    await selectType('An Individual')(context)
    await expectToast('We are back at 15:00')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Proceed' })).toBeEnabled())
    await expect(context.canvas.getByRole('radio', { name: 'An Individual' })).toBeChecked()
  },
}

export const NoConnection: Story = {
  args: { setup: loseConnection('partners.create'), online: false },
  play: async (context) => {
    await selectType('An Individual')(context)
    await expectToast('Oops! An error occurred, please try again.')
  },
}

/** Onboarded and visiting an onboarding route: go to the dashboard. */
export const OnboardedOwner: Story = {
  args: { as: 'owner' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

/** Members do not set up an organisation. */
export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Forbidden = forbiddenStory(states)

export const Offline = offlineStory(states)
