// Long: each state of the page of a vehicle, with its tabs and questions, is one story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, respondWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const vehicleId = 'veh_01JN9QW4RG0000000000000002'
const at = `/vehicles/details/${vehicleId}`
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: { 'vehicles.get': 'The vehicle could not be loaded', 'trips.ofVehicle': 'The trips could not be loaded' },
  // A vehicle always has its details.
  empty: null,
  forbidden: { as: 'earnings', text: 'You do not have access to view Vehicle page' },
}

const meta = {
  title: 'Portal/Vehicles/Vehicle',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void> }

const findTitle = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /^Toyota|^Nissan/ })

/** Changes the vehicle of the page. */
const withVehicle =
  (change: object): DemoSetup =>
  ({ fleet }) => {
    Object.assign(fleet.vehicles.find(({ id }) => id === vehicleId) ?? {}, change)
  }

/** No one is on the road, where a vehicle can be neither paused nor given another driver. */
const parked: DemoSetup = ({ fleet }) => {
  for (const each of [...fleet.vehicles, ...fleet.drivers]) each.active_trip = false
}

const choose = async (canvas: Canvas, userEvent: User, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for LND-482XA' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const Information: Story = {
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await expect(canvas.getByText(/^No new trips/).closest('div')).toHaveTextContent('The trip that is on the road now may finish.')
    await expect((await canvas.findAllByText('Next trips'))[0]).toBeVisible()
    await expect(canvas.getByText('Days with trips').nextElementSibling).toHaveTextContent(/^\d+ %$/)
    await expect(canvas.getByText('Net').nextElementSibling).toHaveTextContent(/^₦/)
  },
}

/** The driver of the vehicle is paused, and has no slip with the identity number. */
const blockedDriver: DemoSetup = ({ fleet }) => {
  const open = fleet.assignments.find(({ vehicle_id, to }) => vehicle_id === vehicleId && to === null)
  const driver = fleet.drivers.find(({ id }) => id === open?.driver_id)
  if (!driver) throw new Error('The vehicle has no driver')
  driver.status = 'inactive'
  fleet.documents = fleet.documents.filter(({ owner_id, type }) => owner_id !== driver.id || type !== 'nin_slip')
}

/** Each reason has its step, also those of the driver: no other one is found after a step. */
export const SeveralReasons: Story = {
  args: { setup: [parked, withVehicle({ status: 'inactive' }), blockedDriver] },
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await expect(canvas.getByText('Paused by you.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Renew: Insurance certificate expired/ })).toHaveAttribute(
      'href',
      `/vehicles/${vehicleId}/edit/document/insurance`,
    )
    await expect(canvas.getByRole('link', { name: /^Resume: .+: Paused by you$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/drivers\/details\//),
    )
    await expect(canvas.getByRole('link', { name: /^Upload: .+: NIN slip or card is missing$/ })).toBeVisible()
  },
}

const withoutDocuments: DemoSetup = ({ fleet }) => {
  fleet.documents = fleet.documents.filter(({ owner_id }) => owner_id !== vehicleId)
}

/** Many reasons do not push the page out of view. */
export const ManyReasons: Story = {
  args: { setup: [parked, withVehicle({ status: 'inactive' }), blockedDriver, withoutDocuments] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await findTitle(canvas)
    const hidden = /^Upload: .+: NIN slip or card is missing$/
    const more = await canvas.findByRole('button', { name: 'Show all 8 reasons' })
    await expect(canvas.queryByRole('link', { name: hidden })).toBeNull()
    await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: hidden })).toBeVisible()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(more).toHaveFocus()
    await userEvent.click(more)
    await expect(canvas.queryByRole('link', { name: hidden })).toBeNull()
  },
}

/** Who manages vehicles alone knows drivers by name. */
export const SeveralReasonsForVehicleManager: Story = {
  args: { as: 'vehicles', setup: [parked, blockedDriver] },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await expect(canvas.getByText(/ cannot take trips now\.$/)).toBeVisible()
    await expect(canvas.queryByText(/NIN slip/)).toBeNull()
    await expect(canvas.queryByText('See why')).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: ({ canvas }) => findTitle(canvas) }

export const Trips: Story = {
  args: { at: `${at}/trips?group=history` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Trips' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Date and time' })).toHaveAttribute('aria-sort', 'descending')
  },
}

/** Of all trips the last one is first. */
export const AllTrips: Story = {
  args: { at: `${at}/trips` },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: /^Date/ })
    await expect(head).toHaveAttribute('aria-sort', 'descending')
  },
}

