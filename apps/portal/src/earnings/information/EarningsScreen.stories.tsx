// Longer than most files: the figures, the lines and the query about a line belong to one screen.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, demoOrganizations, demoPeople, failWith, respondWith, type DemoData } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, screen, userEvent as events, waitFor, within } from 'storybook/test'
import { expectCloseQuestion } from '../../storyHarness/expectCloseQuestion.ts'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/earnings',
  as: 'owner',
  queries: { 'earnings.summary': 'The earnings could not be loaded', 'earnings.vehicles': 'The vehicles could not be loaded' },
  empty: { as: 'empty', text: 'No vehicle earned anything' },
  forbidden: { as: 'trips', text: 'You do not have access to view Earnings page' },
}

const meta = {
  title: 'Portal/Earnings/Information',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const emptyWeek = { from: '2026-11-22', to: '2026-11-28' }
const noAmounts = { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, trips: 0 }
const previousTypes = ['trip_earning', 'bonus', 'toll_reimbursement', 'platform_fee'] as const
type Canvas = ReturnType<typeof within>
type User = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> }

export const Earnings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unsettled earnings')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^PSL-2026-10-/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/earnings/payslip/details/'),
    )
    await expect(canvas.getByText(/^On 7 Dec 2026, to .+ ••••\d{4}\.$/)).toBeVisible()
    await expect(
      (await within(await canvas.findByRole('table', { name: 'Earnings by vehicle' })).findAllByRole('rowheader')).length,
    ).toBeGreaterThan(1)
  },
}

/** A type and a vehicle lead to their lines in the same days, and the lines name what they are filtered by. */
export const LeadsToLines: Story = {
  args: { at: '/earnings?period=last_month' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Platform fee' })).toHaveAttribute(
      'href',
      '/earnings?view=lines&type=platform_fee&period=last_month',
    )
    const [lines] = await canvas.findAllByRole('link', { name: /^Lines of KJA-456XY/ })
    await userEvent.click(lines ?? document.body)
    await expect(await canvas.findByRole('button', { name: /^Remove filter Vehicle: KJA-456XY/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByText('Unsettled earnings')).toBeVisible(),
}

/** A type leads to its lines, which are far below it on a phone. Each names its route and reference: amounts and days repeat. */
export const LinesOfATypeOnAPhone: Story = {
  args: { at: '/earnings?period=last_month' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Platform fee' }))
    const [line] = await canvas.findAllByText(/ERN-/)
    await waitFor(() => expect(line?.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
  },
}

const noSums = { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, trips: 0 }
const noVehicleEarnings = respondWith('earnings.vehicles', {
  data: [
    {
      vehicle: { id: 'veh_1', registration_number: 'KJA-456XY', brand: 'Nissan', name: 'Urvan', year: 2015, type: 'mini_bus' },
      ...noSums,
      shared_kobo: 0,
      costs_kobo: 0,
      profit_kobo: 0,
      margin_bps: null,
      distance_m: 0,
      net_per_km_kobo: null,
    },
  ],
  metadata: { as_of: demoNow, period: { from: '2026-12-01', to: '2026-12-31' }, unallocated: noSums },
})

/** In the first hours of a month there is no net to share. */
export const BeforeTheFirstTrip: Story = {
  args: { setup: noVehicleEarnings },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Earnings by vehicle' }))
    const header = await table.findByRole('rowheader', { name: /KJA-456XY/ })
    await expect(header.closest('tr')).toHaveTextContent(/₦0\.00–Lines/)
    await expect(table.queryByRole('meter')).toBeNull()
  },
}

/** The next payout opened up: its sums, what is not in it yet, and its lines. */
export const NextPayoutOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: 'What is in it, and what is not yet' })
    await userEvent.click(card)
    const content = within(await canvas.findByRole('region', { name: 'In it' }))
    await expect(content.getByText('Estimate so far')).toBeVisible()
    await expect(content.getByRole('link', { name: 'Every line of November 2026 so far' })).toHaveAttribute(
      'href',
      '/earnings/payslip/details/current',
    )
    // The estimate counts what is being checked: it is not under what is not yet in it.
    await expect(content.getByText('Of this, still being checked')).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'Not yet' })).queryByText(/checked/)).toBeNull()
    await expect(canvas.getByRole('list', { name: 'The way to the next payout' })).toBeVisible()
  },
}

