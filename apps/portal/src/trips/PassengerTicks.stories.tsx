import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, loseConnection } from '@vehicle-partner/api/mock'
import { expect, waitFor, type within } from 'storybook/test'
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
