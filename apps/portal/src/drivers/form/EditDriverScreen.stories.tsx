import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const driverId = 'drv_01JN9QW4RG0000000000000006'
const states: ScreenStates = {
  at: `/drivers/${driverId}/edit`,
  as: 'owner',
  queries: { 'drivers.get': 'The driver could not be loaded', 'cities.ofPartner': 'The cities could not be loaded' },
  // A driver always has details.
  empty: null,
  forbidden: { as: 'vehicles', text: 'You do not have access to view Edit driver page' },
}

const meta = {
  title: 'Portal/Drivers/EditDriver',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = {
  click: (element: Element) => Promise<void>
  clear: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

/** Changes the driver of the page. */
const withDriver =
  (change: object): DemoSetup =>
  ({ fleet }) => {
    Object.assign(fleet.drivers.find(({ id }) => id === driverId) ?? {}, change)
  }
const changeOtherNames = async (canvas: Canvas, userEvent: User) => {
  const field = await canvas.findByLabelText(/^Other names/)
  await userEvent.clear(field)
  await userEvent.type(field, 'Ìyábọ̀')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
}

export const Driver: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveDisplayValue(/\w/)
    await expect(canvas.getByText(/^\*{7}\d{4} is saved/)).toBeVisible()
  },
}
/** Another licence is reviewed: it asks first, and keeps what was typed when the answer is no. */
export const SentBackForReview: Story = {
  args: { setup: [withDriver({ active_trip: false, status: 'active' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    const field = await canvas.findByLabelText(/^Licence number/)
    await userEvent.clear(field)
    await userEvent.type(field, 'XYZ12345AA67')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    const title = 'This sends the driver back for review'
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: 'No' }))
    await expect(field).toHaveValue('XYZ12345AA67')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: 'Yes, save' }))
    await expectToast('Driver sent for review')
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByLabelText('First name')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

/** An expired licence does not keep other fields from being corrected. */
export const Saved: Story = {
  args: { setup: withDriver({ licence_expiry_date: '2026-01-10', licence_issue_date: null }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await changeOtherNames(canvas, userEvent)
    await expectToast('Changes saved')
  },
}

const conflict: DemoSetup = failWith('drivers.update', 'VersionConflict', {
  times: 1,
  message: 'Someone else changed this. Reload to see their changes.',
})

/** What was typed stays, and can be saved after all. */
export const ChangedElsewhere: Story = {
  args: { setup: conflict },
  play: async ({ canvas, userEvent }) => {
    await changeOtherNames(canvas, userEvent)
    await expect(await canvas.findByText('Someone else changed this.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expectToast('Changes saved')
  },
}

/** What was checked stays as it is during a suspension; the refusal stands beside the field. */
export const Suspended: Story = {
  args: { setup: withDriver({ active_trip: false, status: 'suspended' }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This driver is suspended.')).toBeVisible()
    const field = canvas.getByLabelText('Last name')
    await userEvent.clear(field)
    await userEvent.type(field, 'O’Connor')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText(/cannot change during a suspension\. Contact us/)).toBeVisible()
    await expect(canvas.getByLabelText('Last name')).toHaveValue('O’Connor')
  },
}

export const NotFound: Story = {
  args: { at: '/drivers/drv_of_others/edit' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This driver is not here')).toBeVisible(),
}

export const Removed: Story = {
  args: { setup: withDriver({ status: 'archived' }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This driver is removed')).toBeVisible(),
}

/** What was checked stays as it is during a trip: it is said before. The trip may have ended meanwhile: it asks as at other times. */
export const OnATrip: Story = {
  args: { setup: withDriver({ active_trip: true, status: 'active' }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This driver is on a trip.')).toBeVisible()
    await expect(canvas.getByText(/^These do not change/)).toHaveTextContent(/, NIN, /)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const field = await canvas.findByLabelText(/^Licence number/)
    await userEvent.clear(field)
    await userEvent.type(field, 'XYZ12345AA67')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    const question = await screen.findByRole('alertdialog', { name: 'This sends the driver back for review' })
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, save' }))
    await expectToast('This driver is on a trip')
    await expect(field).toHaveValue('XYZ12345AA67')
  },
}

/** What was empty was not checked: it can be filled in. */
export const OnATripWithoutNin: Story = {
  args: { setup: withDriver({ active_trip: true, status: 'active', nin: null }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^These do not change until the trip has ended: /)
    await expect(note).toHaveTextContent('Licence number')
    await expect(note).not.toHaveTextContent('NIN')
  },
}
