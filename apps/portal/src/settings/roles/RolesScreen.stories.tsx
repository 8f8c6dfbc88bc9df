import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, respondWith } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/settings/roles',
  as: 'owner',
  queries: { 'roles.list': 'The roles could not be loaded', 'members.list': 'The number of members could not be loaded.' },
  empty: { setup: [respondWith('roles.list', { data: [] })], text: 'There are no roles' },
  // Every member may open it (spec section 6).
  forbidden: null,
}

const meta = {
  title: 'Portal/Settings/Roles',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Roles: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^Trip manager/ }))
    await expect(row.getByText('Trips, routes, passenger lists')).toBeVisible()
    await expect(await row.findByRole('link', { name: '3 members' })).toHaveAttribute(
      'href',
      '/settings/members?role=partner_trip_manager&status=active',
    )
    await expect(canvas.queryByRole('button', { name: 'View as Owner' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Dashboard without money, names/)).toBeVisible())
    await expect(await canvas.findByRole('button', { name: 'View as Staff' })).toBeVisible()
  },
}

/** The company is a page of businesses. */
export const OfAnIndividual: Story = {
  args: { as: 'individual' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Settings' })).getAllByRole('link')
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Profile Information',
      'Settlement Account',
      'Members',
      'Roles',
      'Audit Log',
    ])
  },
}

/** A member who may not see who works there sees no numbers, and cannot view as another role. */
export const AsTripManager: Story = {
  args: { as: 'trips' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /^Trip manager/ }))
    await expect(row.getByText('You have it')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Members' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^View as/ })).toBeNull()
  },
}

const strip = () => screen.findByRole('region', { name: 'View as a role' })

export const ViewsAsTripManager: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View as Trip manager' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(within(await strip()).getByText('Viewing as Trip manager.')).toBeVisible()
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(menu.queryByRole('link', { name: 'Earnings' })).toBeNull()
    await expect(await canvas.findByText('Completed trips')).toBeVisible()
    await expect(canvas.queryByText(/₦/)).toBeNull()
    // It stays on the way, and hides what the role does not have.
    await userEvent.click(menu.getByRole('link', { name: 'Settings' }))
    await canvas.findByRole('link', { name: 'Profile Information' })
    await expect(canvas.queryByRole('link', { name: 'Members' })).toBeNull()
    await userEvent.click(within(await strip()).getByRole('button', { name: 'Back to your own view' }))
    await expect(await canvas.findByRole('button', { name: 'View as Trip manager' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'View as a role' })).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus()
  },
}

/** A role without the dashboard begins on a page that it opens: nothing is denied. */
export const ViewsAsStaff: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View as Staff' }))
    await expect(within(await strip()).getByText('Viewing as Staff.')).toBeVisible()
    await expect(canvas.queryByText(/You do not have access/)).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Members' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Audit Log' })).toBeNull()
    // Nothing can be changed, so nothing offers to: opening a notification does not mark it as read.
    const [bell] = await canvas.findAllByRole('button', { name: /^Notifications/ })
    await userEvent.click(bell ?? document.body)
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await expect(await panel.findByRole('link', { name: 'Notification settings' })).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
}

export const MembersNotCounted: Story = {
  args: { setup: failWith('members.list', 503, { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The number of members could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', { name: '3 members' })).toBeVisible()
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Offline = offlineStory(states)
