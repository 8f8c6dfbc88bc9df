import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, loseConnection, neverRespond, respondWith } from '@vehicle-partner/api/mock'
import { expect, waitFor, type within } from 'storybook/test'
import type { Device } from '../session/PortalDependencies.ts'
import { createPhone } from '../storyHarness/createPhone.ts'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { openFirst, type User } from '../storyHarness/tripStoryActions.ts'

const meta = {
  title: 'Portal/Trips/Passenger ticks',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/trips?group=active', as: 'trips' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const undoFirst = async (canvas: ReturnType<typeof within>, userEvent: User) => {
  await openFirst(canvas, userEvent)
  await userEvent.click(await canvas.findByRole('link', { name: /^Manifest/ }))
  const [undo] = await canvas.findAllByRole('button', { name: /^Undo: .+ has not boarded$/ })
  await userEvent.click(undo ?? document.body)
}

/** Without a network what is ticked waits on this device, and counts. */
export const TicksWait: Story = {
  args: { device: createPhone(), setup: loseConnection('manifest.tick') },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent)
    await expect(await canvas.findByText('1 passenger not sent yet.')).toBeVisible()
    await expect(canvas.getByText('Not sent yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Mark boarded: / })).toHaveLength(1)
  },
}

const findKept = ({ offline }: Device) => offline?.find('', '/waiting-ticks', new Date('2026-11-21T05:00:00Z'))
const phone = createPhone()

/** While a slow network has not answered, the tick is on the device already: a page that closes does not lose it. */
export const KeptBeforeTheAnswer: Story = {
  args: { device: phone, setup: neverRespond('manifest.tick') },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent)
    await waitFor(async () => expect((await findKept(phone))?.body).toHaveLength(1))
    await expect(canvas.queryByText('1 passenger not sent yet.')).toBeNull()
  },
}

const answeredPhone = createPhone()

/** What the server has answered is not kept. */
export const NotKeptAfterTheAnswer: Story = {
  args: { device: answeredPhone },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent)
    await expect(await canvas.findByRole('button', { name: /^Mark boarded: / })).toBeVisible()
    await waitFor(async () => expect(await findKept(answeredPhone)).toBeUndefined())
  },
}

/** It is sent with the next network, and the list follows. */
export const TicksAreSent: Story = {
  args: { device: createPhone(), setup: loseConnection('manifest.tick', { times: 1 }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent)
    await expectToast('1 passenger ticked without a network: sent now.')
    await waitFor(() => expect(canvas.queryByText('Not sent yet')).toBeNull())
    await expect(await canvas.findByRole('button', { name: /^Mark boarded: / })).toBeVisible()
  },
}

/** The trip is over when there is a network again. */
export const TicksAreRefused: Story = {
  args: {
    device: createPhone(),
    setup: [
      loseConnection('manifest.tick', { times: 1 }),
      failWith('manifest.tick', 'InvalidTransition', { message: 'This trip is over' }),
    ],
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent)
    await expectToast('1 passenger could not be ticked.')
    await waitFor(() => expect(canvas.queryByText('Not sent yet')).toBeNull())
  },
}

/** The server keeps what it has, because the clock of the device cannot be right: a toast says so, and the button does not seem dead. */
export const TickDoesNotCount: Story = {
  args: {
    device: createPhone(),
    setup: respondWith('manifest.tick', {
      data: {
        id: 'psg_1',
        seat: 'A1',
        display_name: 'Ada N.',
        phone_masked: null,
        pickup: { stop_id: 'stp_1', sequence: 1, name: 'Ikorodu', planned_at: '2026-11-21T13:05:00.000Z' },
        dropoff: { stop_id: 'stp_8', sequence: 8, name: 'Jibowu', planned_at: '2026-11-21T14:32:30.000Z' },
        status: 'boarded',
        boarded_at: null,
        party_size: 1,
        needs: [],
        rating_given: null,
        company: null,
      },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent)
    await expectToast(/stays as before: someone else made a later change, or the clock of this device is wrong\.$/)
  },
}
