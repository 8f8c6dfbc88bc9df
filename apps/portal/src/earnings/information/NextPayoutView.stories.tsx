import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DemoSetup } from '@vehicle-partner/api/mock'
import { expect } from 'storybook/test'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Earnings/Next payout',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/earnings?period=last_month', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

let arrival = Promise.withResolvers<void>()
const loadLate: DemoSetup = ({ callOverrides }) => {
  arrival = Promise.withResolvers()
  callOverrides.push({
    call: 'earnings.summary',
    times: Infinity,
    respond: async (_, handle) => {
      await arrival.promise
      return handle()
    },
  })
}

/** What is below the timeline stays under a thumb when the timeline comes: it moves by half a touch target at most. */
export const KeepsRoomForTheTimeline: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { setup: loadLate },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const readTop = async () => (await canvas.findByText('Latest payslip')).getBoundingClientRect().top
    const before = await readTop()
    await expect(canvas.queryByRole('list', { name: 'The way to the next payout' })).toBeNull()
    arrival.resolve()
    await canvas.findByRole('list', { name: 'The way to the next payout' })
    await expect(Math.abs((await readTop()) - before)).toBeLessThan(22)
  },
}
