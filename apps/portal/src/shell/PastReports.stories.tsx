import type { Meta, StoryObj } from '@storybook/react-vite'
import { addDemoReport, demoNow, demoOrganizations, demoPeople, failWith, neverRespond } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import type { Report } from '@vehicle-partner/api'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectNoToast, expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const ready: Report = {
  id: 'rpt_ready',
  type: 'earnings_lines',
  filters: { period: 'last_month', state: ['settled'], search: '42,000' },
  format: 'xlsx',
  columns: ['reference', 'amount_kobo'],
  status: 'ready',
  rows: 5318,
  size: 412_000,
  file: { Location: '/v1/reports/rpt_ready/download', expires_at: '2026-11-28T13:00:00.000Z' },
  failure: null,
  requested_by: { id: demoPeople.owner.id, name: 'Chidi Okafor' },
  created_at: '2026-11-21T13:00:00.000Z',
}
const report = (change: Partial<Report>) => addDemoReport({ ...ready, ...change })
const findPanel = async () => within(await screen.findByRole('dialog', { name: 'Past exports' }))

const meta = {
  title: 'Portal/Shell/PastReports',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: {
    at: '/earnings?report=all',
    as: 'owner',
    setup: [
      report({}),
      report({
        id: 'rpt_queued',
        type: 'trips',
        filters: { from: '2026-10-01', to: '2026-10-31' },
        status: 'queued',
        rows: null,
        size: null,
        file: null,
        created_at: '2026-11-20T13:00:00.000Z',
      }),
      report({
        id: 'rpt_failed',
        type: 'payouts',
        filters: {},
        format: 'csv',
        status: 'failed',
        rows: null,
        size: null,
        file: null,
        failure: 'The export could not be made. Try again.',
        requested_by: { id: demoPeople.earnings.id, name: 'Bola Adeyemi' },
        created_at: '2026-11-19T13:00:00.000Z',
      }),
      report({
        id: 'rpt_expired',
        type: 'vehicles',
        filters: { compliance: ['expired'] },
        format: 'csv',
        status: 'expired',
        file: null,
        created_at: '2026-11-01T13:00:00.000Z',
      }),
    ],
  },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** Who asked, what for, how large it is and until when it is kept; what failed or expired can be made again. */
export const OfAllMembers: Story = {
  play: async ({ userEvent }) => {
    const panel = await findPanel()
    await expect(await panel.findByText('Last month, “42,000”, Status: Settled')).toBeVisible()
    await expect(panel.getByText('XLSX, 5,318 rows, 402.3 kB')).toBeVisible()
    await expect(panel.getByText('1–31 October 2026')).toBeInTheDocument()
    await expect(panel.getByText(/^Bola Adeyemi,/)).toBeInTheDocument()
    await expect(panel.getByRole('button', { name: 'Download Earnings, XLSX' })).toBeEnabled()
    await userEvent.click(panel.getByRole('button', { name: 'Export again: Payouts' }))
    await expect(await panel.findByRole('button', { name: 'Download Payouts, CSV' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => expect(await (await findPanel()).findByText(/^XLSX, /)).toBeVisible(),
}

/** Members see their own, without a name. */
export const OfAManager: Story = {
  args: { as: 'earnings' },
  tags: ['one-theme'],
  play: async () => {
    const panel = await findPanel()
    await expect(await panel.findByRole('button', { name: 'Export again: Payouts' })).toBeVisible()
    await expect(panel.queryByText(/Chidi Okafor|Bola Adeyemi/)).toBeNull()
  },
}

/** A large file on a slow connection. */
export const Downloading: Story = {
  args: { setup: [report({}), neverRespond('reports.download')] },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const panel = await findPanel()
    await expect(
      await panel.findByText((_, element) => element?.textContent === 'Chidi Okafor, 21 Nov 2026, 14:00. Kept until 28 Nov 2026'),
    ).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Download Earnings, XLSX' }))
    await expect(panel.getByText('Preparing the file', { selector: 'button *' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Download Earnings, XLSX' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NoneYet: Story = {
  args: { setup: [] },
  tags: ['one-theme'],
  play: async () => expect(await (await findPanel()).findByRole('heading', { name: 'No exports yet' })).toBeVisible(),
}

export const Loading: Story = {
  args: { setup: neverRespond('reports.list') },
  tags: ['one-theme'],
  play: async () => expect(await (await findPanel()).findByRole('status', { name: 'Loading exports' })).toBeVisible(),
}

export const Fails: Story = {
  args: { setup: failWith('reports.list', 503, { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const panel = await findPanel()
    await expect(await panel.findByRole('heading', { name: 'The exports could not be loaded' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    await expect(await panel.findByRole('heading', { name: 'No exports yet' })).toBeVisible()
  },
}

const realtime = createFakeRealtime(demoNow)

const sendReady = async (canvas: ReturnType<typeof within>) => {
  await canvas.findAllByText('Live', undefined, { timeout: 10_000 })
  await waitFor(() => expect(realtime.rooms()).toContain(`user:${demoPeople.owner.id}`))
  realtime.emit('report.ready', { report_id: 'rpt_ready' }, { partner_id: demoOrganizations.okafor.id })
  await expectToast('Your export is ready')
}

/** A long export is offered where the user is by then. Its toast shows that the file is on its way. */
export const ToastWhenReady: Story = {
  args: { at: '/earnings', realtime, setup: [report({}), neverRespond('reports.download')] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await sendReady(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await expectToast('Preparing the file')
    await expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  },
}

/** A file that does not come is offered again. */
export const ToastAfterFailure: Story = {
  args: { at: '/earnings', realtime, setup: [report({}), failWith('reports.download', 503, { times: 1 })] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await sendReady(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Error:'))
    await expectToast('Your export is ready')
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expectNoToast('Your export is ready'))
    await expectNoToast('Preparing the file')
  },
}

/** A file that is gone is not offered again. */
export const ToastOfGoneFile: Story = {
  args: { at: '/earnings', realtime, setup: [report({}), failWith('reports.download', 404)] },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await sendReady(canvas)
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Error:'))
    await waitFor(() => expectNoToast('Preparing the file'))
    await expectNoToast('Your export is ready')
  },
}
