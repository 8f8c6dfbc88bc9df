// Longer than most files: the list, the renewals, the calendar and the costs have stories of their own, on one screen.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoNow, demoOrganizations, failWith, type DemoData } from '@vehicle-partner/api/mock'
import { createFakeRealtime } from '@vehicle-partner/api/realtime'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/vehicles?view=documents',
  as: 'owner',
  queries: { 'documents.list': 'The documents could not be loaded' },
  empty: { as: 'empty', text: 'No documents yet' },
  forbidden: { as: 'trips', text: 'You do not have access to view Vehicles page' },
}

const meta = {
  title: 'Portal/Documents/FleetDocuments',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const findRenewals = async (canvas: Canvas) => canvas.findAllByRole('button', { name: /^Renew: / })

export const ByExpiry: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Documents' }))
    await expect((await table.findAllByText(/^expired \d+ days ago$/))[0]).toBeVisible()
    await expect(table.getAllByRole('link', { name: /^Renew: / })[0]).toHaveAttribute('href')
    await expect(await canvas.findByRole('link', { name: /^To renew \d/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page')
  },
}

/** The file has the rows that the list shows, whichever filters are set. */
export const Exports: Story = {
  args: { at: '/vehicles?view=documents&state=expired&state=expiring' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const countRows = async () => within(await canvas.findByRole('table', { name: 'Documents' })).getAllByRole('row').length - 1
    const exports = await canvas.findByRole('button', { name: /^Export \d+ documents \(these filters\)$/ })
    await expect(exports).toHaveAccessibleName(`Export ${await countRows()} documents (these filters)`)
    await userEvent.click(exports)
    const dialog = within(await screen.findByRole('dialog', { name: exports.textContent }))
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /^Remove filter Status/ }))
    await expect(await canvas.findByRole('button', { name: 'Export 107 documents' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('link', { name: /^Renew: / }))[0]).toBeVisible(),
}

/** What can be searched for is whole in the field. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    // What the search finds, beside the numbers of documents.
    const field = await canvas.findByRole<HTMLInputElement>('searchbox', { name: 'Document, plate, name' })
    await document.fonts.ready
    const { fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = `${fontSize} ${fontFamily}`
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    await expect(pen?.measureText(field.placeholder).width).toBeLessThanOrEqual(room)
  },
}

/** A driver manager sees the documents of drivers only, whatever the address asks for. */
export const OfADriverManager: Story = {
  args: { at: '/drivers?view=documents&owner_type=vehicle', as: 'drivers' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^Renew: / }))[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/drivers\/details\//),
    )
    await expect(canvas.queryByRole('combobox', { name: 'Documents of' })).toBeNull()
    await expect(canvas.queryByText(/^[A-Z]{3}-\d{3}[A-Z]{2}$/)).toBeNull()
  },
}

export const NothingMatches: Story = {
  args: { at: '/vehicles?view=documents&search=tricycle&state=rejected' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible(),
}

export const Renewals: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', onQuery: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await findRenewals(canvas)
    const name = first?.getAttribute('aria-label') ?? ''
    await userEvent.click(first ?? document.body)
    const panel = await screen.findByRole('dialog', { name })
    await userEvent.click(await within(panel).findByRole('button', { name: 'Send for review' }))
    await expect(args.onQuery).toHaveBeenCalledWith('documents.types', expect.anything())
    await expect(args.onQuery).not.toHaveBeenCalledWith('vehicles.get', expect.anything())
    await expect((await within(panel).findAllByText('Kindly select a file'))[0]).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const reason = 'The policy number cannot be read.'
/** The renewals of all insurance certificates were rejected. */
const rejectRenewals = ({ fleet }: DemoData) => {
  const renewals = fleet.documents.filter(({ type, status }) => type === 'insurance' && status === 'approved')
  for (const document of renewals)
    fleet.documents.push({
      ...document,
      id: `${document.id}_renewal`,
      status: 'rejected',
      number: 'REJECTED-1',
      expiry_date: '2030-06-01',
      reason_code: 'unreadable',
      reason_text: reason,
      created_at: demoNow,
    })
}

/** What was rejected comes back with the reason, and the form has what was entered. */
export const RejectedRenewal: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', setup: rejectRenewals },
  play: async ({ canvas, userEvent }) => {
    const [renew] = await canvas.findAllByRole('button', { name: /^Renew: Insurance certificate of / })
    await expect((await canvas.findAllByText(reason))[0]).toBeVisible()
    await userEvent.click(renew ?? document.body)
    const panel = within(await screen.findByRole('dialog', { name: renew?.getAttribute('aria-label') ?? '' }))
    await expect(await panel.findByText(reason)).toBeVisible()
    await expect(panel.getByDisplayValue('REJECTED-1')).toBeVisible()
  },
}

