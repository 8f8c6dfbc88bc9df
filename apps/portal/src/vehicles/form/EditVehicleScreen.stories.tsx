import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, demoOrganizations, failWith, type DemoData, type DemoSetup } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

// Active, and on no trip now.
const vehicleId = 'veh_01JN9QW4RG0000000000000006'

/** The vehicle of the page has a photo. */
const withVehicle =
  (change: object = {}): DemoSetup =>
  ({ fleet }) => {
    const photos = [{ kind: 'front', Location: '/v1/files/upl_demo' }]
    Object.assign(fleet.vehicles.find(({ id }) => id === vehicleId) ?? {}, { photos, ...change })
  }

const states: ScreenStates = {
  at: `/vehicles/${vehicleId}/edit`,
  as: 'owner',
  setup: [withVehicle()],
  queries: { 'vehicles.get': 'The vehicle could not be loaded', 'cities.ofPartner': 'The cities could not be loaded' },
  // A vehicle always has its details.
  empty: null,
  forbidden: { as: 'drivers', text: 'You do not have access to view Edit vehicle page' },
}

const meta = {
  title: 'Portal/Vehicles/EditVehicle',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner', setup: [withVehicle()] },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = {
  click: (element: Element) => Promise<void>
  clear: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

const retype = async (canvas: Canvas, userEvent: User, label: string, text: string) => {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = async (canvas: Canvas, userEvent: User) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
}

export const Vehicle: Story = {
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Model')).toHaveDisplayValue(/\w/),
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Model')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

/** A colour is saved at once. */
export const SavedAtOnce: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await retype(canvas, userEvent, 'Colour', 'Sky blue')
    await save(canvas, userEvent)
    await expectToast('Changes saved')
    await expect(await canvas.findByText('Sky blue')).toBeVisible()
  },
}

/** Another model is reviewed: it asks first, and keeps what was typed when the answer is no. */
export const SentBackForReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await retype(canvas, userEvent, 'Model', 'Quest')
    await save(canvas, userEvent)
    const title = 'This sends the vehicle back for review'
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: 'No' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: 'Yes, save' }))
    await expectToast('Vehicle sent for review')
    await expect(await canvas.findByRole('heading', { level: 1, name: /Quest/ })).toBeVisible()
  },
}

const conflict: DemoSetup = failWith('vehicles.update', 'VersionConflict', {
  times: 1,
  message: 'Someone else changed this. Reload to see their changes.',
})

/** What was typed stays, and can be saved after all. */
export const ChangedElsewhere: Story = {
  args: { setup: [withVehicle(), conflict] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await retype(canvas, userEvent, 'Colour', 'Sky blue')
    await save(canvas, userEvent)
    await expect(await canvas.findByText('Someone else changed this.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Changes saved')
  },
}

/** What was checked stays as it is during a suspension. */
export const Suspended: Story = {
  args: { setup: withVehicle({ status: 'suspended' }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This vehicle is suspended.')).toBeVisible(),
}

/** What was checked stays as it is during a trip: it is said before. The trip may have ended meanwhile: it asks as at other times. */
export const OnATrip: Story = {
  args: { setup: withVehicle({ active_trip: true, status: 'active' }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This vehicle is on a trip.')).toBeVisible()
    await retype(canvas, userEvent, 'Model', 'Quest')
    await save(canvas, userEvent)
    const question = await screen.findByRole('alertdialog', { name: 'This sends the vehicle back for review' })
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, save' }))
    await expectToast('This vehicle is on a trip')
  },
}

export const AsksBeforeLeaving: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await retype(canvas, userEvent, 'Colour', 'Sky blue')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.queryByLabelText('Colour')).toBeNull())
  },
}

export const NotFound: Story = {
  args: { at: '/vehicles/veh_of_others/edit' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This vehicle is not here')).toBeVisible(),
}

export const Removed: Story = {
  args: { setup: [withVehicle({ status: 'archived' })] },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This vehicle is removed')).toBeVisible(),
}

const realtime = createFakeRealtime(demoNow)
/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

/** Another member removes the vehicle while its form is open. */
export const RemovedMeanwhile: Story = {
  args: { setup: [withVehicle(), (data) => void renderedData.push(data)], realtime },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await retype(canvas, userEvent, 'Colour', 'Sky blue')
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${demoOrganizations.okafor.id}:vehicles`), { timeout: 10_000 })
    for (const data of renderedData) withVehicle({ status: 'archived' })(data)
    realtime.emit('vehicle.updated', { id: vehicleId, changed: ['status'], status: 'archived' })
    await expect(await canvas.findByText('This vehicle is removed.', undefined, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByLabelText('Colour')).toHaveValue('Sky blue')
  },
}
