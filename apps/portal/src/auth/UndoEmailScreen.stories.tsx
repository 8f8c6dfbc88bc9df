import type { Meta, StoryObj } from '@storybook/react-vite'
import { loseConnection, neverRespond, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const token = 'email_undo-1'
/** Someone has changed the owner's address. */
const addressChanged: DemoSetup = (demoData) => {
  const { owner } = demoData.people
  const { id: user_id, email, phone } = owner
  demoData.oneTime.push({ kind: 'email_undo', token, user_id, email, phone, expires_at: '2026-11-24T13:32:00.000Z' })
  owner.email = 'thief@demo.test'
}

const states: ScreenStates = { at: `/undo-email/${token}`, setup: [addressChanged], queries: {}, empty: null, forbidden: null }

const meta: Meta<PortalStoryProps> = {
  title: 'Portal/Undo e-mail change',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: addressChanged },
}
export default meta
type Story = StoryObj<PortalStoryProps>
type Play = NonNullable<Story['play']>

const undo: Play = async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Put the address back' }))

const undoThenSee =
  (title: string, text: RegExp): Play =>
  async (context) => {
    await undo(context)
    const heading = await context.canvas.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(context.canvas.getByText(text)).toBeVisible()
  }

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Put back your e-mail address' })).toBeVisible()
    // The page tells no one who only opens it whose link it is.
    await expect(canvas.queryByText(/demo\.test/)).toBeNull()
  },
}

export const Undoing: Story = {
  args: { setup: [addressChanged, neverRespond('users.undoEmail')] },
  play: async (context) => {
    await undo(context)
    await expect(await context.canvas.findByRole('button', { name: 'Putting the address back...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Undone: Story = {
  play: async (context) => {
    await undoThenSee('Your e-mail address is back', /All devices have been logged out/)(context)
    await expect(context.canvas.getByRole('link', { name: 'ask for a new link' })).toHaveAttribute('href', '/forgot-password')
  },
}

/** All sessions end, also that of this browser. */
export const UndoneWhileSignedIn: Story = {
  tags: ['one-theme'],
  args: { as: 'owner' },
  play: async (context) => {
    await undoThenSee('Your e-mail address is back', /All devices have been logged out/)(context)
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'ask for a new link' }))
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Forgot your password' })).toBeVisible()
  },
}

export const LinkExpired: Story = {
  args: { setup: [] },
  play: async (context) => {
    await undoThenSee('This link no longer works', /works once, for 72 hours/)(context)
    await expect(context.canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(context.canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/forgot-password')
  },
}

export const NoConnection: Story = {
  args: { setup: [addressChanged, loseConnection('users.undoEmail')] },
  play: async (context) => {
    await undo(context)
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toHaveTextContent('Oops! An error occurred, please try again.'))
    await expect(context.canvas.getByRole('button', { name: 'Put the address back' })).toBeEnabled()
  },
}
