// Longer than most files: each state of the page of a trip is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { respondWith } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { createPhone } from '../storyHarness/createPhone.ts'
import { expectCloseQuestion } from '../storyHarness/expectCloseQuestion.ts'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { resizeWindow } from '../storyHarness/resizeWindow.ts'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'
import { ask, openFirst, type User } from '../storyHarness/tripStoryActions.ts'

const at = '/trips/information/upcoming/trp_01JN9QW4RG0000000004330798'
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: { 'trips.get': 'The trip could not be loaded', 'trips.timeline': 'The history could not be loaded' },
  // A trip always has its stops.
  empty: null,
  forbidden: { as: 'vehicles', text: 'You do not have access to view Upcoming trip page' },
}

const meta = {
  title: 'Portal/Trips/Trip',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const findStops = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Stops' })).findAllByRole('listitem')
export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await expect((await findStops(canvas)).length).toBeGreaterThan(2)
    await expect(canvas.getByText('You can change this trip')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Honda Odyssey 2015' })).toBeVisible()
    const steps = within(canvas.getByRole('list', { name: 'Until the trip' })).getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('Present: Now14:32')
    await expect(steps[1]).toHaveTextContent('Ahead: Locks')
    await expect(steps).toHaveLength(4)
    await expect(canvas.getByRole('main')).toHaveTextContent(/, as of 14:32/)
    // It is drawn when it comes into view.
    canvas.getByRole('heading', { name: 'Map' }).scrollIntoView()
    await expect(await canvas.findByRole('region', { name: /^Map: / })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await findStops(canvas)).length).toBeGreaterThan(2),
}

/** Without the earnings role there is no amount. */
export const Active: Story = {
  args: { at: '/trips?group=active', as: 'trips' },
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    await expect(await canvas.findByRole('group', { name: 'Progress' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute('href', expect.stringMatching(/^tel:\+234/))
    const placeOf = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect()
    if (window.matchMedia('(min-width: 1024px)').matches) await expect(placeOf('History').left).toBe(placeOf('Stops').left)
    else await expect(placeOf('History').top).toBeGreaterThan(placeOf('Vehicle and driver').top)
    // As on a tablet that is turned.
    const restore = resizeWindow(window.innerWidth < 1024 ? 1280 : 800)
    try {
      if (restore && window.innerWidth < 1024)
        await waitFor(() => expect(placeOf('History').top).toBeGreaterThan(placeOf('Vehicle and driver').top))
      else if (restore) await waitFor(() => expect(placeOf('History').left).toBe(placeOf('Stops').left))
    } finally {
      restore?.()
    }
    await expect(canvas.queryByText('Earning')).toBeNull()
    const map = within(await canvas.findByRole('region', { name: /^Map: / }))
    await expect(await map.findByText(/ago$|^Last seen|^No position now/)).toBeVisible()
  },
}

export const Completed: Story = {
  args: { at: '/trips?status=completed' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    await expect(await canvas.findByRole('group', { name: 'Progress' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share live link' })).toBeNull()
  },
}

export const Declines: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const left = await ask(canvas, userEvent, 'Decline trip', 'Decline this trip?')
    const note = left.getByRole('textbox', { name: /^What happened/ })
    await userEvent.type(note, 'The driver is in hospital.')
    await expectCloseQuestion(userEvent, note)
    const dialog = await ask(canvas, userEvent, 'Decline trip', 'Decline this trip?')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline trip' }))
    await expect(await dialog.findByText('Please select a reason')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'The driver is not available' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline trip' }))
    await expectToast('Trip declined')
    // It is given back: it can be taken again, and not declined again.
    await expect(await canvas.findByRole('button', { name: 'Assign vehicle and driver' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Decline trip' })).toBeNull()
  },
}

export const Changes: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Change vehicle or driver', /^Give this trip to/)
    await expect(dialog.getByRole('combobox', { name: 'Vehicle' })).not.toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Shares: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Share live link', 'Share live link')
    await expect(dialog.getByText(/^No one follows this trip by a link yet/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'End all links' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy link' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'End all links' }))
    await expectToast('All links to this trip have ended.')
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'End all links' })).toBeNull())
  },
}

export const ReportsAnIssue: Story = {
  args: { at: '/trips?group=active', pageSettings: { supportPhone: '+2342018880142' } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    const panel = await ask(canvas, userEvent, 'Report issue', /^Report an issue/)
    await userEvent.click(await panel.findByRole('radio', { name: /^Stopped/ }))
    await expect(await panel.findByText('Call us first.')).toBeVisible()
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'What is wrong?' }), 'breakdown')
    await userEvent.type(panel.getByRole('textbox', { name: /^What happened/ }), 'A tyre has burst near Ojota. Twelve passengers wait.')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Another vehicle is needed' }))
    await userEvent.click(panel.getByRole('button', { name: 'Send report' }))
    // The card is rendered again when the server's answer replaces what was sent.
    await waitFor(async () => {
      const reports = within(canvas.getByRole('region', { name: 'Reported issues' }))
      for (const text of ['A tyre has burst near Ojota. Twelve passengers wait.', 'Open', 'Another vehicle is needed.'])
        await expect(reports.getByText(text)).toBeVisible()
    })
  },
}

