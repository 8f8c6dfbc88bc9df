import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Shell',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const menu = async (canvasElement: HTMLElement) => {
  const nav = await within(canvasElement).findByRole('navigation', { name: 'Main' })
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

const all = ['Dashboard', 'Vehicles', 'Drivers', 'Trips', 'Routes', 'Earnings', 'Settings']

/** The whole menu: an owner passes every door. */
export const MenuOfTheOwner: Story = { play: async ({ canvasElement }) => expect(await menu(canvasElement)).toEqual(all) }

const menuOf = (as: 'earnings' | 'trips' | 'vehicles' | 'drivers' | 'staff' | 'two-roles', expected: string[]): Story => ({
  args: { as },
  play: async ({ canvasElement }) => expect(await menu(canvasElement)).toEqual(expected),
})

export const MenuOfAnEarningsManager = menuOf('earnings', ['Dashboard', 'Earnings', 'Settings'])
export const MenuOfATripManager = menuOf('trips', ['Dashboard', 'Trips', 'Routes', 'Settings'])
export const MenuOfAVehicleManager = menuOf('vehicles', ['Vehicles', 'Settings'])
export const MenuOfADriverManager = menuOf('drivers', ['Drivers', 'Settings'])
export const MenuOfStaff = menuOf('staff', ['Settings'])
export const MenuOfTwoRoles = menuOf('two-roles', ['Dashboard', 'Trips', 'Routes', 'Earnings', 'Settings'])

/** Collapsed on an earlier visit: it starts that way. */
export const Collapsed: Story = {
  args: { stored: { SIDEBAR_COLLAPSED: 'true' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const expand = await canvas.findByRole('button', { name: 'Expand menu' })
    await userEvent.click(expand)
    await canvas.findByRole('button', { name: 'Collapse menu' })
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }))
    await canvas.findByRole('button', { name: 'Expand menu' })
  },
}

/** On a small screen the menu slides over the page, and goes when a page is chosen. */
export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    // In a wide window the bar is hidden, and there is nothing to open.
    const opener = canvas.queryByRole('button', { name: 'Open menu' })
    if (!opener) return
    await userEvent.click(opener)
    const sheet = within(await within(document.body).findByRole('dialog'))
    await expect(sheet.getByRole('link', { name: 'Vehicles' })).toBeVisible()
  },
}

/** A page that this version does not have says so, and where to go instead. */
export const NotInThisVersion: Story = {
  args: { at: '/vehicles' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Vehicles' })
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  },
}

export const NotInThisVersionForADriverManager: Story = {
  args: { at: '/drivers', as: 'drivers' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Go to settings' })
  },
}

/** The server takes its time to say whether the session is good. */
export const Starting: Story = {
  args: { setup: neverRespond('users.profile') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Opening Vehicle Partner')
  },
}

/** Nobody answers at the start: the person stays logged in, and can try again. */
export const Unreachable: Story = {
  args: { setup: loseConnection('users.profile') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'We cannot reach Vehicle Partner' })
  },
}

export const ReachableAgain: Story = {
  args: { setup: loseConnection('users.profile', { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
  },
}

/** The stored token is good no more: login, with the way back kept. */
export const SessionEnded: Story = {
  args: { setup: failWith('users.profile', 401) },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Welcome Partner' })
  },
}

/** The server says why it lets nobody in (spec section 8). */
export const AccessRevoked: Story = {
  args: { as: 'revoked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }))
    await expect((await toasts.findAllByText('User access has been revoked'))[0]).toBeVisible()
  },
}

export const LogsOut: Story = {
  tags: ['one-theme'],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const [out] = await canvas.findAllByRole('button', { name: 'Log out' })
    await userEvent.click(out ?? canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })
  },
}
