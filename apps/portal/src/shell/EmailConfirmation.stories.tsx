import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemoData, demoNow, demoPeople, failWith, neverRespond, type DemoData, type DemoSetup } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { fixedClock } from '@vehicle-partner/domain'
import { expect, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

/** The address of a user who has registered and not opened the mailed link. */
const notConfirmed: DemoSetup = (demoData) => {
  for (const person of [demoData.people.owner, demoData.people.new]) person.email_verified_at = null
}

const meta = {
  title: 'Portal/Confirm e-mail strip',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner', setup: [notConfirmed] },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const findStrip = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('region', { name: 'E-mail address' }))

const send: Play = async ({ canvasElement, userEvent }) => {
  const strip = await findStrip(canvasElement)
  await userEvent.click(strip.getByRole('button', { name: 'Send the link again' }))
}

export const NotConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const strip = await findStrip(canvasElement)
    await expect(strip.getByText('Confirm your e-mail address.')).toBeVisible()
    await expect(strip.getByText(/owner@demo\.test/)).toBeVisible()
  },
}

/** The strip of the last visit is there before the profile has loaded. */
export const KnownFromTheLastVisit: Story = {
  tags: ['one-theme'],
  args: {
    setup: [notConfirmed, neverRespond('users.profile')],
    stored: { [`EMAIL_UNCONFIRMED_${createDemoData(fixedClock(demoNow)).people.owner.id}`]: 'true' },
  },
  play: async ({ canvasElement }) => {
    await expect((await findStrip(canvasElement)).getByText(/owner@demo\.test/)).toBeVisible()
  },
}

/** One line during set-up: both partner types are in view above the buttons. A press opens the rest. */
export const DuringSetUp: Story = {
  args: { at: '/welcome', as: 'new' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = await findStrip(canvasElement)
    const toggle = strip.getByRole('button', { name: 'Confirm your e-mail address', expanded: false })
    const individual = await canvas.findByRole('radio', { name: 'An Individual' })
    await expect(individual).toBeVisible()
    await expect(strip.queryByRole('button', { name: 'Send the link again' })).toBeNull()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(strip.getByText(/new@demo\.test/)).toBeVisible()
    await expect(strip.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  },
}

export const Sending: Story = {
  args: { setup: [notConfirmed, neverRespond('users.resendEmailConfirmation')] },
  play: async (context) => {
    await send(context)
    const strip = await findStrip(context.canvasElement)
    await expect(await strip.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Sent: Story = {
  play: async (context) => {
    await send(context)
    const strip = await findStrip(context.canvasElement)
    const message = await strip.findByText(/The link is on its way to owner@demo\.test/)
    await expect(message).toHaveAttribute('role', 'status')
  },
}

export const SendingFails: Story = {
  args: { setup: [notConfirmed, failWith('users.resendEmailConfirmation', 503, { message: 'We are back at 15:00' })] },
  play: async (context) => {
    await send(context)
    await expect(await (await findStrip(context.canvasElement)).findByText('We are back at 15:00')).toBeVisible()
  },
}

export const TooManyMails: Story = {
  args: {
    setup: [
      notConfirmed,
      failWith('users.resendEmailConfirmation', 'TooManyRequests', { message: 'Too many attempts. Try again in 12 minutes.' }),
    ],
  },
  play: async (context) => {
    await send(context)
    await expect(await (await findStrip(context.canvasElement)).findByText(/Try again in 12 minutes/)).toBeVisible()
  },
}

/** Confirmed in another tab: the next mail is not needed, and the strip goes. */
export const ConfirmedMeanwhile: Story = {
  tags: ['one-theme'],
  args: {
    setup: [
      notConfirmed,
      (demoData) => {
        const respond = () => {
          demoData.people.owner.email_verified_at = demoData.clock().toISOString()
          return Promise.resolve({ data: { sent: false } })
        }
        demoData.callOverrides.push({ call: 'users.resendEmailConfirmation', times: 1, respond })
      },
    ],
  },
  play: async (context) => {
    await send(context)
    await waitFor(() => expect(context.canvas.queryByRole('region', { name: 'E-mail address' })).toBeNull())
  },
}

const realtime = createFakeRealtime(demoNow)
/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

/** Confirmed on another device, while this page stays in view. */
export const ConfirmedElsewhere: Story = {
  tags: ['one-theme'],
  args: { realtime, setup: [notConfirmed, (data) => void renderedData.push(data)] },
  play: async ({ canvas, canvasElement }) => {
    await findStrip(canvasElement)
    await waitFor(() => expect(realtime.rooms()).toContain(`user:${demoPeople.owner.id}`), { timeout: 10_000 })
    for (const { people, clock } of renderedData) people.owner.email_verified_at = clock().toISOString()
    realtime.emit('user.updated', { email_verified: true }, { partner_id: null })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'E-mail address' })).toBeNull())
  },
}

export const Confirmed: Story = {
  tags: ['one-theme'],
  args: { setup: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Settings' })
    await expect(canvas.queryByRole('region', { name: 'E-mail address' })).toBeNull()
  },
}
