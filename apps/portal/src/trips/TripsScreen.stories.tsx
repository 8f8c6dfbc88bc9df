import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, respondWith } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/trips',
  as: 'trips',
  // The warning of the specification, in the toast and in the list.
  queries: { 'trips.list': 'An error occured while fetching your trips history' },
  empty: { as: 'empty', text: 'No trips yet' },
  forbidden: { as: 'vehicles', text: 'You do not have access to view Trips page' },
}

const meta = {
  title: 'Portal/Trips/Trips',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'trips' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const findRows = async (canvas: Canvas) => {
  const table = within(await canvas.findByRole('table', { name: 'Trips' }))
  return table.findAllByRole('rowheader')
}

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(canvas.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('columnheader', { name: /^Earned/ })).toBeNull()
    const road = await canvas.findByRole('region', { name: 'On the road now' })
    await expect(within(road).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(road).getAllByRole('img', { name: / % of the way$/ }).length).toBeGreaterThan(0)
  },
}

/** A group that is not known is as if none was asked for. */
export const UnknownGroup: Story = {
  args: { at: '/trips?group=banana' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(canvas.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('region', { name: 'On the road now' })).toBeVisible()
  },
}

const counts = { upcoming: 0, active: 0, completed: 12, cancelled: 1, missed: 0, needs_action: 0 }

/** Where past trips exist, the first tab says that none are to come. */
export const NoneToCome: Story = {
  args: {
    setup: respondWith('trips.list', {
      data: [],
      metadata: { total: 0, page: 1, perPage: 20, pages: 0, as_of: demoNow, counts, days: [] },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming trips')).toBeVisible()
    await expect(canvas.queryByText('No trips yet')).toBeNull()
  },
}

/** Seats are beside the name, and a button is beside the state, where it takes no room from the name. A trip in order says no more. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible())
    const [change] = await canvas.findAllByRole('link', { name: /^Change vehicle: / })
    const card = within(change?.closest('li') ?? document.body)
    const place = (element: HTMLElement) => element.getBoundingClientRect()
    const name = place(card.getByRole('link', { name: / to / }))
    const seats = place(card.getByText(/^\d+\/\d+$/))
    await expect([seats.top < name.bottom, seats.left > name.right]).toEqual([true, true])
    const action = place(change ?? document.body)
    await expect(action.top).toBeGreaterThan(name.bottom)
    const state = place(card.getByText('Needs documents'))
    await expect(Math.abs(state.top + state.bottom - action.top - action.bottom)).toBeLessThanOrEqual(2)
    await expect(canvas.queryByText('Assigned')).toBeNull()
  },
}

/** What a trip needs is on one line beside its button, on the narrowest of common phones. */
export const NeedOnOneLine: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '360px'
    const [change] = await canvas.findAllByRole('link', { name: /^Change vehicle: / })
    const need = within(change?.closest('li') ?? document.body).getByText('Needs documents')
    const text = document.createRange()
    text.selectNodeContents(need)
    await expect(text.getClientRects()).toHaveLength(1)
  },
}

/** The time is there where pictures have no room. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const [seats] = await canvas.findAllByText(/^\d+\/\d+$/)
    await expect(within(seats?.closest('li') ?? document.body).getByText(/^\d\d:\d\d$/)).toBeVisible()
  },
}

/** The plates stay within their cards. */
export const LargeTextOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const road = within(await canvas.findByRole('region', { name: 'On the road now' }))
    const plates = road.getAllByText(/^[A-Z]{3}-\d{3}[A-Z]{2}$/)
    await expect(plates).toHaveLength(3)
    for (const plate of plates)
      await expect(plate.getBoundingClientRect().right).toBeLessThan(plate.closest('li')?.getBoundingClientRect().right ?? 0)
  },
}

/** What was last is first, and an owner sees the amounts. */
export const Completed: Story = {
  args: { as: 'owner', at: '/trips?status=completed' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(canvas.getByRole('columnheader', { name: /^Leaves/ })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Rating' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: /^Earned/ })).toBeVisible()
  },
}

export const NeedsAction: Story = {
  args: { at: '/trips?needs_action=1' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Needs action/ })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(within(screen.getByRole('main')).queryByText('Loading')).toBeNull())
  },
}

/** A vehicle, a driver and a route are found by typing; the filter in use says which. */
export const FiltersByVehicle: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    const [first] = within(canvas.getByRole('table', { name: 'Trips' })).getAllByText(/^[A-Z]{3}-\d{3}[A-Z]{2}$/)
    const plate = first?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
    for (const name of ['Route', 'Driver']) await expect(panel.getByRole('combobox', { name })).toBeVisible()
    await userEvent.type(panel.getByRole('combobox', { name: 'Vehicle' }), plate)
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(plate) }))
    await userEvent.click(panel.getByRole('button', { name: /^Show (\d+ )?trips?$/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: `Remove filter Vehicle: ${plate}` })).toBeVisible())
    await waitFor(() => {
      const plates = within(canvas.getByRole('table', { name: 'Trips' })).getAllByText(/^[A-Z]{3}-\d{3}[A-Z]{2}$/)
      return expect(new Set(plates.map(({ textContent }) => textContent))).toEqual(new Set([plate]))
    })
  },
}

/** No row of the list has the vehicle, which was removed: its plate is looked up. */
export const FilteredByARemovedVehicle: Story = {
  args: {
    at: '/trips?group=upcoming&from=2027-01-10&to=2027-01-11&vehicle_id=veh_01JN9QW4RG0000000000000002',
    setup: ({ fleet }) => {
      const removed = fleet.vehicles.find(({ registration_number }) => registration_number === 'LND-482XA')
      if (removed) removed.status = 'archived'
    },
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Remove filter Vehicle: LND-482XA' })).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