export const LeavesAReport: Story = {
  args: { at: '/trips?group=active' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    const panel = await ask(canvas, userEvent, 'Report issue', /^Report an issue/)
    const text = await panel.findByRole('textbox', { name: /^What happened/ })
    await userEvent.type(text, 'A tyre has burst near Ojota.')
    await expectCloseQuestion(userEvent, text)
    // What holds nothing closes at once.
    await userEvent.click(canvas.getByRole('button', { name: 'Report issue' }))
    await screen.findByRole('textbox', { name: /^What happened/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^What happened/ })).toBeNull())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** Where little data is wanted the map comes when it is asked for. */
export const LowData: Story = {
  args: { at: '/trips?group=active', savesData: true },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    const show = await canvas.findByRole('button', { name: 'Show the map' })
    await expect(canvas.queryByRole('region', { name: /^Map: / })).toBeNull()
    await userEvent.click(show)
    await expect(await canvas.findByRole('region', { name: /^Map: / })).toBeVisible()
  },
}

/** Weeks after departure only the numbers are left. */
export const ManifestClosed: Story = {
  args: {
    at: '/trips?status=completed&sort=departure_at',
    as: 'trips',
    setup: respondWith('manifest.list', {
      data: [],
      metadata: {
        total: 0,
        booked: 0,
        boarded: 0,
        no_show: 0,
        as_of: '2026-11-21T13:32:00.000Z',
        window: { opens_at: '2026-10-21T04:15:00.000Z', closes_at: '2026-10-24T04:15:00.000Z' },
      },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('link', { name: /^Manifest/ }))
    await expect(await canvas.findByText('The passenger list is closed')).toBeVisible()
    await expect(canvas.getByText(/\d+ booked, \d+ boarded/)).toBeVisible()
    await expect(canvas.queryByText('No bookings yet')).toBeNull()
  },
}

const openManifest = async (canvas: Canvas, userEvent: User) => {
  await openFirst(canvas, userEvent)
  await userEvent.click(await canvas.findByRole('link', { name: /^Manifest/ }))
  await expect(await canvas.findByRole('searchbox', { name: 'Name or seat' })).toBeVisible()
}

export const Manifest: Story = {
  args: { at: '/trips?group=active', as: 'trips', device: createPhone() },
  play: async ({ canvas, userEvent }) => {
    await openManifest(canvas, userEvent)
    const counts = within(canvas.getByRole('group', { name: 'Passengers' }))
    await expect(counts.getByText('Waiting')).toBeVisible()
    await expect(canvas.getByText(/Each time someone opens this list it is recorded\.$/)).toBeVisible()
    // On paper alone; "Manifest on paper" shows how it looks there.
    const sheet = document.querySelector('[data-print-sheet]')
    await expect(sheet).not.toBeVisible()
    await expect(sheet).toHaveTextContent(/As of 14:32/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save for offline' }))
    await expect(await canvas.findByText('Saved on this device.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByRole('button', { name: 'Save for offline' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'By seat' }))
    await expect(canvas.getByRole('heading', { name: 'All seats' })).toBeVisible()
  },
}

export const ManifestAsText: Story = {
  args: { at: '/trips?group=active', as: 'trips', device: createPhone() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent, args }) => {
    await openFirst(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('link', { name: /^Manifest/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Text version' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Text version' }))
    await expect(dialog.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', expect.stringMatching(/^sms:\S*\?body=/))
    await userEvent.click(await dialog.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.device?.shareText).toHaveBeenCalled())
  },
}

export const NotFound: Story = {
  args: { at: '/trips/details/trp_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This trip is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
