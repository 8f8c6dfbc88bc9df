import type { Meta, StoryObj } from '@storybook/react-vite'
import { createApi, withSession } from '@vehicle-partner/api'
import { createDemoSession, failWith, mockTransport, type DemoData } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor } from 'storybook/test'
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

/** What does not fit is said at its field. */
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
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toHaveAccessibleDescription(
        /Road worthiness certificate expired 3 days ago/,
      ),
    )
    await expect(dialog.getByRole('combobox', { name: 'Driver' })).not.toHaveAttribute('aria-invalid', 'true')
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
    await elsewhere.trips.assign({
      params: { id: trip.id },
      body: { vehicle_id: trip.vehicle.id, driver_id: trip.driver.id, version: trip.version },
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Someone else changed this trip')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Show it' }))
    await expect(dialog.queryByText('Someone else changed this trip')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expectToast(/^Trip updated/)
  },
}
