import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect } from 'storybook/test'
import { PortalStory, type PortalStoryProps } from '../storyHarness/PortalStory.tsx'
import { failedStory, loadingStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const vehicleId = 'veh_01JN9QW4RG0000000000000010'

/** A pack of a vehicle whose documents are all in force. */
const withPack =
  (change: { expires_at?: Date; ended_at?: Date } = {}): DemoSetup =>
  ({ fleet, clock }) => {
    fleet.roadsidePacks.push({
      id: 'rsp_story',
      vehicle_id: vehicleId,
      driver_id: fleet.assignments.find(({ vehicle_id }) => vehicle_id === vehicleId)?.driver_id ?? null,
      driver_was_assigned: true,
      token: 'story',
      created_by: 'Adaeze Okafor',
      created_at: new Date('2026-11-20T08:00:00Z'),
      expires_at: new Date(clock().getTime() + 5 * 86_400_000),
      ended_at: null,
      checks: 0,
      last_checked_at: null,
      ...change,
    })
  }

const states: ScreenStates = {
  at: '/check/story',
  setup: [withPack()],
  queries: { 'roadsidePacks.check': 'The pack could not be checked.' },
  empty: null,
  forbidden: null,
}

const meta: Meta<PortalStoryProps> = {
  title: 'Portal/Roadside/Check',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, setup: withPack() },
}
export default meta
type Story = StoryObj<PortalStoryProps>
type Play = NonNullable<Story['play']>

const findVerdict =
  (verdict: string | RegExp, plate = 'KJA-170LB'): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(verdict)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: plate })).toBeVisible()
  }

export const Valid: Story = {
  play: async (context) => {
    await findVerdict('Valid now.')(context)
    const { canvas } = context
    await expect(canvas.getAllByText(/^In force until/).length).toBeGreaterThan(5)
    // Strangers see neither full numbers nor full names.
    await expect(canvas.getAllByText(/^••••/).length).toBeGreaterThan(3)
    await expect(canvas.getByText(/^\p{L}+ \p{Lu}\.$/u)).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: findVerdict('Valid now.') }

export const NotInOrder: Story = {
  args: {
    setup: [
      withPack(),
      ({ fleet }) => {
        for (const each of fleet.vehicles) if (each.id === vehicleId) each.status = 'suspended'
        for (const each of fleet.documents) if (each.owner_id === vehicleId && each.type === 'insurance') each.expiry_date = '2026-11-20'
      },
    ],
  },
  play: async (context) => {
    await findVerdict('Not everything is in order.')(context)
    await expect(context.canvas.getByText('This vehicle is suspended.')).toBeVisible()
    await expect(context.canvas.getByText('Insurance certificate expired on 20 Nov 2026.')).toBeVisible()
  },
}

export const Expired: Story = {
  args: { setup: withPack({ expires_at: new Date('2026-11-21T08:00:00Z') }) },
  play: async (context) => {
    await findVerdict('This pack has expired.')(context)
    await expect(context.canvas.queryByText(/^In force/)).toBeNull()
  },
}

export const Ended: Story = {
  tags: ['one-theme'],
  args: { setup: withPack({ ended_at: new Date('2026-11-21T08:00:00Z') }) },
  play: findVerdict('This pack was ended by the partner.'),
}

export const UnknownCode: Story = {
  args: { setup: [] },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'We do not know this code' })).toBeVisible(),
}

export const TooManyChecks: Story = {
  tags: ['one-theme'],
  args: { setup: [failWith('roadsidePacks.check', 'TooManyRequests', { times: 1 }), withPack()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Too many attempts. Please wait a moment.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await findVerdict('Valid now.')(context)
  },
}

export const Offline: Story = {
  tags: ['one-theme'],
  args: { online: false, setup: failWith('roadsidePacks.check', 503) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
