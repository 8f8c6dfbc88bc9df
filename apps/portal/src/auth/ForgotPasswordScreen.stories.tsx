import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Forgot password',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/forgot-password' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const ask =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), `${email}{Enter}`)
  }

const refused =
  (message: string): Play =>
  async (context) => {
    await ask('owner@demo.test')(context)
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
    await ask('owner@demo')(context)
    await expect(await context.canvas.findByText('Invalid email')).toBeVisible()
  },
}

export const Waiting: Story = {
  args: { setup: neverRespond('auth.forgotPassword') },
  play: async (context) => {
    await ask('owner@demo.test')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Sending link...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TooOften: Story = {
  args: { setup: failWith('auth.forgotPassword', 429, { message: 'Too many tries. Wait a little.' }) },
  play: refused('Too many tries. Wait a little.'),
}

export const Offline: Story = {
  args: { setup: loseConnection('auth.forgotPassword') },
  play: refused('Oops! An error occurred, please try again.'),
}

const arrives: Play = async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { level: 1, name: 'Check your email' })
  await waitFor(() => expect(title).toHaveFocus())
  await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/login')
}

export const Sent: Story = {
  play: async (context) => {
    await ask('owner@demo.test')(context)
    await arrives(context)
    await expect(context.canvas.queryByRole('link', { name: /See the link/ })).toBeNull()
  },
}

/** Nobody learns from the answer who has an account. */
export const SentToNobody: Story = {
  args: { sandbox: true },
  play: async (context) => {
    await ask('nobody@demo.test')(context)
    await arrives(context)
    await expect(context.canvas.getByRole('link', { name: /See the link/ })).toHaveAttribute(
      'href',
      '/sandbox/outbox?to=nobody%40demo.test',
    )
  },
}

export const ChangesTheAddress: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await ask('owner@demo.tset')(context)
    await arrives(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change it' }))
    await expect(await context.canvas.findByLabelText('Email address')).toHaveValue('owner@demo.tset')
  },
}
