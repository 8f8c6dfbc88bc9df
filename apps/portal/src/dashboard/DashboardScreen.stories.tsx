// Longer than most files: each state of the dashboard is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { respondWith, failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { paths, statusesAwaitingVehicle, statusesNeedingDocuments } from '@vehicle-partner/domain'
import { expect, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'
import { findCharts, findPage } from './dashboardStoryQueries.ts'

const states: ScreenStates = {
  at: '/dashboard',
  as: 'owner',
  queries: {
    'partners.summary': 'Error!',
    'trips.stats': 'The service is not available. Please try again.',
    'ratings.partner': 'Could not load',
    'kyc.status': 'The service is not available. Please try again.',
    'settlementAccounts.list': 'The service is not available. Please try again.',
  },
  // A new owner sees what to do first, and zeros with hints.
  empty: { as: 'empty', text: 'No trips yet' },
  forbidden: { as: 'vehicles', text: 'You do not have access to view Dashboard page' },
}

const meta = {
  title: 'Portal/Dashboard',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** One step of the set-up is left, and the documents are under review. */
const oneStepLeft: DemoSetup = (demoData) => {
  const { okafor } = demoData.organizations
  okafor.settlementAccounts = []
  okafor.companyDocuments = okafor.companyDocuments.map((document) => ({ ...document, status: 'under_review' }))
}

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await findCharts(canvasElement)
    await expect(canvas.getByText('Unsettled earnings').closest('a')).toHaveAttribute('href', '/earnings')
    // It leads to the vehicles that it counts.
    const vehicles = canvas.getByRole('link', { name: /^Vehicles \d/ })
    await expect(vehicles).toHaveAttribute('href', paths.vehicles({ compliance: statusesNeedingDocuments }))
    const drivers = canvas.getByRole('link', { name: /^Drivers \d/ })
    await expect(drivers).toHaveAttribute('href', paths.drivers({ status: statusesAwaitingVehicle, vehicle: 'unassigned' }))
    await expect(canvas.getByText('2 documents have expired.')).toBeVisible()
    // "Why am I not getting trips?"
    const why = canvas.getByText(/^\d vehicles get no new trips\.$/).closest('div')
    await expect(why).toHaveTextContent('JJJ-703KU has a driver who cannot take trips')
    await expect(canvas.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/vehicles?without_trips=1')
    await expect(canvas.queryByText('Finish setting up')).toBeNull()
    await expect(canvas.getByLabelText('Period')).toHaveValue('current_month')
  },
}

export const OneStepLeft: Story = {
  args: { setup: oneStepLeft },
  play: async ({ canvasElement }) => {
    const canvas = await findCharts(canvasElement)
    await expect(canvas.getByText('Finish setting up')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add settlement account' })).toHaveAttribute('href', '/settings/add-account')
  },
}

/** A trip manager sees no money, and no link to a page without access. */
export const AsTripManager: Story = {
  args: { as: 'trips' },
  play: async ({ canvasElement }) => {
    const canvas = await findCharts(canvasElement)
    await expect(canvas.queryByText('Unsettled earnings')).toBeNull()
    await expect(canvas.queryByText(/₦/)).toBeNull()
    const board = within(canvas.getByRole('group', { name: 'Overview' }))
    await expect(board.getAllByRole('link')).toHaveLength(4)
    // The figure belongs to its link and is not read again after it.
    await expect(board.getByRole('link', { name: 'Active trips 3' })).toBeVisible()
    await expect(board.getByText('Vehicles').closest('a')).toBeNull()
    // A task of others has no link to its page, says whom to ask, and leads to the trips that wait for it.
    for (const link of canvas.getAllByRole('link', { name: 'Trips that need action' }))
      await expect(link).toHaveAttribute('href', '/trips?needs_action=1')
    await expect(canvas.getByText('LND-482XA').parentElement).toHaveTextContent(/^LND-482XA and KJA-456XY get no new trips/)
    await expect(canvas.queryByRole('link', { name: 'Renew documents' })).toBeNull()
    await expect(canvas.getAllByText(/Tell an owner\.$/)).toHaveLength(2)
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
    const canvas = await findCharts(canvasElement)
    const steps = within(canvas.getByRole('region', { name: 'Finish setting up' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
  },
}

export const NewOwner: Story = {
  args: { as: 'empty' },
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    await canvas.findByText('No trips yet')
    await expect(canvas.getByRole('link', { name: /^Add vehicle/ })).toHaveAttribute('href', '/vehicles/add-vehicle')
    await expect(canvas.getByRole('link', { name: 'Upload documents' })).toHaveAttribute('href', '/dashboard/company-kyc')
    await expect(await canvas.findByText('No ratings yet')).toBeVisible()
  },
}

/** All steps are submitted and under review. */
export const UnderReview: Story = { args: { as: 'review' } }

/** A declined step is open again, with its reason. */
export const Declined: Story = {
  args: { as: 'declined' },
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    await canvas.findByText(/does not match the name you entered/)
    await expect(canvas.getByText('Your identity could not be verified.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Correct your identity' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/start-kyc\/.+\?state=identity$/),
    )
    await expect(canvas.getByRole('link', { name: 'Identity verification Declined' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Verify identity again' })).toBeVisible()
  },
}

/** A business: six steps. Pending company documents are no link; the button leads to them. */
export const LongText: Story = {
  args: { as: 'company-kyc' },
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    const checklist = within(await canvas.findByRole('region', { name: 'Finish setting up' }))
    await waitFor(() => expect(checklist.getAllByRole('listitem')).toHaveLength(6))
    await expect(checklist.queryByRole('link', { name: /^Company documents/ })).toBeNull()
    await expect(checklist.getByRole('link', { name: 'Upload documents' })).toHaveAttribute('href', '/dashboard/company-kyc')
  },
}

/** A company document was not accepted: the banner has the reason, and leads to its form. */
/** The period goes below the heading, and neither is cut. */
export const LargeTextOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const [heading, period] = [await canvas.findByRole('heading', { name: 'Overview' }), canvas.getByLabelText('Period')]
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight)
    await expect(heading.getBoundingClientRect().height).toBeLessThan(line * 1.5)
    await expect(period.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom)
    // "This month" beside the arrow.
    await expect(period.getBoundingClientRect().width).toBeGreaterThan(180)
  },
}

export const CompanyDocumentRejected: Story = {
  args: {
    setup: ({ fleet, organizations: { okafor } }) => {
      for (const document of fleet.documents)
        if (document.owner_type === 'partner' && document.type === 'cac_certificate')
          Object.assign(document, { status: 'rejected', reason_code: 'incomplete', reason_text: 'A page or a side is missing.' })
      okafor.companyDocuments = okafor.companyDocuments.map((document) => ({ ...document, status: 'rejected' }))
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    await expect(await canvas.findByText('CAC certificate was not accepted.')).toBeVisible()
    await expect(canvas.getByText('A page or a side is missing.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Upload again' })).toHaveAttribute(
      'href',
      '/dashboard/company-kyc?document=cac_certificate',
    )
    await expect(await canvas.findByRole('link', { name: 'Upload documents again' })).toBeVisible()
  },
}

/** A failed summary opens the dialog of the specification (section 8). */
export const SummaryFailed: Story = {
  args: { setup: failWith('partners.summary', 503) },
  play: async ({ canvasElement }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Error!' })
    await expect(within(dialog).getByText('The service is not available. Please try again.')).toBeVisible()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus())
    await expect(canvasElement.querySelector('h1')).toHaveTextContent('Welcome')
  },
}

export const SummaryRetried: Story = {
  args: { setup: failWith('partners.summary', 503, { times: 1 }) },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Error!' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    const canvas = within(canvasElement)
    await canvas.findByText('The statistics could not be loaded.')
    await userEvent.click(canvas.getAllByRole('button', { name: /Retry/ })[0] ?? canvasElement)
    await canvas.findByText('Next payout Mon 7 Dec 2026')
    await expect(canvas.queryByText('The statistics could not be loaded.')).toBeNull()
  },
}

