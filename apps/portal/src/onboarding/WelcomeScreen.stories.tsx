import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Onboarding/Welcome',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/welcome', as: 'new' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const record = fn()
const analytics = { identify: () => undefined, record }

const choose =
  (type: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: type }))
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
  }
const toast = async (words: string) => {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await expect((await toasts.findAllByText(words))[0]).toBeVisible()
}

/** Partner sign-up: two cards, 'Registered Business' and 'An Individual', then Proceed (spec section 2). */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /How do you own your vehicles/ })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Proceed' })).toBeDisabled()
  },
}

/** Individual: Proceed creates the partner immediately, refreshes the context, then goes to get-started (spec section 4). */
export const AsAnIndividual: Story = {
  args: { analytics },
  play: async (context) => {
    record.mockClear()
    await choose('An Individual')(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Identity verification' })).toBeVisible()
    await toast('Partner account created')
    await expect(record).toHaveBeenCalledWith('Partner Selected Partner Type', { partner_type: 'Individual' })
    await expect(context.canvas.queryByText(/part 1 of 2/)).toBeNull()
  },
}

/** Business: goes to get-started with type=company; nothing is created yet. */
export const AsABusiness: Story = {
  args: { analytics },
  play: async (context) => {
    record.mockClear()
    await choose('Registered Business')(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Company information' })).toBeVisible()
    await expect(record).toHaveBeenCalledWith('Partner Selected Partner Type', { partner_type: 'Business' })
  },
}

export const Waiting: Story = {
  args: { setup: neverRespond('partners.create') },
  play: async (context) => {
    await choose('An Individual')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Refused: Story = {
  args: { setup: failWith('partners.create', 503, { message: 'We are back at 15:00' }) },
  play: async (context) => {
    await choose('An Individual')(context)
    await toast('We are back at 15:00')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Proceed' })).toBeEnabled())
    await expect(context.canvas.getByRole('radio', { name: 'An Individual' })).toBeChecked()
  },
}

export const Offline: Story = {
  args: { setup: loseConnection('partners.create'), online: false },
  play: async (context) => {
    await choose('An Individual')(context)
    await toast('Oops! An error occurred, please try again.')
  },
}

/** Members do not set up: routing is the owner's alone. */
export const OfAMember: Story = {
  args: { as: 'trips' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This is for the owner' })).toBeVisible()
  },
}

/** Onboarded and visiting an onboarding route: go to the dashboard. */
export const OfAnOnboardedOwner: Story = {
  args: { as: 'owner' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}
