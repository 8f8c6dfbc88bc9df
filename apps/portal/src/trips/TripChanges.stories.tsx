import type { Meta, StoryObj } from '@storybook/react-vite'
import { createApi, withSession } from '@vehicle-partner/api'
import { createDemoSession, demoNow, failWith, mockTransport, type DemoData } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { ask, openFirst } from '../storyHarness/tripStoryActions.ts'

const meta = {
  title: 'Portal/Trips/Change of a trip',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/trips/information/upcoming/trp_01JN9QW4RG0000000004330798', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** Chooses another vehicle that can take the trip. */
async function chooseOtherVehicle(dialog: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) {
  const field: HTMLElement = dialog.getByRole('combobox', { name: 'Vehicle' })
  const present = field instanceof HTMLInputElement ? field.value : ''
  await userEvent.click(field)
  const findOther = () =>
    within(screen.getByRole('group', { name: 'Can take this trip' }))
      .getAllByRole('option')
      .find(({ textContent }) => !textContent.includes(present))
  await waitFor(() => expect(findOther()).toBeDefined())
  await userEvent.click(findOther() ?? document.body)
  await waitFor(() => expect(field).not.toHaveValue(present))
}

/** What does not fit is said at its field: what is known when the question opens, and what the server finds when it is saved. */
export const NotSuitable: Story = {
  args: {
    setup: failWith('trips.assign', 'ValidationError', {
      times: 1,
      errors: { vehicle_id: 'Road worthiness certificate expired 3 days ago' },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Change vehicle or driver', /^Give this trip to/)
    const driver = dialog.getByRole('combobox', { name: 'Driver' })
    await waitFor(() => expect(driver).toHaveAccessibleDescription(/LASDRI recertification card was not accepted/))
    await expect(dialog.getByRole('combobox', { name: 'Vehicle' })).not.toHaveAttribute('aria-invalid', 'true')
    await chooseOtherVehicle(dialog, userEvent)
    // The usual driver of the other vehicle comes with it, in place of one who cannot take the trip.
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Driver' })).toHaveAccessibleDescription('Search by name'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toHaveAccessibleDescription(
        /Road worthiness certificate expired 3 days ago/,
      ),
    )
  },
}

/** Those that may take the trip come first, with seats and usual driver; the others say what keeps them from it, before anything is saved. */
export const MarksCandidates: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask(canvas, userEvent, 'Change vehicle or driver', /^Give this trip to/)
    const vehicle = dialog.getByRole('combobox', { name: 'Vehicle' })
    await userEvent.click(vehicle)
    const able = within(await screen.findByRole('group', { name: 'Can take this trip' }))
    await expect(able.getAllByRole('option')[0]).toHaveAccessibleName(/^[A-Z]{3}-\d{3}[A-Z]{2}, .+, \d+ seats/)
    const unable = within(screen.getByRole('group', { name: 'Cannot take this trip' }))
    const paused = unable.getByRole('option', { name: /Paused by you/ })
    await expect(able.getAllByRole('option').at(-1)?.compareDocumentPosition(paused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(paused)
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toHaveAccessibleDescription(/Paused by you/))

    // The usual driver of the vehicle is the first.
    await userEvent.clear(vehicle)
    await userEvent.click(vehicle)
    const withDriver = await screen.findAllByRole('option', { name: /Usual driver: / })
    const name = /Usual driver: (.+)$/.exec(withDriver[0]?.getAttribute('aria-label') ?? withDriver[0]?.textContent ?? '')?.[1] ?? ''
    if (withDriver[0]) await userEvent.click(withDriver[0])
    const driver = dialog.getByRole('combobox', { name: 'Driver' })
    await userEvent.clear(driver)
    await userEvent.click(driver)
    const drivers = within(await screen.findByRole('group', { name: 'Can take this trip' })).getAllByRole('option')
    await expect(drivers[0]).toHaveAccessibleName(`${name}, Usual driver of this vehicle`)
    await expect(screen.getByRole('group', { name: 'Cannot take this trip' })).toHaveTextContent(/Suspended|Has TRP-/)
  },
}

let demoData: DemoData | undefined
/** The calls of another user of the organisation. */
function openElsewhere() {
  if (!demoData) throw new Error('The story has no data')
  const { token } = createDemoSession(demoData, 'trips')
  return createApi(withSession(mockTransport(demoData), { token: () => token, onUnauthorized: () => undefined }))
}

/** All vehicles are offered beside the one that has the trip; what someone else saves meanwhile is shown, and not overwritten unseen. */
export const ChangedElsewhere: Story = {
  args: {
    at: '/trips?status=assigned&search=TRP-A0ZEVG',
    setup: (data) => {
      demoData = data
    },
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const elsewhere = openElsewhere()
    await openFirst(canvas, userEvent)
    const { data } = await elsewhere.trips.list({
      params: { id: demoData?.organizations.okafor.id ?? '' },
      query: { search: 'TRP-A0ZEVG' },
    })
    const [trip] = data
    if (!trip?.vehicle || !trip.driver) throw new Error('No trip can be changed')
    const dialog = await ask(canvas, userEvent, 'Change vehicle or driver', /^Give this trip to/)
    await userEvent.click(dialog.getByRole('combobox', { name: 'Vehicle' }))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
    await userEvent.keyboard('{Escape}')
    const params = { id: trip.id }
    const { data: candidates } = await elsewhere.trips.vehicleCandidates({ params, query: {} })
    const other = candidates.find(({ id, obstacles }) => id !== trip.vehicle?.id && obstacles.length === 0)
    await elsewhere.trips.assign({ params, body: { vehicle_id: other?.id ?? '', driver_id: trip.driver.id, version: trip.version } })
    await chooseOtherVehicle(dialog, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Someone else changed this trip')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Show it' }))
    await expect(dialog.queryByText('Someone else changed this trip')).toBeNull()
    await expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toHaveValue(other?.registration_number ?? '')
    // What was chosen elsewhere is what is wanted: nothing is saved again.
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expectToast('Nothing changed')
  },
}

const realtime = createFakeRealtime(demoNow)

/** A trip that lost its vehicle and driver while it was being changed is not "unchanged" by giving it back to them. */
export const DeclinedElsewhere: Story = {
  args: {
    at: '/trips?status=assigned&search=TRP-A0ZEVG',
    setup: (data) => {
      demoData = data
    },
    realtime,
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const elsewhere = openElsewhere()
    await openFirst(canvas, userEvent)
    const partner_id = demoData?.organizations.okafor.id ?? ''
    const { data } = await elsewhere.trips.list({ params: { id: partner_id }, query: { search: 'TRP-A0ZEVG' } })
    const id = data[0]?.id ?? ''
    const dialog = await ask(canvas, userEvent, 'Change vehicle or driver', /^Give this trip to/)
    await elsewhere.trips.decline({ params: { id }, body: { reason_code: 'safety' } })
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${partner_id}:trips`), { timeout: 10_000 })
    realtime.emit('trip.updated', { trip_id: id, status: 'scheduled', group: 'upcoming', changed: ['status'] }, { partner_id })
    await expect(await dialog.findByText('No vehicle, no driver.', undefined, { timeout: 5000 })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expectToast(/^Someone else changed this/)
    await expect(dialog.getByText('Someone else changed this trip')).toBeVisible()
  },
}