/** Many vehicles whose only document was rejected: more than a page of them expires before the renewals. */
const rejectManyMore =
  (more: number) =>
  ({ fleet }: DemoData) => {
    const [vehicle] = fleet.vehicles
    const document = fleet.documents.find(({ owner_id, type }) => owner_id === vehicle?.id && type === 'insurance')
    if (!vehicle || !document) return
    for (let index = 0; index < more; index += 1) {
      const owner_id = `${vehicle.id}_${index}`
      fleet.vehicles.push({ ...vehicle, id: owner_id })
      fleet.documents.push({ ...document, id: `${document.id}_${index}`, owner_id, status: 'rejected', expiry_date: '2026-01-01' })
    }
  }

/** A reason shows also where the fleet has more rejected documents than one page holds. */
export const RejectedRenewalAmongMany: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', setup: [rejectRenewals, rejectManyMore(100)] },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect((await canvas.findAllByText(reason))[0]).toBeVisible(),
}

/** Also in one that has more of them than are read at once. */
export const RejectedRenewalAmongVeryMany: Story = {
  ...RejectedRenewalAmongMany,
  args: { at: '/vehicles?view=documents&tab=renewals', setup: [rejectRenewals, rejectManyMore(1100)] },
}

const realtime = createFakeRealtime(demoNow)
/** The data of each rendering of the story: React renders twice. */
const renderedData: DemoData[] = []

