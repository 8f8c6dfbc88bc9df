import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/settings',
  as: 'owner',
  queries: {
    'users.get': 'Your profile could not be loaded',
    'notifications.preferences': 'Your notification settings could not be loaded',
    'users.sessions': 'Your devices could not be loaded',
  },
  empty: null,
  forbidden: null,
}

const meta = {
  title: 'Portal/Settings/Profile',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const listTabs = async (canvasElement: HTMLElement) => {
  const nav = await within(canvasElement).findByRole('navigation', { name: 'Settings' })
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

export const Owner: Story = {
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual([
      'Profile Information',
      'Company Information',
      'Settlement Account',
      'Members',
      'Roles',
      'Audit Log',
    ])
    await expect(await within(canvasElement).findByLabelText('First name')).toHaveValue('Adaeze')
  },
}

/** An individual has no company. */
export const Individual: Story = {
  args: { as: 'individual' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Settlement Account', 'Members', 'Roles', 'Audit Log'])
  },
}

export const TripManager: Story = {
  args: { as: 'trips' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Company Information', 'Roles'])
    await within(canvasElement).findByText('Trip manager')
  },
}

export const Staff: Story = {
  args: { as: 'staff' },
  play: async ({ canvasElement }) => {
    await expect(await listTabs(canvasElement)).toEqual(['Profile Information', 'Company Information', 'Members', 'Roles'])
  },
}

/** A user without the role for a page is redirected here with a toast (spec section 6). */
export const AccessDenied: Story = {
  args: { as: 'trips', at: '/earnings' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }))
    await expect((await toasts.findAllByText('You do not have access to view Earnings page'))[0]).toBeVisible()
  },
}

export const LongText: Story = { args: { as: 'company-kyc' } }

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Offline = offlineStory(states)

/** The theme is chosen for this device. */
export const ChoosesTheme: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: 'Theme' }))
    await expect(group.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'Dark' }))
    await expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

/** The password sends the change that waits; the code of the new number is asked for next. */
export const ChangesPhone: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Phone number' })
    await userEvent.clear(number)
    await userEvent.type(number, '8030000077')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const page = within(document.body)
    const password = await page.findByRole('dialog', { name: 'Confirm that it is you' })
    await userEvent.type(within(password).getByLabelText('Password', { selector: 'input' }), 'Demo-1234')
    await userEvent.click(within(password).getByRole('button', { name: 'Confirm' }))
    await expect(await page.findByRole('dialog', { name: 'Confirm your new number' })).toBeVisible()
  },
}

/** The session of this browser is marked. */
export const MarksThisDevice: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await canvas.findByText('This device')
  },
}
