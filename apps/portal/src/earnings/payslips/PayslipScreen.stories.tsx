import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, respondWith } from '@vehicle-partner/api/mock'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Device } from '../../session/PortalDependencies.ts'
import { examplePayslip, examplePayslipHead } from '../../storyHarness/examplePayslip.ts'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const at = '/earnings/payslip/details/psl_01202610'
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: { 'payslips.get': 'The payslip could not be loaded', 'payouts.get': 'The payout could not be loaded' },
  // A payslip always has its totals.
  empty: null,
  forbidden: { as: 'trips', text: 'You do not have access to view Payslip page' },
}

const meta = {
  title: 'Portal/Earnings/Payslip',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** A phone whose browser opens its list of apps at the second press. */
function createPhone(): Device {
  const seen = new WeakSet<File>()
  const nothing = async () => undefined
  return {
    savePage: nothing,
    hasPage: async () => false,
    removePage: nothing,
    canShare: () => true,
    share: fn(async (file: File) => {
      if (seen.has(file)) return
      seen.add(file)
      throw new DOMException('Press again', 'NotAllowedError')
    }),
  }
}

const findSection = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

export const Payslip: Story = {
  play: async ({ canvas }) => {
    await expect((await findSection(canvas, 'Earned')).getByText('Gross')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'From gross to net' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await findSection(canvas, 'Deducted')).getByText('Deductions')).toBeVisible(),
}

/** A line opens to what it is made of. */
export const WhyThis: Story = {
  play: async ({ canvas, userEvent }) => {
    const earned = await findSection(canvas, 'Earned')
    await userEvent.click(earned.getAllByRole('button', { name: /^Why\sthis\?/ })[0] ?? document.body)
    await expect(await earned.findByRole('table', { name: /is made of$/ })).toBeVisible()
    // One of its amounts opens, and can be queried there.
    await userEvent.click((await earned.findAllByRole('button', { name: /^Open ERN-/ }))[0] ?? document.body)
    const panel = within(await screen.findByRole('dialog'))
    await expect(await panel.findByRole('button', { name: 'Query this line' })).toBeVisible()
    // It leads to other pages, not to the one that it is on.
    await expect(panel.queryByRole('link', { name: 'Show payslip' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await userEvent.click(earned.getByRole('button', { name: /^Close/ }))
    await expect(earned.queryByRole('table')).toBeNull()
  },
}

export const SoFarThisMonth: Story = {
  args: { at: '/earnings/payslip/details/current' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Yours so far'))[0]).toBeVisible()
    // Also true in the first hours of the next month, before it is issued.
    await expect(canvas.getByText(/^Amounts change until the payslip is issued\. The platform fee of a day is charged/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  },
}

export const Checked: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have checked this payslip' }))
    await expectToast('Thank you. The payslip is marked as checked.')
    await waitFor(() => expect(canvas.getByText(/^Checked on/)).toBeVisible())
  },
}

/** A correction makes a new version: what changed stands beside it, and the former one is a link away. */
export const Corrected: Story = {
  args: {
    setup: [
      respondWith('payslips.get', { data: examplePayslip }),
      respondWith('payslips.versions', {
        data: [
          { ...examplePayslipHead, changes: [{ type: 'penalty', label: 'Penalties', from_kobo: 6_000_000, to_kobo: 4_500_000 }] },
          {
            ...examplePayslipHead,
            id: 'psl_former',
            version_no: 1,
            status: 'revised',
            totals: { ...examplePayslipHead.totals, payable_kobo: 1_268_050_000 },
            changes: [],
          },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const changes = within(await canvas.findByRole('region', { name: 'What changed' }))
    await expect(await changes.findByText('Version 2, this one')).toBeVisible()
    await expect(changes.getByText('Penalties')).toBeVisible()
    await expect(changes.getByRole('link', { name: 'Version 1' })).toHaveAttribute('href', '/earnings/payslip/details/psl_former')
    await expect(within(canvas.getByRole('region', { name: 'Tax withheld' })).getByText('Credit note available')).toBeVisible()
  },
}

/** Where the browser can, the PDF itself goes to another app. */
export const SharesTheFile: Story = {
  args: { device: createPhone() },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await waitFor(() => expect(args.device?.share).toHaveBeenCalledTimes(1))
    // The browser asks for another press: the file is there by then.
    await expect(await canvas.findByText('The PDF is ready. Press Share once more.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(canvas.queryByText('The PDF is ready. Press Share once more.')).toBeNull())
  },
}

export const DownloadFails: Story = {
  args: { setup: failWith('payslips.download', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }))
    await expectToast('The service is not available. Please try again.')
  },
}

export const NotFound: Story = {
  args: { at: '/earnings/payslip/details/psl_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This payslip is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

/** The credit note of an earlier month is there to download; a failed download says so. */
export const CreditNote: Story = {
  args: { at: '/earnings/payslip/details/psl_01202609', setup: failWith('payslips.creditNote', 503) },
  play: async ({ canvas, userEvent }) => {
    const tax = await findSection(canvas, 'Tax withheld')
    await expect(tax.getByText('Credit note available')).toBeVisible()
    await userEvent.click(tax.getByRole('button', { name: 'Download credit note' }))
    await expectToast('The service is not available. Please try again.')
  },
}

export const CreditNotePending: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const tax = await findSection(canvas, 'Tax withheld')
    await expect(tax.getByText('Credit note pending')).toBeVisible()
    await expect(tax.queryByRole('button', { name: 'Download credit note' })).toBeNull()
  },
}
