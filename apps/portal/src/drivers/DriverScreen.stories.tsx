import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const driverId = 'drv_01JN9QW4RG0000000000000001'
const at = `/drivers/details/${driverId}`
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: {
    'drivers.get': 'The driver could not be loaded',
    'trips.ofDriver': 'The trips could not be loaded',
    'vehicles.get': 'Whether KJA-456XY gets trips could not be loaded.',
  },
  // A driver always has details.
  empty: null,
  forbidden: { as: 'vehicles', text: 'You do not have access to view Driver page' },
}

const meta = {
  title: 'Portal/Drivers/Driver',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void> }

const findTitle = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Musa Bello' })

/** Changes the driver of the page. */
const withDriver =
  (change: object): DemoSetup =>
  ({ fleet }) => {
    Object.assign(fleet.drivers.find(({ id }) => id === driverId) ?? {}, change)
  }

const withoutVehicle: DemoSetup = ({ fleet }) => {
  fleet.assignments = fleet.assignments.filter(({ driver_id, to }) => driver_id !== driverId || to !== null)
}

const choose = async (canvas: Canvas, userEvent: User, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Musa Bello' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const Information: Story = {
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await expect(canvas.getByText(/^\*+\d{4}$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Toyota \w+ 20\d\d$/ })).toBeVisible()
    // The words of the form.
    await expect(canvas.getByText('Emergency contact')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/234\d+$/),
    )
  },
}

/** A suspended driver is given no vehicle: neither the menu nor the card offers it. */
export const Suspended: Story = {
  args: { setup: [withDriver({ active_trip: false, status: 'suspended' }), withoutVehicle] },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await expect(await canvas.findByText('No vehicle. Trips are given to a vehicle with its driver.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Assign' })).toBeNull()
  },
}

/** What keeps the vehicle from trips keeps the driver from them: it is named here as well, with its step, beside what is the driver's own. */
export const VehicleWithoutTrips: Story = {
  args: { setup: withDriver({ status: 'inactive' }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await findTitle(canvas)
    await expect(await canvas.findByText('Paused by you.')).toBeVisible()
    const renew = await canvas.findByRole('link', { name: /^Renew: KJA-456XY: Road worthiness certificate/ })
    await expect(renew).toHaveAttribute('href', expect.stringMatching(/^\/vehicles\/veh_\w+\/edit\/document\/road_worthiness$/))
    await expect(renew.closest('li')).toHaveTextContent(/^KJA-456XY: Road worthiness certificate expired 3 days ago\. Renew$/)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: ({ canvas }) => findTitle(canvas) }

export const Trips: Story = {
  args: { at: `${at}/trips?group=history` },
  play: async ({ canvas }) => expect(await canvas.findByRole('table', { name: 'Trips' })).toBeVisible(),
}

export const Documents: Story = {
  args: { at: `${at}/documents` },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /driver.s licence$/ })).toBeVisible(),
}

export const Performance: Story = {
  args: { at: `${at}/performance` },
  play: async ({ canvas }) => expect(await canvas.findByText('Left within 5 minutes of the plan')).toBeVisible(),
}

export const History: Story = {
  args: { at: `${at}/history` },
  play: async ({ canvas }) => expect(await canvas.findByRole('table', { name: 'Vehicles of this driver' })).toBeVisible(),
}

/** The card of the driver's page that expires in nine days, and perhaps the upload that follows it; the vehicle's documents are in order. */
const withExpiringCard =
  (isRenewed: boolean): DemoSetup =>
  ({ fleet }) => {
    const card = fleet.documents.find(({ owner_id, type }) => owner_id === driverId && type === 'lasdri_card')
    if (!card) throw new Error('The driver has no card')
    Object.assign(card, { status: 'approved', expiry_date: '2026-11-30' })
    const vehicleId = fleet.assignments.find(({ driver_id, to }) => driver_id === driverId && to === null)?.vehicle_id
    for (const document of fleet.documents)
      if (document.owner_id === vehicleId) Object.assign(document, { status: 'approved', expiry_date: '2027-11-30' })
    if (isRenewed) fleet.documents.push({ ...card, id: 'doc_newer', status: 'under_review', expiry_date: '2027-11-30' })
  }