const sendMeanwhile =
  (message: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const { id: partner_id } = demoOrganizations.okafor
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${partner_id}:vehicles`), { timeout: 10_000 })
    const [first] = await findRenewals(canvas)
    await userEvent.click(first ?? document.body)
    const panel = within(await screen.findByRole('dialog', { name: first?.getAttribute('aria-label') ?? '' }))
    await expect(await panel.findByRole('button', { name: 'Send for review' })).toBeVisible()
    await userEvent.click(panel.getByRole('textbox', { name: /^Issued by/ }))
    for (const { fleet } of renderedData)
      fleet.documents.push(...fleet.documents.map((sent) => ({ ...sent, id: `${sent.id}_renewal`, status: 'under_review' as const })))
    const change = {
      owner_type: 'vehicle',
      owner_id: 'veh_any',
      document_id: 'doc_any',
      type: 'insurance',
      status: 'under_review',
    } as const
    await waitFor(
      () => {
        // Again until this story listens: the room may be that of the story before.
        realtime.emit('document.updated', change, { partner_id })
        return expect(panel.getByText(message)).toBeVisible()
      },
      { timeout: 10_000, interval: 1000 },
    )
    await waitFor(() => expect(panel.getByText(message)).toHaveFocus())
    await userEvent.click(panel.getByRole('button', { name: 'All renewals' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

/** Another person sends what is open here: the form does not vanish, it says so. */
export const RenewalSentMeanwhile: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', setup: (data) => void renderedData.push(data), realtime },
  tags: ['one-theme'],
  play: sendMeanwhile(/^This document was sent and is under review/),
}

/** The form closes also where it cannot be known why its document has left the list. */
export const LeftForUnknownReason: Story = {
  tags: ['one-theme'],
  args: {
    ...RenewalSentMeanwhile.args,
    setup: [(data) => void renderedData.push(data), failWith('vehicles.get', 503), failWith('drivers.get', 503)],
  },
  play: sendMeanwhile(/^This document is no longer in the list of renewals/),
}

/** Another person removes the vehicle of what is open here: nothing was sent. */
export const VehicleRemovedMeanwhile: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', setup: (data) => void renderedData.push(data), realtime },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const { id: partner_id } = demoOrganizations.okafor
    await waitFor(() => expect(realtime.rooms()).toContain(`partner:${partner_id}:vehicles`), { timeout: 10_000 })
    const [first] = await findRenewals(canvas)
    await userEvent.click(first ?? document.body)
    const panel = within(await screen.findByRole('dialog', { name: first?.getAttribute('aria-label') ?? '' }))
    await expect(await panel.findByRole('button', { name: 'Send for review' })).toBeVisible()
    await userEvent.click(panel.getByRole('textbox', { name: /^Issued by/ }))
    const removeAll = () => {
      for (const { fleet } of renderedData)
        for (const vehicle of fleet.vehicles) {
          vehicle.status = 'archived'
          realtime.emit('vehicle.updated', { id: vehicle.id, changed: ['status'], status: 'archived' }, { partner_id })
        }
    }
    await waitFor(
      () => {
        // Again until this story listens: the room may be that of the story before.
        removeAll()
        return expect(panel.getByText(/^This vehicle is removed\. Its documents need no renewal\./)).toBeVisible()
      },
      { timeout: 10_000, interval: 1000 },
    )
    await expect(panel.queryByText(/was sent/)).toBeNull()
    await waitFor(() => expect(panel.getByText(/^This vehicle is removed/)).toHaveFocus())
  },
}

export const RenewalsOnAPhone: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [snooze] = await canvas.findAllByRole('button', { name: /^No reminders for 7 days: / })
    await userEvent.click(snooze ?? document.body)
    await expect(await canvas.findByText(/^No reminders until/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remind me again: / })).toHaveLength(1)
  },
}

/** The button says again what can be done, and the row stays. */
export const SnoozeFails: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', setup: failWith('vehicleDocuments.update', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^No reminders for 7 days: .* of [A-Z]{3}-/ })
    await userEvent.click(buttons[0] ?? document.body)
    await expectToast('The service is not available. Please try again.')
    await expect(canvas.getAllByRole('button', { name: /^No reminders for 7 days: .* of [A-Z]{3}-/ })).toHaveLength(buttons.length)
  },
}

export const NothingToRenew: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', as: 'empty' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Nothing to renew' })).toBeVisible(),
}

export const RenewalsFail: Story = {
  args: { at: '/vehicles?view=documents&tab=renewals', setup: failWith('documents.list', 503) },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('The renewals could not be loaded')).toBeVisible(),
}

/** A day with something on it says so in its name; it opens the list of the day. */
export const Month: Story = {
  args: { at: '/vehicles?view=documents&tab=calendar' },
  play: async ({ canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole('button', { name: /, \d documents? expires?$/ })
    const expected = day?.getAttribute('aria-label')?.match(/\d documents? expires?$/)?.[0] ?? 'nothing'
    await userEvent.click(day ?? document.body)
    await expect(await canvas.findByRole('heading', { level: 3, name: new RegExp(`: ${expected}$`) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Show all of / }))
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Expires in / })).toBeVisible()
  },
}

export const MonthOnAPhone: Story = {
  args: { at: '/vehicles?view=documents&tab=calendar' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('button', { name: /documents? expires?$/ }))[0]).toBeVisible(),
}

export const MonthWithoutExpiries: Story = {
  args: { at: '/vehicles?view=documents&tab=calendar&month=2039-05' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing expires in May 2039')).toBeVisible(),
}

export const MonthFails: Story = {
  args: { at: '/vehicles?view=documents&tab=calendar', setup: failWith('documents.list', 503) },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('The calendar could not be loaded')).toBeVisible(),
}

export const CalendarAddress: Story = {
  args: { at: '/vehicles?view=documents&tab=calendar' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my calendar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to my calendar' }))
    await expect(dialog.getByText(/A new address ends the one that you created before/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create and copy address' }))
    const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' })
    await expect(address.value).toContain('/documents/calendar.ics?token=')
  },
}

export const CalendarAddressFails: Story = {
  args: { at: '/vehicles?view=documents&tab=calendar', setup: failWith('documents.feed', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create and copy address' }))
    await expectToast('The service is not available. Please try again.')
  },
}

/** The sum of the months is the sum above them; a month leads to its days. */
export const Costs: Story = {
  args: { at: '/vehicles?view=documents&tab=costs' },
  play: async ({ canvas, userEvent }) => {
    const months = await canvas.findAllByRole('button', { name: /^[A-Z][a-z]+ 20\d\d: ₦[\d,.]+ for \d+ renewals?$/ })
    const toKobo = (text: string | undefined) => Number(text?.replaceAll(/[,.]/g, ''))
    const total = months.reduce((sum, { textContent }) => sum + toKobo(/₦([\d,.]+)/.exec(textContent)?.[1]), 0)
    const heading = canvas.getByRole('heading', { name: 'Renewals in the next 12 months' })
    await expect(toKobo(/₦([\d,.]+)/.exec(heading.nextElementSibling?.textContent ?? '')?.[1])).toBe(total)
    await expect(canvas.getByText(/^This is an estimate from usual fees, not a bill/)).toBeVisible()
    const [, second] = months
    await userEvent.click(second ?? document.body)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    const link = canvas.getByRole('link', { name: `See ${second?.textContent?.split(':')[0] ?? ''} in the calendar` })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/tab=calendar&month=20\d\d-\d\d$/))
  },
}

export const CostsOnAPhone: Story = {
  args: { at: '/drivers?view=documents&tab=costs' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('link', { name: /^See .* in the calendar$/ }))[0]).toBeVisible(),
}

export const NoCosts: Story = {
  args: { at: '/vehicles?view=documents&tab=costs', as: 'empty' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'No renewals in the next 12 months' })).toBeVisible(),
}

export const CostsFail: Story = {
  args: { at: '/vehicles?view=documents&tab=costs', setup: failWith('documents.forecast', 503) },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('The renewal costs could not be loaded')).toBeVisible(),
}

export const LongText: Story = {
  args: {
    at: '/vehicles?view=documents&tab=renewals',
    setup: ({ fleet }) => {
      for (const driver of fleet.drivers) Object.assign(driver, { fname: 'Oluwaseun Adébáyọ̀', lname: 'Chukwuemeka-Okonkwo' })
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await findRenewals(canvas))[0]).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
