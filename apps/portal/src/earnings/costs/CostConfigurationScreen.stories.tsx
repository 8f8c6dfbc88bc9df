import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const at = '/earnings/cost-configuration'
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: {
    'costConfigurations.get': 'The costs could not be loaded',
    'costConfigurations.versions': /^The changes could not be loaded/,
    'rateCards.list': 'Our terms could not be loaded',
  },
  empty: { as: 'empty', text: 'No vehicles yet' },
  forbidden: { as: 'trips', text: 'You do not have access to view Cost configuration page' },
}

const meta = {
  title: 'Portal/Earnings/Cost configuration',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The form, once the costs are there. */
const findForm = async ({ canvas }: Context) => within(await canvas.findByRole('region', { name: /^Default for all vehicles/ }))

export const Default: Story = {
  play: async (context) => {
    const form = await findForm(context)
    await expect(await form.findByLabelText('Fuel amount')).toBeVisible()
    await expect(await context.canvas.findByRole('region', { name: /^Our terms/ })).toBeVisible()
  },
}

/** A payslip names the version of the terms that it was made by: each one stays to be read. */
export const EarlierTerms: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const earlier = within(await canvas.findByRole('region', { name: 'Earlier terms' }))
    const version = await earlier.findByRole('button', { name: /^Rate card 2, from / })
    await expect(version).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(version)
    await expect(earlier.getAllByText('Platform fee')[0]).toBeVisible()
  },
}

/** The notice of new rates shows what they mean for the fleet. A user confirms it once for the organisation. */
export const NewRates: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const notice = within(await canvas.findByRole('region', { name: /^New rates from / }))
    await expect(notice.getByText(/^Last month would have brought ₦[\d,.]+ less\.$/)).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'I have read this' }))
    await expect(await notice.findByText(/^Read by /)).toBeVisible()
    await waitFor(() => expect(notice.getByText(/^Read by /)).toHaveFocus())
    await expect(notice.queryByRole('button', { name: 'I have read this' })).toBeNull()
  },
}

export const NewRatesNotSent: Story = {
  args: { setup: failWith('rateCards.acknowledge', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const notice = within(await canvas.findByRole('region', { name: /^New rates from / }))
    await userEvent.click(notice.getByRole('button', { name: 'I have read this' }))
    await expectToast('The service is not available. Please try again.')
    await expect(notice.getByRole('button', { name: 'I have read this' })).toBeEnabled()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async (context) => expect(await (await findForm(context)).findByLabelText('Fuel amount')).toBeVisible(),
}

/** What is typed shows at once in the result of last month; saving asks how many vehicles it reaches. */
export const Preview: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const form = await findForm(context)
    const preview = within(canvas.getByRole('group', { name: 'From net to profit' }))
    const loan = await form.findByLabelText('Loan')
    await userEvent.clear(loan)
    await userEvent.type(loan, '77,000')
    await expect(await preview.findByText('Loan')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Save costs' }))
    const question = await screen.findByRole('alertdialog', { name: /vehicles use the default\. Update them all\?$/ })
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, update' }))
    await expect(await screen.findByText('Costs saved')).toBeVisible()
    await waitFor(() => expect(form.getByLabelText('Loan')).toHaveValue('77,000.00'))
    await waitFor(() => expect(form.getByRole('button', { name: 'Save costs' })).toHaveFocus())
    const changes = within(canvas.getByRole('region', { name: 'What was changed' }))
    await expect(await changes.findByText(/^Loan: ₦77,000\.00 each month/)).toBeVisible()
  },
}

/** Another user has saved meanwhile: what was typed stays. */
export const Outdated: Story = {
  args: {
    setup: failWith('costConfigurations.set', 'VersionConflict', { times: 1 }),
  },
  tags: ['one-theme'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const form = await findForm(context)
    const parking = await form.findByLabelText('Parking')
    await userEvent.clear(parking)
    await userEvent.type(parking, '5,000')
    await userEvent.click(form.getByRole('button', { name: 'Save costs' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, update' }))
    await expect(await canvas.findByText('Someone else changed these costs.')).toBeVisible()
    await expect(form.getByLabelText('Parking')).toHaveValue('5,000')
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
