import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, failWith, respondWith, type DemoData } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { payoutNextStep } from '@vehicle-partner/domain'
import { examplePayout } from '../../storyHarness/examplePayslip.ts'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/earnings/past-payout',
  as: 'owner',
  queries: { 'payouts.list': 'The payouts could not be loaded' },
  empty: { as: 'empty', text: 'No payouts yet' },
  forbidden: { as: 'trips', text: 'You do not have access to view Past payouts page' },
}

const meta = {
  title: 'Portal/Earnings/Past payouts',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void> }

const findReferences = async (canvas: Canvas) => {
  const table = await canvas.findByRole('table', { name: 'Past payouts' })
  return (await within(table).findAllByRole('rowheader')).map(({ textContent }) => textContent)
}

const openPayout = async (canvas: Canvas, userEvent: User, index: number) => {
  const reference = (await findReferences(canvas))[index] ?? ''
  await userEvent.click(canvas.getByRole('link', { name: reference }))
  return within(await screen.findByRole('dialog', { name: reference }))
}

export const Payouts: Story = {
  play: async ({ canvas }) => {
    await expect((await findReferences(canvas)).length).toBeGreaterThan(2)
    await expect(canvas.getByRole('link', { name: /^Paid \d/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()),
}

/** What the alert of the bank shows, to copy, and the receipt. */
export const Paid: Story = {
  args: { at: '/earnings/past-payout?tab=paid' },
  play: async ({ canvas, userEvent }) => {
    const panel = await openPayout(canvas, userEvent, 0)
    await expect(await panel.findByText(/^VPP\//)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Receipt' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Money not there?' }))
    await expect(await panel.findByRole('button', { name: 'Copy session id' })).toBeVisible()
  },
}

/** The three buttons keep to one line. */
export const PaidOnAPhone: Story = {
  args: { at: '/earnings/past-payout?tab=paid' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const [amount] = await canvas.findAllByRole('link', { name: /^₦/ })
    await userEvent.click(amount ?? document.body)
    const help = await screen.findByRole('button', { name: 'Money not there?' })
    await expect(help.getBoundingClientRect().height).toBe(44)
  },
}

export const Upcoming: Story = {
  args: { at: '/earnings/past-payout?tab=upcoming' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPayout(canvas, userEvent, 0)
    await expect(await panel.findByText(/^Planned for/)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Receipt' })).toBeNull()
  },
}

/** A failed payout says why, and has one way out. */
export const Problem: Story = {
  args: { as: 'payout-failed', at: '/earnings/past-payout?tab=problem' },
  play: async ({ canvas, userEvent }) => {
    const panel = await openPayout(canvas, userEvent, 0)
    await waitFor(() => expect(panel.getAllByText(/account/i).length).toBeGreaterThan(0))
  },
}

/** What stops the next payout is said here as on the page of the earnings. */
export const UpcomingCannotBeSent: Story = {
  args: { as: 'payout-failed', at: '/earnings/past-payout?tab=upcoming' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Cannot be sent yet'))[0]).toBeVisible()
    const panel = await openPayout(canvas, userEvent, 0)
    await expect(await panel.findByText(/^It cannot be sent like this/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Add another account' })).toHaveAttribute('href', '/settings/add-account')
  },
}

const returned = {
  payout_id: 'pay_01202610',
  reference: examplePayout.reference,
  label: 'Payout of 5 Nov came back',
  amount_kobo: examplePayout.amount_kobo,
  returned_at: '2026-11-09T09:00:00.000Z',
}
const account = { account: '1', status: 'active', name_match: 'exact', usable_from: null }

/** A payout that came back, with the next step that the rule of domain gives it. */
function respondReturned(payslip: { id: string; number: string } | null) {
  const facts = { status: 'reversed', hold_code: null, failures: [], otherAccounts: [], isVerified: true, hasBank: true } as const
  const next_step = payoutNextStep({ ...facts, returned: { ...returned, payslip, isSameAccount: true } }, account, new Date(demoNow))
  const payout = { ...examplePayout, id: 'pay_01202610', status: 'reversed' as const, returned: { ...returned, payslip }, next_step }
  return respondWith('payouts.get', { data: payout })
}

/** A payout that came back names the day on which it is paid again, and what makes sure that it arrives then. */
export const Returned: Story = {
  args: { at: `/earnings/past-payout?payout=pay_01202610`, setup: respondReturned(null) },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: examplePayout.reference }))
    const again = 'It is paid again with the next payslip, planned for 7 Dec 2026.'
    await expect(await panel.findByText(again)).toBeVisible()
    await expect(panel.getByText(new RegExp(`^${again} Ask your bank whether your account can receive money`))).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Show accounts' })).toHaveAttribute('href', '/settings/accounts')
  },
}

/** Once a payslip pays it again, it leads there. */
export const ReturnedAndPaidAgain: Story = {
  args: {
    at: `/earnings/past-payout?payout=pay_01202610`,
    setup: respondReturned({ id: 'psl_01202611', number: 'PSL-2026-11-0001' }),
  },
  tags: ['one-theme'],
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Show PSL-2026-11-0001' })
    await expect(link).toHaveAttribute('href', '/earnings/payslip/details/psl_01202611')
  },
}

/** The organisation of the page, whose primary account changes. */
const opened: { organization?: DemoData['organizations']['swift'] | undefined } = {}
const choosePrimary = (id: string, usable_from: string | null) => {
  const accounts = opened.organization?.settlementAccounts
  const [account] = accounts ?? []
  for (const each of accounts ?? []) each.is_primary = false
  if (account) accounts?.push({ ...account, id, is_primary: true, usable_from })
}

/** The primary account changes while the question is open: one message says why the payout is not sent. */
export const AccountChangedMeanwhile: Story = {
  args: {
    as: 'payout-failed',
    at: '/earnings/past-payout?tab=problem',
    setup: ({ organizations }) => {
      opened.organization = organizations.swift
    },
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await findReferences(canvas)
    choosePrimary('acc_second', null)
    const panel = await openPayout(canvas, userEvent, 0)
    await userEvent.click(await panel.findByRole('button', { name: 'Send again' }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Send .* again\?$/ }))
    choosePrimary('acc_third', '2099-01-01T00:00:00.000Z')
    await userEvent.click(question.getByRole('button', { name: 'Yes, send' }))
    await expectToast(/^Your new account receives its first payout 24 hours after it was chosen/)
    await expect(question.queryByText('An error occurred!')).toBeNull()
  },
}

export const ReceiptFails: Story = {
  args: { at: '/earnings/past-payout?tab=paid', setup: failWith('payouts.receipt', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openPayout(canvas, userEvent, 0)
    await userEvent.click(await panel.findByRole('button', { name: 'Receipt' }))
    await expectToast('The service is not available. Please try again.')
  },
}

export const OfAnother: Story = {
  args: { at: '/earnings/past-payout?payout=pay_of_others' },
  tags: ['one-theme'],
  play: async () => expect(await screen.findByText('This payout is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