/** On a phone a trip is a card of a few lines, as in the list of trips. */
export const TripsOnAPhone: Story = {
  args: { at: `${at}/trips?group=history` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const [seats] = await canvas.findAllByText(/^\d+\/\d+$/)
    const card = seats?.closest('li')
    await expect(card).toHaveTextContent('LND-482XA')
    await expect(card?.getBoundingClientRect().height).toBeLessThan(150)
  },
}

export const WithoutTrips: Story = {
  args: {
    at: `${at}/trips`,
    setup: respondWith('trips.ofVehicle', {
      data: [],
      metadata: {
        total: 0,
        page: 1,
        perPage: 20,
        pages: 0,
        as_of: '2026-11-21T13:32:00.000Z',
        counts: { active: 0, cancelled: 0, completed: 0, missed: 0, needs_action: 0, upcoming: 0 },
        days: [],
      },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('No trips yet')).toBeVisible(),
}
export const WithoutActiveTrips: Story = {
  ...WithoutTrips,
  args: { ...WithoutTrips.args, at: `${at}/trips?group=active` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trip is on the road')).toBeVisible()
    await expect(canvas.getByText('A trip shows here from boarding until it ends.')).toBeVisible()
  },
}
export const WithoutPastTrips: Story = {
  ...WithoutTrips,
  args: { ...WithoutTrips.args, at: `${at}/trips?group=history` },
  play: async ({ canvas }) => expect(await canvas.findByText('No past trips')).toBeVisible(),
}
/** An unknown group is none: the tab of all trips has its own text. */
export const WithoutTripsOfUnknownGroup: Story = { ...WithoutTrips, args: { ...WithoutTrips.args, at: `${at}/trips?group=x` } }

export const Documents: Story = {
  args: { at: `${at}/documents` },
  play: async ({ canvas }) => {
    // What is expired or expires soon is above what is valid, and what is optional is last.
    const rows = (await canvas.findAllByRole('article')).map((row) => row.textContent)
    const first = rows.findIndex((text) => /Approved/.test(text))
    await expect(rows.slice(0, first).every((text) => /Expire|Missing|Not accepted|Under review/.test(text))).toBe(true)
    await expect(rows.at(-1)).toMatch(/Optional/)
    await expect(canvas.getByText(/^\d of 5 required documents are in force\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Roadside pack' })).toBeVisible()
  },
}

/** The insurance expires in some days, and its renewal was sent. */
const renewalSent: DemoSetup = ({ fleet }) => {
  for (const document of fleet.documents) if (document.owner_id === vehicleId) document.expiry_date = '2027-08-01'
  const insurance = fleet.documents.find(({ owner_id, type }) => owner_id === vehicleId && type === 'insurance')
  if (!insurance) throw new Error('The vehicle has no insurance')
  Object.assign(insurance, { status: 'approved', expiry_date: '2026-11-30' })
  const [file] = insurance.files
  fleet.documents.push({
    ...insurance,
    id: 'doc_renewal',
    status: 'under_review',
    expiry_date: '2027-11-30',
    files: file ? [{ ...file, Location: '/files/upl_renewal', name: 'new-policy.pdf' }] : [],
    reviewed_at: null,
  })
}

/** The document in force says that its renewal is being checked, in the head and in its row, with the new file. */
export const RenewalSent: Story = {
  args: { at: `${at}/documents`, setup: [withVehicle({ status: 'active' }), renewalSent] },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('article', { name: 'Insurance certificate' }))
    await expect(row.getByText('Renewal sent, being checked')).toBeVisible()
    await expect(row.getByText('Expires in 9 days')).toBeVisible()
    await expect(row.getByRole('link', { name: /^new-policy\.pdf/ })).toHaveAttribute('href', '/files/upl_renewal')
    await expect(canvas.getByText(/^Renewal sent, being checked\. Without a newer one there are no trips from/)).toBeVisible()
  },
}

/** A vehicle that is paused while its position is shown keeps the tab that is open. */
export const LiveWhilePaused: Story = {
  args: { at: `${at}/live`, setup: withVehicle({ status: 'inactive', active_trip: false }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not on a trip now')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Live', current: 'page' })).toBeVisible()
  },
}

export const Earnings: Story = {
  args: { at: `${at}/earnings?period=last_month` },
  play: async ({ canvas }) => expect(await canvas.findByText('Net for each kilometre')).toBeVisible(),
}

