import type { Meta, StoryObj } from '@storybook/react-vite'
import { respondWith, failWith } from '@vehicle-partner/api/mock'
import { expect } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = { at: '/organization', as: 'multi', queries: {}, empty: null, forbidden: null }

const meta = {
  title: 'Portal/Organisation selection',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'multi' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** 'Who is using the product': one card per organisation, with initial, name and role (spec section 2). */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Who is using the product' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
    await expect(canvas.getByText('Owner')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Proceed' })).toBeDisabled()
  },
}

/** Users with more than one organisation and no active context are sent here (spec section 4). */
export const FromTheDashboard: Story = {
  args: { at: '/dashboard' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Who is using the product' })).toBeVisible()
  },
}

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Multi Ventures' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  },
}

/** Afterwards the page that the user came from is shown. */
export const ComesBack: Story = {
  args: { at: '/organization?redirect=/settings', organization: 'okafor' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Okafor Mobility Limited' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Multi Ventures' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Multi Ventures ?, switch organisation$/ })).toBeVisible()
    await expect(canvas.queryByText('Okafor Mobility Limited')).toBeNull()
  },
}

/** An incomplete organisation shows the toast 'This profile setup is yet to be completed' and is not selected. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Unfinished Transport' }))
    await expectToast('This profile setup is yet to be completed')
    await expect(canvas.getByRole('radio', { name: 'Unfinished Transport' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Proceed' })).toBeDisabled()
  },
}

/** A session whose user has no roles ends at its start. */
export const AccessRevoked: Story = {
  args: { setup: respondWith('users.partnerMembers', { data: [], metadata: { event_seqs: {} } }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
    await expectToast('User access has been revoked')
  },
}

/** 403 during session start: the server's message is shown (spec section 8). */
export const RejectedAtStart: Story = {
  args: { setup: failWith('users.profile', 403, { message: 'Your account is locked. Call support.' }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })).toBeVisible()
    await expectToast('Your account is locked. Call support.')
  },
}

export const Offline = offlineStory(states)
