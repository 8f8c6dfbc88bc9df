import type { Meta, StoryObj } from '@storybook/react-vite'
import { addDemoReport, failWith } from '@vehicle-partner/api/mock'
import type { Report } from '@vehicle-partner/api'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const ready: Report = {
  id: 'rpt_story',
  type: 'payouts',
  filters: { tab: 'paid' },
  format: 'xlsx',
  columns: ['reference', 'amount_kobo'],
  status: 'ready',
  rows: 5318,
  size: 412_000,
  file: { Location: '/v1/reports/rpt_story/download', expires_at: '2026-11-28T13:00:00.000Z' },
  failure: null,
  requested_by: { id: 'usr_story', name: 'Chidi Okafor' },
  created_at: '2026-11-21T13:00:00.000Z',
}
const report = (change: Partial<Report>) => addDemoReport({ ...ready, ...change })
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Your export' }))

const meta = {
  title: 'Portal/Shell/ReportDialog',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/earnings/past-payout?report=rpt_story', as: 'owner', setup: [report({})] },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** Where the notification of a long report leads. Closing leaves the page without the report in the address. */
export const Ready: Story = {
  play: async ({ userEvent }) => {
    const dialog = await findDialog()
    await expect(await dialog.findByText('5,318 rows as XLSX. It can be downloaded until 28 Nov 2026.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Preparing: Story = {
  args: { setup: [report({ status: 'queued', rows: null, size: null, file: null })] },
  tags: ['one-theme'],
  play: async () => {
    await expect(await (await findDialog()).findByRole('progressbar', { name: 'The file is being prepared' })).toBeVisible()
  },
}

/** What fails again can be tried again. */
export const FailedAgain: Story = {
  args: {
    setup: [
      report({ status: 'failed', file: null, failure: 'The export could not be made. Try again.' }),
      failWith('reports.create', 503, { times: 1 }),
    ],
  },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const dialog = await findDialog()
    await expect(await dialog.findByText('The export could not be made. Try again.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Export again' }))
    await expect(await screen.findByText('The service is not available. Please try again.')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Export again' })).toBeEnabled())
  },
}

/** To ask again brings nothing. */
export const NotFound: Story = {
  args: { setup: [failWith('reports.get', 404)] },
  tags: ['one-theme'],
  play: async () => {
    const dialog = await findDialog()
    await expect(await dialog.findByRole('heading', { name: 'This export is not here' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const Fails: Story = {
  args: { setup: [report({}), failWith('reports.get', 503)] },
  tags: ['one-theme'],
  play: async () => {
    const dialog = await findDialog()
    await expect(await dialog.findByRole('heading', { name: 'The export could not be loaded' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
