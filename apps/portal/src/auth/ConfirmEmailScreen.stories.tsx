import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, loseConnection, neverRespond, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const token = 'email-1'
/** The owner has asked to change their address. */
const linkSent: DemoSetup = (demoData) => {
  const { owner } = demoData.people
  owner.pending_email = 'adaeze@demo.test'
  demoData.oneTime.push({ kind: 'email', token, user_id: owner.id, email: owner.pending_email, expires_at: '2026-11-22T13:32:00.000Z' })
}

const states: ScreenStates = { at: `/confirm-email/${token}`, setup: [linkSent], queries: {}, empty: null, forbidden: null }

const meta: Meta<PortalStoryProps> = {
  title: 'Portal/Confirm e-mail address',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: linkSent },
}
export default meta
type Story = StoryObj<PortalStoryProps>
type Play = NonNullable<Story['play']>

const confirm: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Confirm e-mail address' }))

const confirmThenSee =
  (title: string, text: RegExp, link: [name: string, href: string]): Play =>
  async (context) => {
    await confirm(context)
    const heading = await context.canvas.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(context.canvas.getByText(text)).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: link[0] })).toHaveAttribute('href', link[1])
  }

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm your e-mail address' })).toBeVisible()
    // The page tells no one who only opens it whose link it is.
    await expect(canvas.queryByText(/demo\.test/)).toBeNull()
  },
}

export const Confirming: Story = {
  args: { setup: [linkSent, neverRespond('users.confirmEmail')] },
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByRole('button', { name: 'Confirming...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Confirmed: Story = { play: confirmThenSee('E-mail address confirmed', /adaeze@demo\.test/, ['Login', '/login']) }

export const ConfirmedWhileSignedIn: Story = {
  tags: ['one-theme'],
  args: { as: 'owner' },
  play: confirmThenSee('E-mail address confirmed', /adaeze@demo\.test/, ['Go to dashboard', '/dashboard']),
}

/** The link of one user in the browser of another. */
export const ConfirmedForAnotherUser: Story = {
  tags: ['one-theme'],
  args: { as: 'trips' },
  play: confirmThenSee('E-mail address confirmed', /^Messages about the account of this link .* another one, trips@demo\.test/, [
    'Go to dashboard',
    '/dashboard',
  ]),
}

export const LinkExpired: Story = {
  args: { setup: [] },
  play: confirmThenSee('This link no longer works', /ask for a new one/, ['Login', '/login']),
}

export const AddressTaken: Story = {
  args: { setup: [linkSent, failWith('users.confirmEmail', 'ItemAlreadyExist', { message: 'This email address is already in use' })] },
  play: confirmThenSee('This address cannot be used', /Choose another one/, ['Login', '/login']),
}

export const NoConnection: Story = {
  args: { setup: [linkSent, loseConnection('users.confirmEmail')] },
  play: async (context) => {
    await confirm(context)
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toHaveTextContent('Oops! An error occurred, please try again.'))
    await expect(context.canvas.getByRole('button', { name: 'Confirm e-mail address' })).toBeEnabled()
  },
}
