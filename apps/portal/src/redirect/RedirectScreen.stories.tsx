import type { Meta, StoryObj } from '@storybook/react-vite'
import { neverRespond, loseConnection, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from '../storyHarness/PortalStory.tsx'
import { type ScreenStates } from '../storyHarness/screenStates.tsx'

const token = 'handoff-1'
/** The owner has a one-time token for another device. */
const tokenIssued: DemoSetup = (demoData) => {
  const { id } = demoData.people['owner'] ?? {}
  if (id !== undefined) demoData.oneTime.push({ kind: 'handoff', token, user_id: id, expires_at: '2026-11-21T13:37:00.000Z' })
}

const states: ScreenStates = {
  at: `/redirect?token=${token}&path=%2Fsettings`,
  setup: [tokenIssued],
  queries: {},
  empty: null,
  forbidden: null,
}

const meta: Meta<PortalStoryProps> = {
  title: 'Portal/Redirect',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: tokenIssued },
}
export default meta
type Story = StoryObj<PortalStoryProps>

export const MissingToken: Story = {
  args: { at: '/redirect' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Missing token' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const Exchanging: Story = {
  args: { setup: [tokenIssued, neverRespond('auth.exchange')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening Vehicle Partner')).toBeInTheDocument()
  },
}

export const OpensThePage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

/** A path to another site is ignored. */
export const ExternalPath: Story = {
  args: { at: `/redirect?token=${token}&path=${encodeURIComponent('//evil.test/settings')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

const expectLogin =
  (message: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toHaveTextContent(message))
  }

export const TokenUsed: Story = { args: { setup: [] }, play: expectLogin(/link/i) }

export const NoConnection: Story = {
  args: { setup: [tokenIssued, loseConnection('auth.exchange')] },
  play: expectLogin(/Oops! An error occurred, please try again\./),
}
