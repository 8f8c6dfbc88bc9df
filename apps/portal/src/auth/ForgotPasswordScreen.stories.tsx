import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/forgot-password', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Forgot password',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const requestLink =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), `${email}{Enter}`)
  }

const expectError =
  (message: string): Play =>
  async (context) => {
    await requestLink('owner@demo.test')(context)
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toHaveTextContent(message))
    await expect(context.canvas.getByLabelText('Email address')).toHaveValue('owner@demo.test')
  }

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recover Password' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await requestLink('owner@demo')(context)
    await expect(await context.canvas.findByText('Invalid email')).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { setup: neverRespond('auth.forgotPassword') },
  play: async (context) => {
    await requestLink('owner@demo.test')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending link...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TooManyRequests: Story = {
  args: { setup: failWith('auth.forgotPassword', 429, { message: 'Too many tries. Wait a little.' }) },
  play: expectError('Too many tries. Wait a little.'),
}

export const NoConnection: Story = {
  args: { setup: loseConnection('auth.forgotPassword') },
  play: expectError('Oops! An error occurred, please try again.'),
}

const expectSentPage: Play = async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { level: 1, name: 'Check your email' })
  await waitFor(() => expect(title).toHaveFocus())
  await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/login')
}

export const Sent: Story = {
  play: async (context) => {
    await requestLink('owner@demo.test')(context)
    await expectSentPage(context)
    await expect(context.canvas.queryByRole('link', { name: /See the link/ })).toBeNull()
  },
}

/** The response does not reveal whether an account exists. */
export const SentToUnknownAddress: Story = {
  args: { sandbox: true },
  play: async (context) => {
    await requestLink('unknown@demo.test')(context)
    await expectSentPage(context)
    await expect(context.canvas.getByRole('link', { name: /See the link/ })).toHaveAttribute(
      'href',
      '/sandbox/outbox?to=unknown%40demo.test',
    )
  },
}

export const ChangesTheEmail: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await requestLink('owner@demo.tset')(context)
    await expectSentPage(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change it' }))
    await expect(await context.canvas.findByLabelText('Email address')).toHaveValue('owner@demo.tset')
  },
}
