// Longer than most files: each state of the list of vehicles is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPeople, failWith, loseConnection } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { resizeWindow } from '../storyHarness/resizeWindow.ts'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/vehicles',
  as: 'vehicles',
  queries: { 'vehicles.list': 'The vehicles could not be loaded' },
  quietQueries: ['drafts.get'],
  empty: { as: 'empty', text: 'No vehicles yet' },
  forbidden: { as: 'trips', text: 'You do not have access to view Vehicles page' },
}

const meta = {
  title: 'Portal/Vehicles/Vehicles',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'vehicles' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** The rows of the table, by their plates. */
const findPlates = async (canvas: Canvas) => {
  const table = await canvas.findByRole('table', { name: 'Vehicles' })
  await within(table).findAllByRole('rowheader')
  return within(table)
    .getAllByText(/^[A-Z]{2,3}-?\d{3}-?[A-Z]{2,3}$/)
    .map(({ textContent }) => textContent)
}

export const Vehicles: Story = {
  play: async ({ canvas }) => {
    await expect(await findPlates(canvas)).toHaveLength(11)
    await expect(canvas.getByRole('link', { name: /^Needs attention \d/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export 11 vehicles' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add vehicle' })).toHaveAttribute('href', '/vehicles/add-vehicle')
  },
}

/** A small laptop has no room for the trips: the title of a column takes at most two lines, and nothing scrolls sideways. */
export const OnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findPlates(canvas)
    await expect(canvas.queryByRole('columnheader', { name: /^Trips/ })).toBeNull()
    const scroller = canvas.getByRole('table').parentElement
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
    const title = canvas.getByRole('columnheader', { name: /^Type/ })
    const range = document.createRange()
    range.selectNode(within(title).getByText(/^Type/).firstChild ?? title)
    const lines = new Set([...range.getClientRects()].map(({ top }) => top))
    await expect(lines.size).toBeLessThanOrEqual(2)
  },
}

/** The button of the filters says how many rows they leave, before they apply. It keeps the last number until the next one is known. */
export const FilterCount: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await findPlates(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const button = await panel.findByRole('button', { name: 'Show 11 vehicles' })
    const names = new Set<string | null>()
    const announcements = new Set<string | null>()
    const observer = new MutationObserver(() => {
      names.add(button.textContent)
      announcements.add(panel.getByRole('status').textContent)
    })
    observer.observe(button.parentElement ?? button, { childList: true, characterData: true, subtree: true })
    await userEvent.click(panel.getByRole('checkbox', { name: 'SUV' }))
    await panel.findByRole('button', { name: 'Show 1 vehicle' })
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('1 vehicle'))
    observer.disconnect()
    await expect([...names]).toEqual(['Show 11 vehicles', 'Show 1 vehicle'])
    await expect([...announcements]).toEqual(['', '1 vehicle'])
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Remove filter Type: SUV' })).toBeVisible()
    await waitFor(async () => expect(await findPlates(canvas)).toHaveLength(1))
  },
}

/** The trips come back with the room for them, also after the user has hidden another column. */
export const FromALaptopToADesktop: Story = {
  globals: { viewport: { value: 'laptop' } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await findPlates(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    const columns = within(canvas.getByRole('group', { name: 'Columns' }))
    await expect(columns.getByRole('checkbox', { name: /^Trips/ })).not.toBeChecked()
    await userEvent.click(columns.getByRole('checkbox', { name: 'Driver' }))
    const restore = resizeWindow(1440)
    if (restore === undefined) return
    try {
      await expect(await canvas.findByRole('columnheader', { name: /^Trips/ })).toBeVisible()
      await expect(canvas.queryByRole('columnheader', { name: 'Driver' })).toBeNull()
    } finally {
      restore()
    }
    // A choice about this column stays.
    await waitFor(() => expect(columns.getByRole('checkbox', { name: /^Trips/ })).not.toBeChecked())
    await userEvent.click(columns.getByRole('checkbox', { name: /^Trips/ }))
    await expect(await canvas.findByRole('columnheader', { name: /^Trips/ })).toBeVisible()
  },
}

/** What was begun can be continued from the list, or discarded. */
export const WithDraft: Story = {
  args: {
    setup: ({ drafts, organizations }) =>
      drafts.set(`${demoPeople.vehicles.id} vehicle ${organizations.okafor.id}`, {
        values: { registration_number: 'KSF-482TA' },
        updated_at: '2026-11-20T09:00:00.000Z',
      }),
  },
  play: async ({ canvas, userEvent }) => {
    // It is asked for after the list.
    await expect(await canvas.findByText('KSF-482TA.', undefined, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText(/^You have not finished adding/)).toHaveTextContent('You have not finished adding KSF-482TA.')
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/vehicles/add-vehicle')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expectToast('Draft discarded')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('KSF-482TA.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible())
    await expect(await canvas.findByText('LND-482XA')).toBeVisible()
    // Beside the title, and once.
    await expect(canvas.getAllByRole('link', { name: 'Add vehicle' })).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Show as cards' })).toBeNull()
    // Two lines above the rows: what finds them, and the rest.
    const bottom = (element: HTMLElement) => element.getBoundingClientRect().bottom
    const filters = canvas.getByRole('button', { name: 'Filters' })
    await expect(bottom(filters)).toBeCloseTo(bottom(canvas.getByRole('searchbox')), -1)
    const exports = canvas.getByRole('button', { name: /^Export \d+ vehicles$/ })
    for (const each of [canvas.getByRole('combobox', { name: 'Sort by' }), canvas.getByRole('link', { name: 'Import' })])
      await expect(bottom(each)).toBeCloseTo(bottom(exports), -1)
  },
}

/** The choice is in the address and stays on the device. */
export const AsCards: Story = {
  args: { at: '/vehicles?view=cards&driver=assigned' },
  play: async ({ canvas, userEvent }) => {
    const card = (await canvas.findByText('LND-482XA')).closest('li')
    await expect(card).toHaveTextContent(/, \d+ seats/)
    await expect(canvas.getByRole('button', { name: /^Export \d+ vehicles \(these filters\)$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(await canvas.findByRole('table', { name: 'Vehicles' })).toBeVisible()
  },
}

export const ATab: Story = {
  args: { at: '/vehicles?status=archived' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(await findPlates(canvas)).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /^Removed/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for/ }))
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['View details', 'Restore'])
    for (const item of screen.getAllByRole('menuitem')) await expect(item.querySelector('svg')).not.toBeNull()
  },
}