/** An account that is closed stops the next payout too: one link mends it, and the failed payout is named. */
export const NextPayoutStopped: Story = {
  args: { as: 'payout-failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The next payout cannot be sent like this.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add another account' })).toHaveAttribute('href', '/settings/add-account')
    await userEvent.click(canvas.getByRole('button', { name: 'What is in it, and what is not yet' }))
    await expect(await canvas.findByRole('link', { name: /^Mend PO-/ })).toBeVisible()
  },
}

/** Opened without an answer it says so, and asks again. */
export const NextPayoutFails: Story = {
  args: { setup: failWith('payouts.next', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What is in it, and what is not yet' }))
    await expect(await canvas.findByText('The next payout could not be opened')).toBeVisible()
  },
}

/** The period is in the address, and the lines follow it; net and types stand beside the month before, by its days. */
export const LastMonth: Story = {
  args: { at: '/earnings?period=last_month' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Period' })).toHaveTextContent('Last month')
    await expect(await canvas.findByRole('link', { name: 'All lines' })).toHaveAttribute('href', '/earnings?view=lines&period=last_month')
    await expect(await canvas.findByText('Compared with 1–30 Sep')).toBeVisible()
    await expect(canvas.getByText(/^(\d+ % (more|less) than|As much as) 1–30 Sep$/)).toBeVisible()
    await expect(canvas.getAllByText(/^\d+ lines?, (the same|₦[\d,.]+ (more|less))$/)[0]).toBeVisible()
  },
}

const openLine = async (canvas: Canvas, userEvent: User) => {
  const table = within(await canvas.findByRole('table', { name: 'Earning lines' }))
  const [row] = await table.findAllByRole('rowheader')
  await userEvent.click(within(row ?? document.body).getByRole('link'))
  return within(await screen.findByRole('dialog'))
}

export const Lines: Story = {
  args: { at: '/earnings?view=lines&period=last_month' },
  play: async ({ canvas, userEvent }) => {
    const panel = await openLine(canvas, userEvent)
    await expect(panel.getByText('Reference')).toBeVisible()
  },
}

/** The link of a payslip, also to lines of which none is left. */
export const LinesOfAPayslip: Story = {
  args: { at: '/earnings?view=lines&disputed=1&payslip_id=psl_01202610&period=all' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('Payslip: PSL-2026-10-0001')).toBeVisible(),
}

const receipt = new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' })

const askAboutALine = async (canvas: Canvas, userEvent: User) => {
  const panel = await openLine(canvas, userEvent)
  await userEvent.click(panel.getByRole('button', { name: 'Query this line' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Query this line' }))
  const send = await dialog.findByRole('button', { name: 'Send query' })
  // It stays in view while the fields scroll.
  await expect(send.closest('form')).toBeNull()
  await userEvent.click(send)
  await expect(await dialog.findByText('Please select what is wrong')).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'The amount is wrong' }))
  await userEvent.type(dialog.getByLabelText('What should it be, and why?'), 'The trip was 12 km longer than you counted.')
  // The input lies hidden in its drop zone.
  await events.setup({ pointerEventsCheck: 0 }).upload(dialog.getByLabelText(/^Files/, { selector: 'input' }), receipt)
  await expect(await dialog.findByText(/, uploaded$/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Send query' }))
  await expectToast('Query sent. We answer within 3 working days.')
  return panel
}

/** Its payslip is older than the thirty days in which it can be queried. */
export const TooLateForAQuery: Story = {
  args: { at: '/earnings?view=lines&from=2026-08-01&to=2026-08-31' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openLine(canvas, userEvent)
    await expect(panel.getByText('This line could be queried until 1 Oct 2026, 30 days after its payslip.')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Query this line' })).toBeNull()
  },
}

export const AsksAboutALine: Story = {
  args: { at: '/earnings?view=lines&period=current_month' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await askAboutALine(canvas, userEvent)
    await waitFor(() => expect(panel.getByText('Your query')).toBeVisible())
    await expect(panel.getByRole('link', { name: /^File 1/ })).toBeVisible()
  },
}

const queryOf = (id: string, created_at: string) => ({
  id,
  line: {
    id: 'ern_0120261121-3',
    reference: 'ERN-0120261121-3',
    amount_kobo: 4_200_000,
    direction: 'credit' as const,
    description: 'Trip',
  },
  reason: 'wrong_amount',
  text: `The text of ${id}`,
  files: [],
  state: 'declined',
  decision_text: `The answer to ${id}`,
  adjustment_id: null,
  created_by: 'Adaeze Okafor',
  created_at,
  decided_at: created_at,
})
const twoQueries = {
  data: [queryOf('dsp_2', '2026-11-21T09:00:00.000Z'), queryOf('dsp_1', '2026-11-18T09:00:00.000Z')],
  metadata: {
    total: 2,
    page: 1,
    perPage: 100,
    pages: 1,
    as_of: '2026-11-21T13:30:00.000Z',
    counts: { open: 0, in_review: 0, accepted: 0, declined: 2 },
  },
}

/** A declined query can be followed by another one; neither hides what was asked and answered before. */
export const ShowsEveryQuery: Story = {
  args: { at: '/earnings?view=lines&period=current_month', setup: respondWith('disputes.list', twoQueries) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await askAboutALine(canvas, userEvent)
    for (const text of ['Your query of 21 Nov 2026', 'The answer to dsp_2', 'Your query of 18 Nov 2026', 'The text of dsp_1'])
      await expect(await panel.findByText(text)).toBeVisible()
    await expect(panel.getByText('The answer to dsp_1')).toBeVisible()
  },
}

/** A phone has dropped the tab, for example for the camera. */
export const GoesOnWithAQuery: Story = {
  args: {
    at: '/earnings?view=lines&period=current_month&line=ern_0120261121-3',
    storedInTab: {
      [`UNSENT ${demoPeople.owner.id} /earnings DisputeForm ERN-0120261121-3`]: JSON.stringify({ text: 'The trip was 12 km longer' }),
    },
  },
  tags: ['one-theme'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Query this line' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Query this line' }))
    await expect(await dialog.findByLabelText('What should it be, and why?')).toHaveValue('The trip was 12 km longer')
  },
}

export const LeavesAQuery: Story = {
  args: { at: '/earnings?view=lines&period=current_month' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openLine(canvas, userEvent)
    await userEvent.click(panel.getByRole('button', { name: 'Query this line' }))
    const text = await screen.findByLabelText('What should it be, and why?')
    await userEvent.type(text, 'The trip was 12 km longer')
    await expectCloseQuestion(userEvent, text)
    await expect(panel.getByRole('button', { name: 'Query this line' })).toBeVisible()
  },
}

const realtime = createFakeRealtime(demoNow)
/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []
const counts = { pending: 0, unsettled: 0, settled: 0, void: 0 }
const noLines = respondWith('earnings.list', {
  data: [],
  metadata: { total: 0, page: 1, perPage: 20, pages: 0, as_of: demoNow, counts, credit_kobo: 0, debit_kobo: 0 },
})

/** New lines push the one that is asked about to the next page: what was typed stays, and the panel shows what was sent. */
export const LineLeavesTheList: Story = {
  args: { at: '/earnings?view=lines&period=current_month', setup: (data) => void renderedData.push(data), realtime },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openLine(canvas, userEvent)
    await userEvent.click(panel.getByRole('button', { name: 'Query this line' }))
    await userEvent.type(await screen.findByLabelText('What should it be, and why?'), 'The trip was 12 km longer')
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${demoOrganizations.okafor.id}:earnings`), { timeout: 10_000 })
    for (const data of renderedData) noLines(data)
    realtime.emit('earning.created', { line_id: 'ern_new', type: 'bonus', direction: 'credit', amount_kobo: 100, unsettled_kobo: 100 })
    await waitFor(() => expect(canvas.getByText('No earnings in this period')).toBeInTheDocument(), { timeout: 5000 })
    const text = screen.getByLabelText('What should it be, and why?')
    await expect(text).toHaveValue('The trip was 12 km longer')
    await expect(text).toHaveFocus()
    const dialog = within(screen.getByRole('dialog', { name: 'Query this line' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'The amount is wrong' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send query' }))
    await expectToast('Query sent. We answer within 3 working days.')
    await expect(await panel.findByText('Query open')).toBeVisible()
    await expect(panel.getByText('The trip was 12 km longer')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Query this line' })).toBeNull()
  },
}

const answerQueries: DemoData['callOverrides'][number]['respond'] = async (_request, handle) => {
  const list = (await handle()) as typeof twoQueries // The mock's own list of this call.
  const answer = { state: 'declined', decision_text: 'The distance is as planned.', decided_at: demoNow } as const
  return { ...list, data: list.data.map((query) => ({ ...query, ...answer })) }
}

// Of its own: the rooms of the story before would be there already.
const answers = createFakeRealtime(demoNow)

/** The answer to a query is announced when it arrives while its line is open. */
export const AnswerArrives: Story = {
  args: { at: '/earnings?view=lines&period=current_month', setup: (data) => void renderedData.push(data), realtime: answers },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await askAboutALine(canvas, userEvent)
    await expect(await panel.findByText('Query open')).toBeVisible()
    await waitFor(() => expect(answers.rooms()).toContain(`partner:${demoOrganizations.okafor.id}:earnings`), { timeout: 10_000 })
    for (const { callOverrides } of renderedData) callOverrides.push({ call: 'disputes.list', times: Infinity, respond: answerQueries })
    answers.emit('dispute.updated', { id: 'dsp_1', line_id: 'ern_1', state: 'declined' })
    const announcement = await panel.findByText('Your query has an answer. The distance is as planned.', undefined, { timeout: 5000 })
    await expect(announcement).toHaveAttribute('role', 'status')
    await expect(panel.getByRole('button', { name: 'Query this line' })).toBeVisible()
  },
}

/** The query is there even where its text and answer cannot be loaded at first. */
export const QueryNotLoaded: Story = {
  args: { at: '/earnings?view=lines&period=current_month', setup: failWith('disputes.list', 503, { times: 1 }) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const panel = await askAboutALine(canvas, userEvent)
    await expect(await panel.findByRole('heading', { name: 'Your query could not be loaded' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }))
    await expect(await panel.findByText('The trip was 12 km longer than you counted.')).toBeVisible()
  },
}

/** A period without an amount: the card of the chart is as tall as its sentence, and the types beside it have those of the days before. */
export const NothingInThePeriod: Story = {
  args: {
    at: '/earnings?from=2026-11-22&to=2026-11-28',
    setup: respondWith('earnings.summary', {
      data: {
        ...noAmounts,
        currency: 'NGN',
        unsettled_kobo: 0,
        by_type: [],
        series: [{ date: emptyWeek.from, gross_kobo: 0, deductions_kobo: 0, net_kobo: 0 }],
        step: 'day',
        returned_payouts: [],
        previous: {
          ...noAmounts,
          from: '2026-11-15',
          to: '2026-11-21',
          by_type: previousTypes.map((type) => ({ type, direction: 'credit', amount_kobo: 100_000, count: 1 })),
        },
        period: emptyWeek,
        next_payout: null,
        latest_payslip: null,
      },
      metadata: { as_of: demoNow },
    }),
  },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('Nothing in this period.')
    const types = canvas.getByText(/^Compared with/).closest('section')
    await expect(types?.offsetHeight).toBeGreaterThan(200)
    await expect(sentence.closest('figure')?.offsetHeight).toBeLessThan(160)
  },
}

/** On a card, which has no header, a share says what it is of. */
export const SharesOnAPhone: Story = {
  args: { at: '/earnings?from=2026-11-01&to=2026-11-20' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^\d+\.\d % of net$/))[0]).toBeVisible()
  },
}

/** A month that is over by its name, and any days; every part shows the same ones. */
export const OtherDays: Story = {
  args: { at: '/earnings?view=lines&from=2026-10-01&to=2026-10-31' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const period = await canvas.findByRole('combobox', { name: 'Period' })
    await expect(period).toHaveDisplayValue('October 2026')
    await userEvent.selectOptions(period, 'Other days')
    await expect(await canvas.findByRole('textbox', { name: 'From' })).toHaveValue('01-10-2026')
    const to = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '05-10-2026')
    // Beside as many days directly before them.
    await expect((await canvas.findAllByText(/26–30 Sep/))[0]).toBeVisible()
    await userEvent.selectOptions(period, 'Last month')
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'From' })).toBeNull())
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
