import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, type within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Shell/Search',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type UserEvent = { keyboard: (keys: string) => Promise<void> }

const labels = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'))
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openSearch(canvas: Canvas, userEvent: UserEvent) {
  await canvas.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await waitFor(() => expect(field).toHaveFocus())
  return field
}

/** What the roles may begin and open, this device, and other organisations. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await openSearch(canvas, userEvent)
    await expect(labels().slice(0, 5)).toEqual(['Add vehicle', 'Add driver', 'Add settlement account', 'Invite a member', 'Dashboard'])
    await expect(labels()).toEqual(expect.arrayContaining(['Audit log', 'Light theme', 'Dark theme', 'Log out']))
  },
}

/** A vehicle by its plate without the hyphen; it is offered first the next time. */
export const FindsAVehicle: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const field = await openSearch(canvas, userEvent)
    await userEvent.type(field, 'kja456')
    await waitFor(() => expect(labels()).toEqual([expect.stringContaining('KJA-456XY')]))
    await expect(screen.getByRole('group', { name: 'Vehicles' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitForClosed()
    await canvas.findByRole('heading', { level: 1, name: 'Toyota Hiace 2014' })
    await openSearch(canvas, userEvent)
    await expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('KJA-456XY')
    await expect(labels()[0]).toBe('KJA-456XY')
  },
}

/** Diacritics do not matter. Drivers are found, but their names are not kept on the device. */
export const FindsADriver: Story = {
  args: { as: 'drivers' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const field = await openSearch(canvas, userEvent)
    await expect(labels()).toEqual(expect.not.arrayContaining(['Vehicles', 'Earnings', 'Invite a member']))
    await userEvent.type(field, 'MUSÁ bello')
    await waitFor(() => expect(labels()[0]).toMatch(/^Musa Bello, \+234/))
    await userEvent.keyboard('{Enter}')
    await waitForClosed()
    await openSearch(canvas, userEvent)
    await expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  },
}

/** A role finds nothing that it may not open. */
export const NothingFound: Story = {
  args: { as: 'staff' },
  play: async ({ canvas, userEvent }) => {
    const field = await openSearch(canvas, userEvent)
    await userEvent.type(field, 'toyota')
    await waitFor(() => expect(screen.getByText('Nothing found for "toyota"', { selector: 'p' })).toBeVisible())
  },
}

export const Loading: Story = {
  args: { setup: neverRespond('search.find') },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await openSearch(canvas, userEvent), 'toyota')
    await expect(await screen.findByText('Loading...')).toBeInTheDocument()
  },
}

/** Pages are there without the server. */
export const Failed: Story = {
  args: { setup: failWith('search.find', 503, { times: 1 }) },
  play: async ({ canvas, userEvent }) => {
    const field = await openSearch(canvas, userEvent)
    await userEvent.type(field, 'vehicles')
    await expect(await screen.findByRole('alert')).toHaveTextContent('The search did not answer. Pages and actions are still here.')
    await expect(labels()).toContain('Vehicles')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

const longNames: DemoSetup = ({ fleet }) => {
  for (const vehicle of fleet.vehicles) vehicle.nickname = 'Lagos'
  for (const vehicle of fleet.vehicles) vehicle.name = 'Hiace Commuter with a very long name of its model and an even longer description'
}

/** On a phone the search fills the window; its button is in the top bar. */
export const OnAPhone: Story = {
  args: { setup: longNames },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Search' })
    await userEvent.click(button ?? document.body)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'lagos')
    await waitFor(() => expect(labels().length).toBeGreaterThan(2))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitForClosed()
    await expect(button).toHaveFocus()
  },
}

/** Actions, without a page of their own. */
export const LogsOut: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await openSearch(canvas, userEvent), 'sign out')
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Partner' })
  },
}
