import type { Meta, StoryObj } from '@storybook/react-vite'
import { respondWith, failWith, neverRespond, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Dashboard',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/dashboard', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** The owner's last step is still open, and the documents are being read: the picture of the design. */
const oneStepLeft: DemoSetup = (demoData) => {
  const { okafor } = demoData.organizations
  okafor.settlementAccounts = []
  okafor.companyDocuments = okafor.companyDocuments.map((document) => ({ ...document, status: 'under_review' }))
}

const page = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('heading', { level: 1, name: 'Welcome' })
  return canvas
}

/** Waits for the drawing library, so that every picture shows the charts. */
const charts = async (canvasElement: HTMLElement) => {
  const canvas = await page(canvasElement)
  await canvas.findByText('Trips by state')
  await waitFor(() => expect(canvasElement.querySelectorAll('figure svg').length).toBeGreaterThanOrEqual(2))
  await waitFor(() => expect(canvas.queryAllByText('Loading')).toHaveLength(0))
  return canvas
}

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await charts(canvasElement)
    await expect(canvas.getByText('Unsettled earnings').closest('a')).toHaveAttribute('href', '/earnings')
    await expect(canvas.getByText('2 papers have expired.')).toBeVisible()
    await expect(canvas.queryByText('Finish setting up')).toBeNull()
    await expect(canvas.getByLabelText('Period')).toHaveValue('current_month')
  },
}

