import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, failWith, respondWith } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { examplePayslipHead } from '../../storyHarness/examplePayslip.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/earnings/payslip',
  as: 'owner',
  queries: { 'payslips.list': 'The payslips could not be loaded' },
  empty: { as: 'empty', at: '/earnings/payslip?year=2022', text: 'Nothing matches' },
  forbidden: { as: 'trips', text: 'You do not have access to view Payslips page' },
}

const meta = {
  title: 'Portal/Earnings/Payslips',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Payslips: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Payslips' }))
    const rows = await table.findAllByRole('rowheader')
    await expect(rows[0]).toHaveTextContent('So far this month')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for PSL-/ })[0] ?? document.body)
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'View details',
      'Download PDF',
      'Download CSV',
    ])
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()),
}

/** A month without earnings pays an earlier payout again that came back: its net alone would say that nothing is paid. */
export const PaysAgain: Story = {
  args: {
    setup: respondWith('payslips.list', {
      data: [
        {
          ...examplePayslipHead,
          status: 'issued',
          paid_at: null,
          totals: { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, carried_forward_kobo: 0, payable_kobo: 211_680_000 },
          returned_kobo: 211_680_000,
        },
      ],
      metadata: { total: 1, page: 1, perPage: 20, pages: 1, as_of: demoNow, counts: { draft: 0, issued: 1, paid: 0, revised: 0 } },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Payslips' }))
    await expect((await table.findByText(/came back$/)).textContent).toBe('+₦2,116,800.00 came back')
  },
}

/** A payslip whose payout the bank sent back says so, and leads to what can be done. */
export const PayoutReturned: Story = {
  args: {
    setup: respondWith('payslips.list', {
      data: [{ ...examplePayslipHead, status: 'issued', paid_at: null, payout_id: 'pay_01202610', payout_status: 'reversed' }],
      metadata: { total: 1, page: 1, perPage: 20, pages: 1, as_of: demoNow, counts: { draft: 0, issued: 1, paid: 0, revised: 0 } },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Payslips' }))
    const link = await table.findByRole('link', { name: 'Payout returned' })
    await expect(link).toHaveAttribute('href', '/earnings/past-payout?payout=pay_01202610')
  },
}

/** The tax of a year for the accountant: what each payslip withheld, and which credit notes are there. */
export const TaxOfYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Tax of the year' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Tax withheld' }))
    await expect((await panel.findAllByText('Pending'))[0]).toBeVisible()
    await expect(panel.getByText(/^withheld in 2026, on \d payslips$/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  },
}

export const TaxOnAPhone: Story = {
  args: { at: '/earnings/payslip?tax=2026' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async () => expect(await screen.findByText(/^withheld in 2026, on /)).toBeVisible(),
}

export const TaxOfAnEmptyYear: Story = {
  args: { at: '/earnings/payslip?tax=2019' },
  tags: ['one-theme'],
  play: async () => expect(await screen.findByText('No payslips in 2019')).toBeVisible(),
}

export const TaxFailed: Story = {
  args: { at: '/earnings/payslip?tax=2026', setup: failWith('payslips.taxYear', 503, { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Tax withheld' }))
    await panel.findByText('The tax of this year could not be loaded')
    await userEvent.click(panel.getByRole('button', { name: /Retry|Try again/ }))
    await expect(await panel.findByText(/^withheld in 2026, on /)).toBeVisible()
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
