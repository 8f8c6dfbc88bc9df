// Longer than most files: each state of an account, and who reads it, is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { neverRespond, respondWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'
import type { Account } from './accountRules.ts'

const states: ScreenStates = {
  at: '/settings/accounts',
  as: 'owner',
  queries: { 'settlementAccounts.list': 'The accounts could not be loaded' },
  // Without the next payout the accounts are shown alone.
  quietQueries: ['payouts.next'],
  empty: { as: 'empty', text: 'No account yet' },
  forbidden: { as: 'trips', text: 'You do not have access to view Settlement account page' },
}

const meta = {
  title: 'Portal/Settings/Settlement account',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** Changes the two accounts of the owner's organisation. */
const withAccounts =
  (first: Partial<Account>, second: Partial<Account> = {}): DemoSetup =>
  ({ organizations }) => {
    const [primary, other] = organizations.okafor.settlementAccounts
    if (primary) Object.assign(primary, first)
    if (other) Object.assign(other, second)
  }

const confirmPassword = async (userEvent: { type: (element: Element, text: string) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await userEvent.type(await dialog.findByLabelText('Password'), 'Demo-1234{Enter}')
}

export const Accounts: Story = {
  args: { setup: withAccounts({ last_payout_at: '2026-11-05T09:00:00.000Z' }) },
  play: async ({ canvas }) => {
    const primary = within(await canvas.findByRole('article', { name: 'Guaranty Trust Bank ••••6785' }))
    await expect(primary.getByText('Primary')).toBeVisible()
    const payouts = within(await primary.findByRole('list', { name: 'Payouts to this account' }))
    await expect(payouts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Done: Last payoutThu 5 Nov 2026',
      expect.stringMatching(/^Present: Now₦[\d,.]+ so far$/),
      expect.stringMatching(/^Ahead: Next payout\w{3} \d+ \w{3} 2026$/),
    ])
    await expect(primary.queryByRole('button', { name: /^Make/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Make primary: Access Bank/ })).toBeVisible()
    await expect(canvas.getByText(/^A new primary account is used after 24 hours/)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect((await canvas.findAllByRole('article')).length).toBe(2),
}

/** The accounts do not wait for what comes to them next. */
export const NextPayoutPending: Story = {
  args: { setup: neverRespond('payouts.next') },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const primary = within(await canvas.findByRole('article', { name: 'Guaranty Trust Bank ••••6785' }))
    await expect(primary.getByRole('button', { name: /^Show number/ })).toBeVisible()
    await expect(primary.queryByText(/Next payout/)).toBeNull()
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

/** A new primary account waits, and another one is under review. */
export const CoolingOff: Story = {
  args: {
    setup: withAccounts({ usable_from: '2026-11-22T13:00:00.000Z' }, { status: 'under_review', name_match: 'mismatch' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A new primary account waits for 24 hours.')).toBeVisible()
    await expect(canvas.getByText(/^The name differs from yours/)).toBeVisible()
  },
}

/** A transfer failed, and another account was not accepted. */
export const Problems: Story = {
  args: { setup: withAccounts({ failure_count: 1 }, { status: 'rejected' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The last payout to this account failed.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add another account' })).toHaveLength(2)
  },
}

/** The bank has closed the account: only another one helps. */
export const Closed: Story = {
  args: { as: 'payout-failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This account is closed.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add another account' })).toBeVisible()
  },
}

/** Another account is there: no further one is asked for. */
export const FailedBesideAnother: Story = {
  args: { setup: withAccounts({ failure_count: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/or make another of your accounts the primary one\.$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add another account' })).toBeNull()
  },
}

/** Who cannot change accounts is not led to a form; an account that is not the primary one stops no payout. */
export const FailedForAnEarningsManager: Story = {
  args: { as: 'earnings', setup: withAccounts({ failure_count: 1, name_match: 'exact' }, { failure_count: 1, name_match: 'mismatch' }) },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/or add another one\. Only an owner can do this\.$/)).toBeVisible()
    await expect(canvas.getByText('Payouts go to your primary account.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add another account' })).toBeNull()
  },
}

/** Before payouts go to an account that did not receive the last one, the question says so. */
export const MakeFailedPrimary: Story = {
  args: { setup: withAccounts({}, { failure_count: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Make primary: Access Bank/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Pay to Access Bank/ }))
    await expect(await dialog.findByText(/^The last payout to this account failed\. Your next payout/)).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    setup: withAccounts({
      bank_name: 'Infinity Microfinance Bank of the Federal Capital Territory and Environs Limited',
      account_name: 'Adéṣọlá Ọmọ-Ìyá Mobility, Logistics and General Transport Services International Limited',
    }),
  },
  tags: ['one-theme'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Adéṣọlá/)).toBeVisible(),
}

/** An earnings manager reads: the controls are not there. */
export const AsEarningsManager: Story = {
  args: { as: 'earnings' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Guaranty Trust Bank ••••6785' })
    for (const name of [/^Make/, /^Remove/, /^Show/]) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Add account' })).toBeNull()
  },
}

export const MakePrimary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Make primary: Access Bank/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Pay to Access Bank ••••\d{4} from now on\?$/ }))
    await expect(await dialog.findByText(/^Your next payout on/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await confirmPassword(userEvent)
    await expectToast(/^Payouts go to Access Bank/)
    await expect(await canvas.findByText('A new primary account waits for 24 hours.')).toBeVisible()
  },
}

