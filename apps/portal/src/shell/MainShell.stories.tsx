import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, loseConnection } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Shell',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const listMenu = async (canvasElement: HTMLElement) => {
  const nav = await within(canvasElement).findByRole('navigation', { name: 'Main' })
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

const allItems = ['Dashboard', 'Vehicles', 'Drivers', 'Trips', 'Routes', 'Earnings', 'Settings']

/** The full menu: an owner has access to every area. */
export const MenuOfTheOwner: Story = { play: async ({ canvasElement }) => expect(await listMenu(canvasElement)).toEqual(allItems) }

const createMenuStory = (as: 'earnings' | 'trips' | 'vehicles' | 'drivers' | 'staff' | 'two-roles', expected: string[]): Story => ({
  args: { as },
  play: async ({ canvasElement }) => expect(await listMenu(canvasElement)).toEqual(expected),
})

export const MenuOfAnEarningsManager = createMenuStory('earnings', ['Dashboard', 'Earnings', 'Settings'])
export const MenuOfATripManager = createMenuStory('trips', ['Dashboard', 'Trips', 'Routes', 'Settings'])
export const MenuOfAVehicleManager = createMenuStory('vehicles', ['Vehicles', 'Settings'])
export const MenuOfADriverManager = createMenuStory('drivers', ['Drivers', 'Settings'])
export const MenuOfStaff = createMenuStory('staff', ['Settings'])
export const MenuOfTwoRoles = createMenuStory('two-roles', ['Dashboard', 'Trips', 'Routes', 'Earnings', 'Settings'])

/** The collapsed state is stored on the device. */
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

/** On a small screen the menu is a slide-over that closes on navigation. */
export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    // A wide window has no top bar.
    const openButton = canvas.queryByRole('button', { name: 'Open menu' })
    if (!openButton) return
    await userEvent.click(openButton)
    const sheet = within(await within(document.body).findByRole('dialog'))
    await expect(sheet.getByRole('link', { name: 'Vehicles' })).toBeVisible()
  },
}

/** The stored session does not open the page: nothing is shown before the server has validated it. */
export const Starting: Story = {
  args: { at: '/earnings', as: 'staff', setup: neverRespond('users.profile') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Opening Vehicle Partner')
  },
}

/** The server does not respond at startup and nothing can be shown: the session is kept, and the user can try again. */
export const Unreachable: Story = {
  args: { at: '/earnings', as: 'staff', setup: loseConnection('users.profile') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'We cannot reach Vehicle Partner' })
  },
}

export const ReachableAgain: Story = {
  args: { at: '/earnings', as: 'staff', setup: loseConnection('users.profile', { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
  },
}

/** The stored token has expired: login, with a redirect back. */
export const SessionEnded: Story = {
  args: { setup: failWith('users.profile', 401) },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Welcome Partner' })
  },
}

/** The server's message is shown (spec section 8). */
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

/** A log-out by mistake loses nothing that was typed. */
export const LogOutAsks: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const lastName = await canvas.findByLabelText('Last name')
    await userEvent.type(lastName, 'Obi')
    const logOut = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      return within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
    }
    await userEvent.click((await logOut()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(lastName).toHaveValue('OkaforObi')
    await userEvent.click((await logOut()).getByRole('button', { name: 'Leave' }))
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })
  },
}