export const Live: Story = {
  args: { at: `${at}/live`, setup: withVehicle({ status: 'active' }) },
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await waitFor(() => expect(canvas.getAllByText(/^Not on a trip now|^Position$/)[0]).toBeVisible())
  },
}

export const History: Story = {
  args: { at: `${at}/history` },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Drivers of this vehicle' }))
    await expect(await table.findByText('Now')).toBeVisible()
    const changes = within(await canvas.findByRole('list', { name: 'Changes' }))
    await expect(changes.getByText('LND-482XA')).toBeVisible()
  },
}

/** The vehicle manager may not read the audit log. */
export const HistoryForVehicleManager: Story = {
  args: { at: `${at}/history`, as: 'vehicles' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Drivers of this vehicle' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Changes' })).not.toBeInTheDocument()
  },
}

export const HistoryWithoutChanges: Story = {
  args: { at: `${at}/history`, setup: ({ team }) => void (team.trail.length = 0) },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing was changed yet.')).toBeVisible(),
}

export const ChangesNotLoaded: Story = {
  args: { at: `${at}/history`, setup: failWith('audit.list', 503, { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The changes could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('list', { name: 'Changes' })).toBeVisible()
  },
}

/** Earnings are for other roles; the address leads to the information. */
export const WithoutEarnings: Story = {
  args: { at: `${at}/earnings`, as: 'vehicles' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await expect(canvas.queryByRole('link', { name: 'Earnings' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Information' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Pauses: Story = {
  args: { setup: [parked, withVehicle({ upcoming_trips: 3 })] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Pause')
    const question = within(await screen.findByRole('alertdialog', { name: 'Pause LND-482XA?' }))
    await expect(question.getByText('It gets no new trips. 3 upcoming trips stay assigned.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes, pause' }))
    await expectToast('LND-482XA is paused')
    await expect((await canvas.findAllByText('Paused'))[0]).toBeVisible()
    // Its insurance has expired: the question is not asked where the answer would be refused.
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    const refusal = within(await screen.findByRole('dialog', { name: 'LND-482XA cannot be resumed yet' }))
    const link = refusal.getByRole('link', { name: 'See its documents' })
    await expect(link).toHaveAttribute('href', `${at}/documents`)
    await userEvent.click(link)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Documents/ })).toHaveAttribute('aria-current', 'page'))
  },
}

/** Its documents let it be resumed. */
const documentsInForce: DemoSetup = ({ fleet }) => {
  for (const document of fleet.documents)
    if (document.owner_id === vehicleId && document.expiry_date !== null) document.expiry_date = '2027-06-01'
}

export const Resumes: Story = {
  args: { setup: [parked, withVehicle({ status: 'inactive' }), documentsInForce] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await findTitle(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Resume LND-482XA?' }))
    await userEvent.click(question.getByRole('button', { name: 'Yes, resume' }))
    await expectToast('LND-482XA is active')
  },
}

/** Without upcoming trips there is nothing to ask: it is paused, with Undo. */
export const PausesAtOnce: Story = {
  args: {
    setup: [parked, withVehicle({ upcoming_trips: 0 }), documentsInForce],
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Pause')
    await expectToast('LND-482XA is paused')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText(/Paused by you/)).toBeNull())
  },
}

/** A pause that is over is not offered for undo. */
export const ResumesAfterPause: Story = {
  args: {
    setup: [parked, withVehicle({ upcoming_trips: 0 }), documentsInForce],
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Pause')
    await expectToast('LND-482XA is paused')
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, resume' }))
    await expectToast('LND-482XA is active')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const CannotBeRemoved: Story = {
  args: { setup: [parked, withVehicle({ upcoming_trips: 3 })] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Remove')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove LND-482XA?' }))
    await userEvent.click(question.getByRole('button', { name: 'Yes, remove' }))
    await expect(await question.findByText('Give its upcoming trips to other vehicles first, then try again.')).toBeVisible()
  },
}

export const Removed: Story = {
  args: { setup: withVehicle({ status: 'archived', archived_at: '2026-11-01T08:00:00.000Z' }) },
  play: async ({ canvas, userEvent }) => {
    await findTitle(canvas)
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Restore LND-482XA?' })).toBeVisible()
  },
}