/** A payout that the bank already has. */
const onItsWay = {
  id: 'pay_1',
  reference: 'PO-2026-11-0001',
  payslip_ids: [],
  period: { from: '2026-10-01', to: '2026-10-31' },
  amount_kobo: 1_269_550_000,
  currency: 'NGN' as const,
  method: 'bank_transfer' as const,
  account: {
    bank_code: '058',
    bank_name: 'Guaranty Trust Bank',
    account_number_masked: '••••6785',
    account_name: 'OKAFOR MOBILITY LIMITED',
  },
  account_id: 'acc_1',
  status: 'processing',
  scheduled_for: '2026-11-20',
  initiated_at: '2026-11-20T09:00:00.000Z',
  paid_at: null,
  expected_by: '2026-11-23',
  bank_session_id: null,
  narration: 'VPP/PO-2026-11-0001',
  failure: null,
  attempts: [],
  hold: null,
  next_step: { code: 'wait', text: 'Nothing to do: it is on its way to your bank.', can_retry: false },
  returned: null,
  version: 1,
}

/** A payout that is on its way arrives at its account, whatever becomes of it meanwhile. */
export const PayoutOnItsWay: Story = {
  args: {
    setup: respondWith('payouts.list', {
      data: [onItsWay],
      metadata: {
        total: 1,
        page: 1,
        perPage: 20,
        pages: 1,
        as_of: '2026-11-21T13:32:00.000Z',
        counts: { upcoming: 1, paid: 0, problem: 0 },
      },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Make primary: Access Bank/ }))
    await screen.findByText(/₦12,695,500\.00 is on its way to Guaranty Trust Bank ••••6785 and still arrives there\.$/)
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Guaranty/ }))
    const text = /next active account, .* ₦12,695,500\.00 is on its way to this account and still arrives there\.$/
    await expect(await screen.findByText(text)).toBeVisible()
  },
}

/** Who gives up the step-up is back at the question, and nothing has changed. */
export const StepUpGivenUp: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Make primary: Access Bank/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await userEvent.type(await stepUp.findByLabelText('Password'), 'not-it{Enter}')
    await expect((await stepUp.findAllByText('The password is not correct'))[0]).toBeVisible()
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await expect(await toasts.findByRole('listitem')).toHaveTextContent('The password is not correct')
    await userEvent.click(stepUp.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled())
    await expect(toasts.queryByRole('listitem')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: /^Make primary: Access Bank/ })).toBeVisible()
  },
}

/** The bank has not confirmed the other account: the toast has the message of the server. */
export const RemovalRefused: Story = {
  args: { setup: withAccounts({}, { status: 'verifying' }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Guaranty/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }))
    await confirmPassword(userEvent)
    await expectToast('Another account must be active before you can remove this one')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Yes, remove' })).toBeEnabled())
  },
}

export const ShowsTheNumber: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show number: Guaranty/ }))
    await confirmPassword(userEvent)
    const number = await canvas.findByText(/^\d{10}$/)
    const copy = canvas.getByRole('button', { name: 'Copy number' })
    await waitFor(() => expect(copy).toHaveFocus())
    await expect(copy).toHaveAccessibleDescription(expect.stringContaining(number.textContent))
  },
}
