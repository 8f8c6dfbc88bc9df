import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Shell/Notifications',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type UserEvent = { click: (element: Element) => Promise<void> }

/** The bell of this window: wide ones have it in the page's header, narrow ones in the top bar. */
const findBell = async (canvas: Canvas, name: string | RegExp = /^Notifications/) =>
  (await canvas.findAllByRole('button', { name }))[0] ?? document.body

async function openPanel(canvas: Canvas, userEvent: UserEvent) {
  await userEvent.click(await findBell(canvas))
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Many notifications, most of them unread. */
const addMany: DemoSetup = ({ notifications }) => {
  const [sample] = notifications
  if (!sample) throw new Error('The demo has no notifications')
  for (let number = 1; number <= 120; number += 1)
    notifications.push({
      ...sample,
      id: `ntf_more${number}`,
      title: `Earlier notification ${number}`,
      created_at: '2026-10-01T08:00:00.000Z',
    })
}

/** The count is asked after the page has loaded; days, tones, what to do, and unread ones are marked. */
export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await findBell(canvas, 'Notifications, 2 unread')
    const panel = await openPanel(canvas, userEvent)
    await expect(await panel.findByRole('region', { name: 'Today' })).toBeVisible()
    await expect(panel.getByRole('link', { name: /^Unread, Critical: 2 documents have expired.*Renew documents$/ })).toHaveAttribute(
      'href',
      '/vehicles?compliance=expired',
    )
    await expect(panel.getByRole('region', { name: 'Wed 18 Nov' })).toBeVisible()
    await userEvent.click(panel.getByRole('tab', { name: /^Unread/ }))
    await waitFor(() => expect(panel.queryByText('Your payout is on its way')).toBeNull())
    await userEvent.click(panel.getByRole('tab', { name: 'Needs action' }))
    await waitFor(() => expect(panel.getAllByRole('link', { name: /Unread|Critical/ })).toHaveLength(1))
    await userEvent.click(panel.getByRole('link', { name: 'Notification settings' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Notification settings' })).toHaveFocus())
    await waitForClosed()
  },
}

/** An opened notification is read, and its page is shown. */
export const OpensOne: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await userEvent.click(await panel.findByRole('link', { name: /Ajah – CMS is 18 minutes late/ }))
    await waitForClosed()
    await canvas.findByRole('heading', { level: 1, name: 'Trips' })
    await findBell(canvas, 'Notifications, 1 unread')
  },
}

/** A notification that is read among the unread stays in its place with the focus, until another tab is opened. */
export const ReadAmongUnread: Story = {
  args: {
    setup: ({ notifications }) => {
      for (const each of notifications) each.link = null
    },
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await panel.findByRole('region', { name: 'Today' })
    await userEvent.click(panel.getByRole('tab', { name: /^Unread/ }))
    const [item] = await panel.findAllByRole('button', { name: /^Unread, / })
    await userEvent.dblClick(item ?? document.body)
    await waitFor(() => expect(panel.getByRole('tab', { name: /^Unread/ })).toHaveTextContent('1'))
    await expect(item).toHaveFocus()
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    const listItems = () => panel.getAllByRole('button', { name: /^(Unread, )?(Critical|Warning|Success|Information): / })
    await expect(listItems()).toHaveLength(2)
    await userEvent.click(panel.getByRole('tab', { name: 'All' }))
    await userEvent.click(panel.getByRole('tab', { name: /^Unread/ }))
    await waitFor(() => expect(listItems()).toHaveLength(1))
  },
}

export const MarksAllAsRead: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await panel.findByRole('region', { name: 'Today' })
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await expectToast('2 notifications marked as read')
    await waitFor(() => expect(panel.queryByRole('link', { name: /^Unread/ })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(panel.getAllByRole('link', { name: /^Unread/ })).toHaveLength(2))
  },
}

export const MarkingFails: Story = {
  args: { setup: failWith('notifications.readAll', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await panel.findByRole('region', { name: 'Today' })
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await expectToast('The service is not available. Please try again.')
    await expect(panel.getAllByRole('link', { name: /^Unread/ })).toHaveLength(2)
  },
}

/** More than 99, in pages of twenty. */
export const Many: Story = {
  args: { setup: addMany },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await findBell(canvas, 'Notifications, 122 unread')
    await expect(canvas.getAllByText('99+')[0]).toBeInTheDocument()
    const panel = await openPanel(canvas, userEvent)
    await panel.findByRole('region', { name: 'Today' })
    await userEvent.click(panel.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(panel.getAllByRole('link', { name: /Earlier notification/ })).toHaveLength(37))
  },
}

export const Empty: Story = {
  args: { as: 'staff' },
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await expect(await panel.findByRole('heading', { name: 'You are up to date' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { setup: neverRespond('notifications.list') },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await expect(await panel.findByRole('status', { name: 'Loading notifications' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { setup: failWith('notifications.list', 503, { times: 2 }) },
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await expect(await panel.findByRole('heading', { name: 'The notifications could not be loaded' })).toBeVisible()
    await waitFor(async () => {
      const retry = panel.queryByRole('button', { name: 'Retry' })
      if (retry) await userEvent.click(retry)
      await expect(panel.getByRole('region', { name: 'Today' })).toBeVisible()
    })
  },
}

export const Offline: Story = {
  args: { online: false },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPanel(canvas, userEvent)
    await expect(await panel.findByRole('region', { name: 'Today' })).toBeVisible()
  },
}