/** A 401 leads to login; no dialog opens in between. */
export const SessionEnded: Story = {
  args: { setup: failWith('partners.summary', 401) },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    let alertCount = 0
    const observer = new MutationObserver(() => (alertCount += document.querySelectorAll('[role="alertdialog"]').length))
    observer.observe(document.body, { childList: true, subtree: true })
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Welcome Partner' })
    observer.disconnect()
    await expect(alertCount).toBe(0)
  },
}

export const ChartFailed: Story = {
  args: { setup: failWith('trips.stats', 500, { message: 'Trips are being counted again' }) },
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    await canvas.findByText('Trips are being counted again')
  },
}

/** Rating and trips fail, each with its own error and retry. */
export const Partial: Story = {
  args: { setup: [failWith('trips.stats', 503), failWith('ratings.partner', 503, { times: 1 })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await findPage(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry: Rating' }))
    await canvas.findByText(/ratings$/)
    await expect(await canvas.findByText('Next payout Mon 7 Dec 2026')).toBeVisible()
  },
}

export const ChecklistFailed: Story = {
  args: { setup: [failWith('kyc.status', 503, { times: 1 }), failWith('settlementAccounts.list', 503, { times: 1 })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await findPage(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    // The loaded checklist is complete and disappears.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Finish setting up' })).toBeNull())
  },
}

/** A payout that failed needs an action: the reason, what to do, and where. */
export const PayoutFailed: Story = {
  args: { as: 'payout-failed', pageSettings: { supportEmail: 'support@demo.test' } },
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    const support = await canvas.findByRole('link', { name: 'support@demo.test' })
    await expect(support).toHaveAttribute('href', 'mailto:support@demo.test?subject=My%20payout%20failed')
    const failure = await canvas.findByText(/^Your payout of ₦2,352,000\.00 failed\.$/)
    // On a phone the checklist fills the first screen.
    const checklist = canvas.getByRole('heading', { name: 'Finish setting up' })
    await expect(failure.compareDocumentPosition(checklist)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByText('This account is closed. Add another account and make it the primary one.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add account' })).toHaveAttribute('href', '/settings/add-account')
    // A closed account completes no set-up.
    await expect(canvas.getByRole('link', { name: /^Settlement account/ })).toHaveAttribute('href', '/settings/add-account')
    // No day is promised for a payout to a closed account.
    await expect(canvas.getByText('Payouts wait for a new account')).toBeVisible()
  },
}

/** A response without optional fields. */
export const SparseResponse: Story = {
  args: {
    setup: respondWith('ratings.partner', { count: 0, rating: null, scale: 10, by_month: [] }),
  },
}

export const Loading = loadingStory(states)

export const Failed = failedStory(states)

export const Forbidden = forbiddenStory(states)

export const Offline = offlineStory(states)

export const Empty = emptyStory(states)
