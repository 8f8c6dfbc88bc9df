import type { Meta, StoryObj } from '@storybook/react-vite'
import { silent, unreachable, type Given } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Stage, type StageProps } from '../stage/Stage.tsx'

const token = 'handoff-1'
/** The owner has asked for a way to another device. */
const handedOff: Given = (world) => {
  const { id } = world.people['owner'] ?? {}
  if (id !== undefined) world.oneTime.push({ kind: 'handoff', token, user_id: id, expires_at: '2026-11-21T13:37:00.000Z' })
}

const meta: Meta<StageProps> = {
  title: 'Portal/Redirect',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { at: `/redirect?token=${token}&path=%2Fsettings`, given: handedOff },
}
export default meta
type Story = StoryObj<StageProps>

export const MissingToken: Story = {
  args: { at: '/redirect' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Missing token' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}

export const Waiting: Story = {
  args: { given: [handedOff, silent('auth.exchange')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening Vehicle Partner')).toBeInTheDocument()
  },
}

export const OpensThePage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

/** A path that leads away from this site is not followed. */
export const StaysHere: Story = {
  args: { at: `/redirect?token=${token}&path=${encodeURIComponent('//evil.test/settings')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

const leadsToLogin =
  (message: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toHaveTextContent(message))
  }

export const TokenUsedBefore: Story = { args: { given: [] }, play: leadsToLogin(/link/i) }

export const Offline: Story = {
  args: { given: [handedOff, unreachable('auth.exchange')] },
  play: leadsToLogin(/Oops! An error occurred, please try again\./),
}
