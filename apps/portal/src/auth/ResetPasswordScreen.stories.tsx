import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, loseConnection, neverRespond, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const token = 'password_reset-1'
/** The owner has a valid reset link. */
const linkSent: DemoSetup = (demoData) => {
  const { id } = demoData.people['owner'] ?? {}
  if (id !== undefined) demoData.oneTime.push({ kind: 'password_reset', token, user_id: id, expires_at: '2026-11-21T14:30:00.000Z' })
}

const states: ScreenStates = { at: `/password/${token}?type=user`, setup: [linkSent], queries: {}, empty: null, forbidden: null }

const meta: Meta<PortalStoryProps> = {
  title: 'Portal/Reset password',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: linkSent },
}
export default meta
type Story = StoryObj<PortalStoryProps>
type Play = NonNullable<Story['play']>

const changePassword =
  (first: string, second = first): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('New password')
    if (first !== '') await userEvent.type(field, first)
    if (second !== '') await userEvent.type(canvas.getByLabelText('Confirm new password'), second)
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
  }

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show new password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirmation' }))
    for (const name of ['Hide new password', 'Hide confirmation']) await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

export const RequiredFields: Story = {
  play: async (context) => {
    await changePassword('')(context)
    await expect(await context.canvas.findAllByText('Password must not be empty.')).toHaveLength(2)
  },
}

export const TooShort: Story = {
  play: async (context) => {
    await changePassword('abcde')(context)
    await expect(await context.canvas.findAllByText('Password must have at least 6 characters.')).toHaveLength(2)
  },
}

export const Mismatch: Story = {
  play: async (context) => {
    await changePassword('abcdef', 'abcdeg')(context)
    await expect(await context.canvas.findByText('Passwords must be identical')).toBeVisible()
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent('Password does not match'))
  },
}

export const Submitting: Story = {
  args: { setup: [linkSent, neverRespond('auth.changePassword')] },
  play: async (context) => {
    await changePassword('Demo-4321')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Changing password...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A used or old link says so on opening, once, before anything is typed. */
export const LinkExpired: Story = {
  args: { setup: [] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'This link no longer works' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
    await expect(canvas.queryByLabelText('New password')).toBeNull()
    await expect(toasts().queryByRole('listitem')).toBeNull()
  },
}

/** The link was used on another device while the page was open. */
export const LinkUsedMeanwhile: Story = {
  tags: ['one-theme'],
  args: { setup: [linkSent, failWith('auth.changePassword', 'LinkExpired')] },
  play: async (context) => {
    await changePassword('Demo-4321')(context)
    const title = await context.canvas.findByRole('heading', { level: 1, name: 'This link no longer works' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(toasts().queryByRole('listitem')).toBeNull()
  },
}

/** A server that cannot check the link: the form is there. */
export const LinkNotChecked: Story = {
  tags: ['one-theme'],
  args: { setup: [linkSent, failWith('auth.checkResetLink', 404)] },
  play: async ({ canvas }) => expect(await canvas.findByLabelText('New password')).toBeVisible(),
}

export const NoConnection: Story = {
  args: { setup: [linkSent, loseConnection('auth.changePassword')] },
  play: async (context) => {
    await changePassword('Demo-4321')(context)
    await waitFor(() => expect(toasts().getByRole('listitem')).toHaveTextContent('Oops! An error occurred, please try again.'))
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('Demo-4321')
  },
}

/** The first response got lost, and its change has used the link. */
export const ResponseLost: Story = {
  tags: ['one-theme'],
  args: { setup: [linkSent, loseConnection('auth.changePassword', { times: 1 }), failWith('auth.changePassword', 'LinkExpired')] },
  play: async (context) => {
    await changePassword('Demo-4321')(context)
    await waitFor(() => expect(toasts().getByRole('listitem')).toBeVisible())
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change password' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Your new password may be saved' })).toHaveFocus()
    await expect(context.canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const Changed: Story = {
  play: async (context) => {
    await changePassword('Demo-4321')(context)
    const title = await context.canvas.findByRole('heading', { level: 1, name: 'Password changed' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(context.canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

/** A new password ends every session, also that of this browser. */
export const ChangedWhileSignedIn: Story = {
  tags: ['one-theme'],
  args: { as: 'owner' },
  play: async (context) => {
    await changePassword('Demo-4321')(context)
    await context.userEvent.click(await context.canvas.findByRole('link', { name: 'Login' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
  },
}
