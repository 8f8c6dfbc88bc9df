import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, loseResponse } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/settings/add-account',
  as: 'owner',
  queries: { 'banks.list': 'The banks could not be loaded', 'settlementAccounts.list': 'The accounts could not be loaded' },
  empty: null,
  forbidden: { as: 'trips', text: 'You do not have access to view Add settlement account page' },
}

const meta = {
  title: 'Portal/Settings/Add settlement account',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const fill =
  (number: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Bank' }), 'zenith')
    await userEvent.click(await screen.findByRole('option', { name: 'Zenith Bank' }))
    await userEvent.type(canvas.getByLabelText('Account number'), number)
  }

/** Found and confirmed, before it is sent. */
export const Found: Story = {
  play: async (context) => {
    await fill('2080123456')(context)
    await expect(await context.canvas.findByText('Matches Okafor Mobility Limited')).toBeVisible()
    await expect(context.canvas.getByLabelText('Account number').getBoundingClientRect().width).toBeLessThan(720)
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByRole('combobox', { name: 'Bank' })).toBeVisible(),
}

/** The bank does not know 0000000000 (sandbox.md). */
export const NotFound: Story = {
  play: async (context) => {
    await fill('0000000000')(context)
    await expect(await context.canvas.findByText('We could not find this account. Check the number and bank.')).toBeVisible()
  },
}

export const BankAway: Story = {
  args: { setup: failWith('banks.resolve', 503, { times: 1, message: 'The bank is not answering. Try again.' }) },
  tags: ['one-theme'],
  play: async (context) => {
    await fill('2080123456')(context)
    await expect(await context.canvas.findByText(/^The bank is not answering/)).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Try again|Retry/ }))
    await expect(await context.canvas.findByText('Matches Okafor Mobility Limited')).toBeVisible()
  },
}

/** After the password the account is in the list. */
export const Added: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await fill('2080123456')(context)
    const { canvas, userEvent } = context
    await canvas.findByText('Matches Okafor Mobility Limited')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This account belongs to Okafor Mobility Limited' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }))
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await userEvent.type(await stepUp.findByLabelText('Password'), 'Demo-1234{Enter}')
    await expectToast('Zenith Bank ••••3456 is added')
    await expect(await canvas.findByRole('article', { name: 'Zenith Bank ••••3456' })).toBeVisible()
  },
}

/** A code by SMS in place of the password; giving up keeps what was typed. */
export const StepUpByCode: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await fill('2080123456')(context)
    const { canvas, userEvent } = context
    await canvas.findByText('Matches Okafor Mobility Limited')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This account belongs to Okafor Mobility Limited' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }))
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    const otherWay = await stepUp.findByRole('button', { name: 'Send a code to your phone instead' })
    // It stands at the start of the fields.
    await expect(otherWay.offsetWidth).toBeLessThan(stepUp.getByLabelText('Password').offsetWidth)
    await userEvent.click(otherWay)
    await waitFor(() => expect(stepUp.getByRole('textbox', { name: '4-digit code' })).toHaveFocus())
    await userEvent.click(stepUp.getByRole('button', { name: 'Use your password instead' }))
    await waitFor(() => expect(stepUp.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Account number')).toHaveValue('2080123456')
    // The code that was sent still counts: another one is not sent so soon.
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }))
    const again = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await userEvent.click(await again.findByRole('button', { name: 'Enter the code from your phone instead' }))
    await userEvent.type(await again.findByRole('textbox', { name: '4-digit code' }), '1234')
    await expectToast('Zenith Bank ••••3456 is added')
  },
}

/** The response to the code gets lost: the same code is sent again, and counts. */
export const StepUpResponseLost: Story = {
  args: { setup: loseResponse('auth.confirmStepUp') },
  tags: ['one-theme'],
  play: async (context) => {
    await fill('2080123456')(context)
    const { canvas, userEvent } = context
    await canvas.findByText('Matches Okafor Mobility Limited')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This account belongs to Okafor Mobility Limited' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }))
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await userEvent.click(await stepUp.findByRole('button', { name: 'Send a code to your phone instead' }))
    await userEvent.type(await stepUp.findByRole('textbox', { name: '4-digit code' }), '1234')
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toBeVisible())
    await userEvent.click(stepUp.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByRole('article', { name: /••••3456$/ })).toBeVisible()
  },
}

/** With the maximum number of accounts there is no form to fill in for nothing. */
export const Full: Story = {
  args: {
    setup: ({ organizations: { okafor } }) => {
      const [account] = okafor.settlementAccounts
      if (account) okafor.settlementAccounts.push({ ...account, id: 'acc_third', is_primary: false })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You have 3 accounts already')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Bank' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'See the accounts' }))
    await expect((await canvas.findAllByRole('button', { name: /^Remove/ })).length).toBeGreaterThan(0)
  },
}

/** An earnings manager may read the accounts. */
export const AsEarningsManager: Story = {
  args: { as: 'earnings' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('Only an owner can add an account')).toBeVisible(),
}