/** Trips go to vehicles: who has none gets no trips. */
export const WithoutVehicle: Story = {
  args: { setup: withoutVehicle },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/No vehicle is assigned\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Assign a vehicle' }))
    await expect(await screen.findByRole('dialog', { name: 'Assign a vehicle' })).toBeVisible()
  },
}

export const DocumentExpiresSoon: Story = {
  args: { setup: withExpiringCard(false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LASDRI recertification card expires in 9 days.')).toBeVisible()
    await expect(canvas.getByText(/^Without a newer one there are no trips from/)).toHaveTextContent('1 Dec 2026')
    await expect(canvas.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', `${at}/documents?document=lasdri_card`)
  },
}

/** What is uploaded already is not asked for again. */
export const DocumentIsRenewed: Story = {
  args: { setup: withExpiringCard(true) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Renewal sent, being checked\. Without a newer one/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Renew' })).toBeNull()
  },
}

export const Removes: Story = {
  args: { setup: withDriver({ active_trip: false, upcoming_trips: 2 }) },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Remove')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Musa Bello?' }))
    await expect(question.getByText('They lose app access now. 2 upcoming trips need another driver.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes, remove' }))
    await expectToast('Musa Bello is removed')
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Restore Musa Bello?' })).toBeVisible()
  },
}

/** Trips need valid documents, which the question says. */
export const ResumesWithoutDocuments: Story = {
  args: {
    setup: [
      withDriver({ active_trip: false, status: 'inactive' }),
      ({ fleet }) => {
        fleet.documents = fleet.documents.filter(({ owner_id }) => owner_id !== driverId)
      },
    ],
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Resume')
    const question = within(await screen.findByRole('alertdialog', { name: 'Resume Musa Bello?' }))
    await expect(question.getByText('They get no trips until all of their required documents are in force.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes, resume' }))
    await expectToast('Musa Bello is active')
  },
}

/** A vehicle is taken from its driver only after a question. */
export const TakesAVehicle: Story = {
  args: {
    setup: ({ fleet }) => {
      for (const each of [...fleet.vehicles, ...fleet.drivers]) each.active_trip = false
    },
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Replace the vehicle')
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the vehicle' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Vehicle' }))
    await screen.findByRole('listbox')
    const plate = 'EKY-219KD'
    await userEvent.click(screen.getByRole('option', { name: new RegExp(plate) }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    const question = within(await screen.findByRole('alertdialog', { name: new RegExp(`now drives ${plate}. Give it to Musa Bello`) }))
    await userEvent.click(question.getByRole('button', { name: 'Yes, replace' }))
    await expectToast(new RegExp(`^Musa Bello now drives ${plate}`))
  },
}

export const OnATrip: Story = {
  args: { setup: withDriver({ active_trip: true }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Pause')
    const question = within(await screen.findByRole('alertdialog', { name: 'Pause Musa Bello?' }))
    await userEvent.click(question.getByRole('button', { name: 'Yes, pause' }))
    await expect(await question.findByText('They are on a trip now. Try again when the trip has ended.')).toBeVisible()
  },
}

export const InvitesAgain: Story = {
  args: { setup: withDriver({ app_state: 'invited' }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Invite again')
    await expectToast('Invitation sent by SMS')
  },
}

export const NotFound: Story = {
  args: { at: '/drivers/details/drv_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This driver is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const LongText: Story = {
  args: {
    setup: withDriver({
      fname: 'Oluwaseun Adébáyọ̀',
      lname: 'Chukwuemeka-Okonkwo',
      address: '114 Old Abeokuta Expressway, opposite the Total filling station, Agege Motor Road',
      languages: ['English', 'Yoruba', 'Hausa', 'Igbo', 'Pidgin', 'French'],
    }),
  },
}