export const Searched: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await findPlates(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Plate, model, nickname, driver' }), 'lnd 482')
    await waitFor(async () => expect(await findPlates(canvas)).toEqual(['LND-482XA']))
  },
}

export const NothingMatches: Story = {
  args: { at: '/vehicles?search=tricycle&compliance=rejected' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await expect(await canvas.findByText('No vehicle has “tricycle” with Documents: Not accepted.')).toBeVisible()
  },
}

/** Clear filters keeps a search that finds something without them. */
export const MatchesWithoutFilters: Story = {
  args: { at: '/vehicles?search=lnd+482&compliance=rejected' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^No vehicle has “lnd 482” with .* 1\smatches without the filters\.$/)).toBeVisible()
    await userEvent.click(within(canvas.getByRole('table').parentElement ?? document.body).getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await findPlates(canvas)).toEqual(['LND-482XA']))
    await expect(canvas.getByRole('searchbox')).toHaveValue('lnd 482')
  },
}

export const PausesSeveral: Story = {
  tags: ['one-theme'],
  args: {
    setup: ({ fleet }) => {
      for (const [index, vehicle] of fleet.vehicles.entries()) vehicle.active_trip = index === 0
    },
  },
  play: async ({ canvas, userEvent }) => {
    await findPlates(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: /KJA-456XY/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /GGE-730LS/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Pause 2 vehicles?' }))
    await userEvent.click(question.getByRole('button', { name: 'Yes, pause' }))
    const failures = within(await screen.findByRole('dialog', { name: '1 vehicle could not be paused' }))
    await expect(failures.getByText('1 vehicle paused.')).toBeVisible()
    await expect(failures.getByText(/^KJA-456XY: /)).toBeVisible()
    // The time to undo does not pass behind the dialog.
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /KJA-456XY/ })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Paused 2' })).toBeVisible()
  },
}

/** What is not active is left out of the question, a lost connection is said once, and the pause can be taken back. */
export const PausesAfterALostConnection: Story = {
  tags: ['one-theme'],
  args: {
    setup: (demoData) => {
      for (const vehicle of demoData.fleet.vehicles) {
        vehicle.active_trip = false
        if (vehicle.registration_number === 'LND-482XA') vehicle.status = 'inactive'
      }
      loseConnection('vehicles.setStatus', { times: 1 })(demoData)
    },
  },
  play: async ({ canvas, userEvent }) => {
    await findPlates(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Pause \d+ vehicles\?$/ }))
    await expect(question.getByText(/ that you selected are not active and stay as they are\.$/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes, pause' }))
    const lost = within(await screen.findByRole('dialog', { name: /^\d+ vehicles could not be paused$/ }))
    await expect(lost.getByText(/^The connection was lost\./)).toBeVisible()
    await expect(lost.queryByRole('listitem')).toBeNull()
    await userEvent.click(lost.getByRole('button', { name: 'Try again' }))
    await expectToast(/^\d+ vehicles paused$/)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Active 0' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Active 0' })).toBeNull())
  },
}

export const PausesNothing: Story = {
  tags: ['one-theme'],
  args: { at: '/vehicles?status=inactive' },
  play: async ({ canvas, userEvent }) => {
    await findPlates(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'No vehicle to pause' }))
    await expect(dialog.getByText('The selected vehicle is not active.')).toBeVisible()
  },
}

export const ExportFails: Story = {
  args: { setup: failWith('reports.create', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export 11 vehicles' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await expectToast('The service is not available. Please try again.')
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const LongText: Story = {
  args: {
    setup: ({ fleet }) => {
      for (const vehicle of fleet.vehicles) {
        vehicle.brand = 'Mercedes-Benz'
        vehicle.name = 'Sprinter 519 CDI Extra Long Wheelbase'
        vehicle.nickname = 'The white bus of the first'
      }
      for (const driver of fleet.drivers) Object.assign(driver, { fname: 'Oluwaseun Adébáyọ̀', lname: 'Chukwuemeka-Okonkwo' })
    },
  },
}