export const OneStepLeft: Story = {
  args: { setup: oneStepLeft },
  play: async ({ canvasElement }) => {
    const canvas = await charts(canvasElement)
    await expect(canvas.getByText('Finish setting up')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add settlement account' })).toHaveAttribute('href', '/settings/add-account')
  },
}

/** A trip manager reads no money, and no card leads where they may not go. */
export const AsTripManager: Story = {
  args: { as: 'trips' },
  play: async ({ canvasElement }) => {
    const canvas = await charts(canvasElement)
    await expect(canvas.queryByText('Unsettled earnings')).toBeNull()
    await expect(canvas.queryByText(/₦/)).toBeNull()
    const board = within(canvas.getByRole('group', { name: 'Overview' }))
    await expect(board.getAllByRole('link')).toHaveLength(4)
    await expect(board.getByText('Vehicles').closest('a')).toBeNull()
  },
}

export const AsEarningsManager: Story = { args: { as: 'earnings' } }

export const Individual: Story = {
  args: {
    as: 'individual',
    setup: (demoData) => {
      demoData.organizations.musa.settlementAccounts = []
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await charts(canvasElement)
    const steps = within(canvas.getByRole('region', { name: 'Finish setting up' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
  },
}

/** An onboarded owner with nothing yet: what to do first, and zeros that say how they change. */
export const Empty: Story = {
  args: { as: 'empty' },
  play: async ({ canvasElement }) => {
    const canvas = await page(canvasElement)
    await canvas.findByText('No trips yet')
    await expect(canvas.getByRole('link', { name: 'Add vehicle' })).toHaveAttribute('href', '/vehicles/add-vehicle')
    await expect(canvas.getByText('No ratings yet')).toBeVisible()
  },
}

/** Everything is handed in and somebody looks at it: nothing to press but what needs no answer. */
export const UnderReview: Story = { args: { as: 'review' } }

/** A declined check is open again, with its reason. */
export const Declined: Story = {
  args: { as: 'declined' },
  play: async ({ canvasElement }) => {
    const canvas = await page(canvasElement)
    await canvas.findByText(/does not match the name you entered/)
  },
}

export const LongText: Story = { args: { as: 'company-kyc' } }

export const Loading: Story = {
  args: {
    setup: [
      neverRespond('partners.summary'),
      neverRespond('trips.stats'),
      neverRespond('ratings.partner'),
      neverRespond('kyc.status'),
      neverRespond('settlementAccounts.list'),
    ],
  },
  play: async ({ canvasElement }) => {
    await page(canvasElement)
  },
}

/** The summary fails: the dialog of the specification, and behind it a way to try again. */
export const Failed: Story = {
  args: { setup: failWith('partners.summary', 503) },
  play: async ({ canvasElement }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Error!' })
    await expect(within(dialog).getByText('The service is not available. Please try again.')).toBeVisible()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus())
    await expect(canvasElement.querySelector('h1')).toHaveTextContent('Welcome')
  },
}

export const FailedAndRead: Story = {
  args: { setup: failWith('partners.summary', 503, { times: 1 }) },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Error!' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    const canvas = within(canvasElement)
    await canvas.findByText('The figures could not be loaded.')
    await userEvent.click(canvas.getAllByRole('button', { name: /Retry/ })[0] ?? canvasElement)
    await canvas.findByText('Next payout Mon 7 Dec 2026')
    await expect(canvas.queryByText('The figures could not be loaded.')).toBeNull()
  },
}

/** A refused session leads to login, and no dialog stands in the way for a moment. */
export const SessionEnded: Story = {
  args: { setup: failWith('partners.summary', 401) },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    let alerts = 0
    const watch = new MutationObserver(() => (alerts += document.querySelectorAll('[role="alertdialog"]').length))
    watch.observe(document.body, { childList: true, subtree: true })
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Welcome Partner' })
    watch.disconnect()
    await expect(alerts).toBe(0)
  },
}

export const ChartFailed: Story = {
  args: { setup: failWith('trips.stats', 500, { message: 'Trips are being counted again' }) },
  play: async ({ canvasElement }) => {
    const canvas = await page(canvasElement)
    await canvas.findByText('Trips are being counted again')
  },
}

/** Rating and bars fail, the rest is there: each says so for itself. */
export const Partial: Story = {
  args: { setup: [failWith('trips.stats', 503), failWith('ratings.partner', 503, { times: 1 })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await page(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry: Rating' }))
    await canvas.findByText(/ratings$/)
    await expect(await canvas.findByText('Next payout Mon 7 Dec 2026')).toBeVisible()
  },
}

export const ChecklistFailed: Story = {
  args: { setup: [failWith('kyc.status', 503, { times: 1 }), failWith('settlementAccounts.list', 503, { times: 1 })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await page(canvasElement)
    const card = within(await canvas.findByRole('region', { name: 'Finish setting up' }))
    await userEvent.click(await card.findByRole('button', { name: 'Retry' }))
    // With the answers there, everything turns out to be done.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Finish setting up' })).toBeNull())
  },
}

export const Offline: Story = {
  args: { online: false },
  play: async ({ canvasElement }) => {
    const canvas = await charts(canvasElement)
    await expect(canvas.getByText(/You are offline/)).toBeVisible()
  },
}

/** A period without a trip is not the same as never having had one. */
export const QuietPeriod: Story = {
  args: { as: 'individual', at: '/dashboard?period=today' },
  play: async ({ canvasElement }) => {
    const canvas = await page(canvasElement)
    await canvas.findByText('No trips in this period')
  },
}

export const ChoosesAPeriod: Story = {
  tags: ['one-theme'],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await charts(canvasElement)
    const period = canvas.getByLabelText('Period')
    await userEvent.selectOptions(period, 'last_week')
    await canvas.findByText('Showing last week, 9–15 November 2026')
    await expect(canvas.getByLabelText('Period')).toHaveFocus()
    await expect(canvas.getByText('9–15 November 2026')).toBeVisible()
  },
}

export const UnknownPeriod: Story = {
  args: { at: '/dashboard?period=fortnight' },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    const canvas = await page(canvasElement)
    await expect(canvas.getByLabelText('Period')).toHaveValue('current_month')
  },
}

/** Open-ended periods are drawn by week or month. */
export const AllTime: Story = {
  args: { at: '/dashboard?period=all' },
  play: async ({ canvasElement }) => {
    const canvas = await charts(canvasElement)
    await canvas.findByText('Trips per week')
  },
}

/** A server that counts on, without what it withholds or does not know. */
export const SparseAnswer: Story = {
  args: {
    setup: respondWith('ratings.partner', { count: 0, rating: null, scale: 10, by_month: [] }),
  },
}