/** The driver of the vehicle has the same name as one of another vehicle. */
const withNamesakes: DemoSetup = ({ fleet }) => {
  const current = fleet.assignments.find(({ vehicle_id, to }) => vehicle_id === vehicleId && to === null)
  Object.assign(fleet.drivers.find(({ id }) => id === current?.driver_id) ?? {}, { fname: 'Blessing', lname: 'Effiong' })
}

/** A driver of another vehicle is moved only after a question, also one with the name of who drives this vehicle. */
export const MovesADriver: Story = {
  args: { setup: [parked, withNamesakes] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Replace the driver')
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the driver' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    await expect(await dialog.findByText('Please select a driver')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Driver' })).toHaveFocus()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Driver' }), 'Blessing')
    await expect(await screen.findByRole('option', { name: /^Blessing Effiong.*LND-482XA/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('option', { name: /^Blessing Effiong(?!.*LND-482XA)/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Blessing Effiong now drives .+\. Move to LND-482XA\?$/ }))
    await userEvent.click(question.getByRole('button', { name: 'Yes, move' }))
    await expectToast(/^Blessing Effiong now drives LND-482XA\./)
  },
}

/** The assignment of Blessing Effiong, which another member makes while the dialog is open. */
const freed: { assignment?: { to: string | null } } = {}
const withFreeDriver: DemoSetup = ({ fleet }) => {
  const driver = fleet.drivers.find(({ fname, lname }) => fname === 'Blessing' && lname === 'Effiong')
  const assignment = fleet.assignments.find(({ driver_id, to }) => driver_id === driver?.id && to === null)
  if (!assignment) throw new Error('Blessing Effiong drives nothing')
  assignment.to = '2026-11-20T08:00:00.000Z'
  freed.assignment = assignment
}

/** A driver who was free when the list was opened, and got another vehicle since, is moved only after the question too. */
export const MovesADriverAssignedMeanwhile: Story = {
  args: { setup: [parked, withFreeDriver] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Replace the driver')
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the driver' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Driver' }), 'Blessing')
    await userEvent.click(await screen.findByRole('option', { name: /^Blessing Effiong.*No vehicle/ }))
    if (freed.assignment) freed.assignment.to = null
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    const question = { name: /^Blessing Effiong now drives .+\. Move to LND-482XA\?$/ }
    await expect(await screen.findByRole('alertdialog', question)).toBeVisible()
  },
}

export const LicenceDoesNotCover: Story = {
  args: { setup: failWith('vehicles.setDriver', 422, { message: 'Class B does not cover a coaster' }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Replace the driver')
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the driver' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'Driver' }), 'Hauwa')
    await userEvent.click(await screen.findByRole('option', { name: /^Hauwa/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    await expect(await dialog.findByText('Class B does not cover a coaster')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Driver' })).toHaveValue('Hauwa Mohammed')
  },
}

export const Unassigns: Story = {
  args: { setup: parked },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Unassign the driver')
    await expect(await canvas.findByText(/No driver is assigned/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText(/No driver is assigned/)).toBeNull())
  },
}

/** Gives the former driver of the vehicle to another one, as another member does while the undo is offered. */
let giveDriverAway: () => void
const withSecondAssignment: DemoSetup = ({ fleet }) => {
  const own = fleet.assignments.find(({ vehicle_id, to }) => vehicle_id === vehicleId && to === null)
  const other = fleet.assignments.find(({ vehicle_id, to }) => vehicle_id !== vehicleId && to === null)
  if (!own || !other) throw new Error('The demo has no two vehicles with drivers')
  giveDriverAway = () => void Object.assign(other, { driver_id: own.driver_id })
}

/** The undo does not take the driver from the other vehicle. */
export const UndoTakesNoDriver: Story = {
  args: { setup: [parked, withSecondAssignment] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Unassign the driver')
    await expect(await canvas.findByText(/No driver is assigned/)).toBeVisible()
    giveDriverAway()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expectToast(/ drives .+ now. Nothing was changed\.$/)
    await expect(canvas.getByText(/No driver is assigned/)).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { at: '/vehicles/details/veh_of_others' },
  play: async ({ canvas }) => expect(await canvas.findByText('This vehicle is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const LongText: Story = {
  args: {
    setup: withVehicle({
      brand: 'Mercedes-Benz',
      name: 'Sprinter 519 CDI Extra Long Wheelbase',
      nickname: 'The white bus of the first',
      color: 'Metallic midnight blue with a white roof',
      chassis_number: 'JTFHX02P1G0104482',
    }),
  },
}
