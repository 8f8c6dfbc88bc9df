import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, demoOrganizations, demoPeople, type DemoData } from '@vehicle-partner/api/mock'
import { createFakeRealtime, type FakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Shell/LiveStatus',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** The page opens the connection once it has what it shows. */
const findLive = (canvas: Canvas) => canvas.findAllByText('Live', undefined, { timeout: 10_000 })
const findStatus = (canvas: Canvas, text: RegExp) => canvas.findByText(text, undefined, { timeout: 10_000 })

/** Each story has a connection of its own, which its play function changes. */
function createStory(play: (canvas: Canvas, realtime: FakeRealtime) => Promise<void>, args: Partial<Story['args']> = {}): Story {
  const realtime = createFakeRealtime(demoNow)
  return { args: { ...args, realtime }, play: ({ canvasElement }) => play(within(canvasElement), realtime) }
}

export const Live = createStory(async (canvas, realtime) => {
  await findLive(canvas)
  await waitFor(() => expect(realtime.rooms()).toContain(`partner:${demoOrganizations.okafor.id}:owner`))
  await expect(realtime.rooms()).toContain(`user:${demoPeople.owner.id}`)
})

/** Said after some seconds, with the time of what is shown, and taken back when it is live again. */
export const Reconnecting = createStory(async (canvas, realtime) => {
  await findLive(canvas)
  realtime.setStatus('reconnecting')
  await expect(canvas.queryByText(/Reconnecting/)).toBeNull()
  await findStatus(canvas, /^Reconnecting… What you see is as of 14:32\.$/)
  await expect(canvas.queryByText('Live')).toBeNull()
})

/** An interruption that ends soon is not shown. */
export const LiveAgain: Story = {
  tags: ['one-theme'],
  ...createStory(async (canvas, realtime) => {
    await findLive(canvas)
    realtime.setStatus('reconnecting')
    realtime.setStatus('live')
    await expect(canvas.queryByText(/Reconnecting|Connected again/)).toBeNull()
    realtime.setStatus('polling')
    await findStatus(canvas, /^Changes appear with a delay/)
    realtime.setStatus('live')
    await findStatus(canvas, /^Connected again/)
    await findLive(canvas)
  }),
}

/** The server cannot be reached by a socket: the page asks again and again. */
export const Delayed = createStory(async (canvas, realtime) => {
  await findLive(canvas)
  realtime.setStatus('polling')
  await findStatus(canvas, /^Changes appear with a delay\. What you see is as of 14:32\.$/)
})

/** Being offline is said once. */
export const Offline = createStory(
  async (canvas) => {
    await findStatus(canvas, /^You are offline\. What you see is as of 14:32, and may have changed since\.$/)
    await expect(canvas.queryByText('Live')).toBeNull()
    await expect(canvas.queryByText(/Reconnecting/)).toBeNull()
  },
  { online: false },
)

/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

/** Other roles rebuild the menu, and a page that they do not open is left with the toast of the specification. */
export const LosesARole: Story = {
  tags: ['one-theme'],
  ...createStory(
    async (canvas, realtime) => {
      await findLive(canvas)
      await waitFor(() => expect(realtime.rooms()).toContain(`user:${demoPeople.trips.id}`))
      for (const { people } of renderedData) for (const membership of people.trips.memberships) membership.roles = ['partner_staff']
      const { id } = demoOrganizations.okafor
      realtime.emit('access.changed', { partner_id: id, roles: ['partner_staff'] }, { partner_id: id })
      await canvas.findByRole('heading', { level: 1, name: 'Settings' })
      await expectToast('You do not have access to view Dashboard page')
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Trips' })).toBeNull())
    },
    {
      at: '/dashboard',
      as: 'trips',
      setup: (data) => void renderedData.push(data),
    },
  ),
}
