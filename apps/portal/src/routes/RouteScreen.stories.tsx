import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectCloseQuestion } from '../storyHarness/expectCloseQuestion.ts'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const at = '/routes/details/rte_01JN9QW4RG0000000000000001'
const openAt = '/routes/details/rte_01JN9QW4RG0000000000000010'
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: { 'routes.get': 'The route could not be loaded', 'trips.list': 'The trips could not be loaded' },
  // A route always has its stops.
  empty: null,
  forbidden: { as: 'vehicles', text: 'You do not have access to view Route page' },
}

const meta = {
  title: 'Portal/Routes/Route',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> }

const readStops = async (canvas: Canvas, to: string) =>
  within(await canvas.findByRole('list', { name: `Stops to ${to}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const Route: Story = {
  play: async ({ canvas }) => {
    await expect((await readStops(canvas, 'CMS')).at(-1)).toBe('CMS, 1 h 25 min')
    await expect(canvas.getByRole('table', { name: 'Departures to CMS' })).toBeVisible()
    await expect(await canvas.findByText('Rate for each trip')).toBeVisible()
    // How often each vehicle runs here, and where that is.
    await expect((await canvas.findAllByText(/^\d+ trips?$/)).length).toBeGreaterThan(0)
    // It is drawn when it comes into view.
    ;(await canvas.findByRole('heading', { name: 'Map' })).scrollIntoView()
    const map = within(await canvas.findByRole('region', { name: 'Map: Route to CMS' }))
    await expect((await map.findAllByRole('button', { name: /^CMS, 1 h 25 min/ })).length).toBe(1)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await readStops(canvas, 'CMS'))[0]).toBe('Ajah, 0 min'),
}

export const TheWayBack: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'To Ajah' }))
    await expect(await readStops(canvas, 'Ajah')).toEqual(expect.arrayContaining(['CMS, 0 min', 'Ajah, 1 h 25 min']))
  },
}

/** Without the earnings role there is no rate. */
export const AsTripManager: Story = {
  args: { as: 'trips' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await readStops(canvas, 'CMS')
    await expect(canvas.queryByText('Rate for each trip')).toBeNull()
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: /^[A-Z]{3}-/ })).toBeNull()
  },
}

const chooseVehicle = async (canvas: Canvas, userEvent: User) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Express interest in/ }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: /^Express interest in/ }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Vehicle' }))
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body)
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  return dialog
}

export const OpenDeparture: Story = {
  args: { at: openAt },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Express interest in/ }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: /^Express interest in/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByText('Please select a vehicle')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toHaveFocus()
    const note = dialog.getByLabelText(/^Note for the operator/)
    await userEvent.type(note, 'It has a lift.')
    await expectCloseQuestion(userEvent, note)
  },
}

/** The message of the server stands at the field, and the dialog stays. */
export const NotSuitable: Story = {
  args: {
    at: openAt,
    setup: failWith('routes.interest', 'ValidationError', {
      message: 'This departure needs 14 seats',
      errors: { vehicle_id: 'This departure needs 14 seats' },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseVehicle(canvas, userEvent)
    await expect(await dialog.findByText('This departure needs 14 seats')).toBeVisible()
  },
}

/** A note that the server does not take is marked, and the vehicle is not. */
export const NoteTooLong: Story = {
  args: {
    at: openAt,
    setup: failWith('routes.interest', 'ValidationError', { errors: { note: 'Please keep it under 501 characters' } }),
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseVehicle(canvas, userEvent)
    await expect(dialog.getByLabelText(/^Note for the operator/)).toHaveAccessibleDescription(/Please keep it under 501 characters/)
    await expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toBeValid()
  },
}

export const Requested: Story = {
  args: {
    at: openAt,
    setup: ({ fleet }) => {
      for (const vehicle of fleet.vehicles) Object.assign(vehicle, { type: 'coaster', seats: 30, status: 'active' })
    },
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await chooseVehicle(canvas, userEvent)
    await expectToast(/^Your interest in .* is sent/)
    await waitFor(() => expect(canvas.getByText('Requested')).toBeVisible())
  },
}

export const NotFound: Story = {
  args: { at: '/routes/details/rte_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This route is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
