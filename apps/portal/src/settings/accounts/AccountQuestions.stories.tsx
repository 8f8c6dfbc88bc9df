import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, demoOrganizations, type DemoData } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/Settings/Questions about an account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/settings/accounts', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const { id: partnerId } = demoOrganizations.okafor
const realtime = createFakeRealtime(demoNow)
/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

/** What another owner does with the accounts. */
const changeAccounts = (change: (accounts: DemoData['organizations']['okafor']['settlementAccounts']) => void) => {
  for (const { organizations } of renderedData) change(organizations.okafor.settlementAccounts)
  realtime.emit('settlement_account.updated', { id: 'acc_1', status: 'active' }, { partner_id: partnerId })
}

/** Another owner makes the account the primary one, then removes it, while this owner is asked about it. */
export const ChangedMeanwhile: Story = {
  args: { setup: (data) => void renderedData.push(data), realtime },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${partnerId}:earnings`), { timeout: 10_000 })
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Access Bank/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Remove Access Bank/ }))
    await expect(await dialog.findByText(/^No new payout is sent to it\./)).toBeVisible()
    changeAccounts((accounts) => {
      for (const account of accounts) account.is_primary = !account.is_primary
    })
    await expect(await dialog.findByText(/^New payouts then go to your next active account/, undefined, { timeout: 5000 })).toBeVisible()
    changeAccounts((accounts) => {
      accounts.splice(
        accounts.findIndex(({ is_primary }) => is_primary),
        1,
      )
    })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 })
  },
}

/** The list no longer has a removed account while what else its removal changes still loads: the next question stays open. */
export const NextQuestionStays: Story = {
  args: { setup: (data) => void renderedData.push(data) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Access Bank/ }))
    const first = within(await screen.findByRole('alertdialog', { name: /^Remove Access Bank/ }))
    await userEvent.click(first.getByRole('button', { name: 'Yes, remove' }))
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    let endLoading: () => void = () => undefined
    const respond = () => new Promise((_, reject) => (endLoading = () => reject(new Error('No answer'))))
    for (const { callOverrides } of renderedData) callOverrides.push({ call: 'payouts.next', times: 1, respond })
    await userEvent.type(await stepUp.findByLabelText('Password'), 'Demo-1234{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 })
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Guaranty/ }))
    await expect(await screen.findByRole('alertdialog', { name: /^Remove Guaranty/ })).toBeVisible()
    endLoading()
    await expectToast(/^Access Bank .* is removed$/)
    await expect(screen.getByRole('alertdialog', { name: /^Remove Guaranty/ })).toBeVisible()
  },
}
