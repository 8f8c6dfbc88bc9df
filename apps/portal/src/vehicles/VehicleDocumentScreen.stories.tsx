import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, demoOrganizations, type DemoData } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, waitFor } from 'storybook/test'
import type { Device } from '../session/PortalDependencies.ts'
import { createPhone } from '../storyHarness/createPhone.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const at = '/vehicles/veh_01JN9QW4RG0000000000000002/edit/document/road_worthiness'
const states: ScreenStates = {
  at,
  as: 'vehicles',
  queries: {
    'vehicles.get': 'The document could not be loaded',
    'documents.types': 'The document could not be loaded',
    'vehicleDocuments.list': 'The document could not be loaded',
  },
  // A type without a document shows the form.
  empty: null,
  forbidden: { as: 'trips', text: 'You do not have access to view Vehicle document page' },
}

const meta = {
  title: 'Portal/Vehicles/VehicleDocument',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'vehicles' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Renewal: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Road worthiness certificate$/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Send for review' }))
    await expect((await canvas.findAllByText('Kindly select a file'))[0]).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Send for review' })).toBeVisible(),
}

const phone = createPhone()
const keptText = JSON.stringify({
  version: 1,
  values: {
    number: 'RW-LA-99',
    issuer: '',
    issue_date: '2026-11-20',
    expiry_date: '2027-05-20',
    files: [{ value: '/files/upl_kept', name: 'road-worthiness.jpg' }],
  },
})
const phoneWithDraft: Device = {
  ...phone,
  ...(phone.offline && {
    offline: {
      ...phone.offline,
      find: async (_token, address, now) =>
        address.startsWith('/document-drafts/') ? { body: { text: keptText, hadUnkept: false }, savedAt: now, isPinned: true } : undefined,
    },
  }),
}

/** What was entered before a reload is filled in, with the file that was uploaded. */
export const Restored: Story = {
  args: { device: phoneWithDraft },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is kept in this browser for a day, or until you log out.')).toBeVisible()
    await expect(canvas.getByLabelText('Certificate number optional')).toHaveValue('RW-LA-99')
    await expect(canvas.getByText('road-worthiness.jpg')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeVisible()
  },
}

/** A removed vehicle takes no documents: what is filled in would be refused. */
export const Removed: Story = {
  tags: ['one-theme'],
  args: {
    setup: ({ fleet }) => {
      const vehicle = fleet.vehicles.find(({ id }) => at.includes(id))
      if (vehicle) vehicle.status = 'archived'
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This vehicle is removed. Restore it before you send documents.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the vehicle' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send for review' })).toBeNull()
  },
}

const realtime = createFakeRealtime(demoNow)
/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

/** Another person removes the vehicle: the focus that goes with the form is on what stands in its place. */
export const RemovedMeanwhile: Story = {
  tags: ['one-theme'],
  args: { setup: (data) => void renderedData.push(data), realtime },
  play: async ({ canvas, userEvent }) => {
    const { id: partner_id } = demoOrganizations.okafor
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${partner_id}:vehicles`), { timeout: 10_000 })
    await userEvent.type(await canvas.findByLabelText(/^Issued by/), 'VIO')
    for (const { fleet } of renderedData) for (const vehicle of fleet.vehicles) if (at.includes(vehicle.id)) vehicle.status = 'archived'
    realtime.emit('vehicle.updated', { id: 'veh_01JN9QW4RG0000000000000002', changed: ['status'], status: 'archived' }, { partner_id })
    await expect(await canvas.findByText(/^This vehicle is removed/, undefined, { timeout: 5000 })).toHaveFocus()
  },
}

/** The link of a vehicle that the organisation does not have. */
export const NotHere: Story = {
  tags: ['one-theme'],
  args: { at: '/vehicles/veh_none/edit/document/insurance' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This vehicle is not here')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All vehicles' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

/** What is under review is not sent again. */
export const UnderReview: Story = {
  args: {
    setup: ({ fleet }) => {
      for (const document of fleet.documents) if (document.type === 'road_worthiness') document.status = 'under_review'
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^This document was sent and is under review/)).toBeVisible(),
}

export const NotFound: Story = {
  args: { at: '/vehicles/veh_01JN9QW4RG0000000000000002/edit/document/doc_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This document is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
