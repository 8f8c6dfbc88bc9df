import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, type DemoSetup } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/settings/audit',
  as: 'owner',
  queries: { 'audit.list': 'The entries could not be loaded' },
  empty: {
    setup: [
      ({ team }) => {
        team.trail = []
      },
    ],
    text: 'Nothing has happened yet',
  },
  // Owners only.
  forbidden: { as: 'trips', text: 'You do not have access to view Audit log page' },
}

const meta = {
  title: 'Portal/Settings/AuditLog',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const sentences = async (canvas: Canvas) => {
  const table = await canvas.findByRole('table', { name: 'Audit log' })
  const cells = await within(table).findAllByRole('rowheader')
  return cells.map(({ textContent }) => textContent)
}

/** Waits for the range of rows that the pages show. */
const expectRange = async (canvas: Canvas, range: string) => expect((await canvas.findAllByText(range))[0]).toBeVisible()

/** Fifty more entries, so that there are several pages. */
const addEntries: DemoSetup = ({ team }) => {
  const [sample] = team.trail
  if (!sample) throw new Error('The demo has no audit log')
  for (let number = 1; number <= 50; number += 1) {
    const event = {
      ...sample.event,
      id: `${sample.event.id}-${number}`,
      at: '2026-10-01T08:00:00.000Z',
      summary: `Earlier change ${number}`,
    }
    team.trail.unshift({ ...sample, event })
  }
}

export const Entries: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await sentences(canvas)
    await expect(first).toBe('Fatima Yusuf changed seats of KJA-456XY')
    await expect(second).toBe('Fatima Yusuf assigned LND-482XA to Musa Bello')
    await expect(canvas.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByText('21 Nov 2026, 13:57')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export 10 entries' })).toBeVisible()
  },
}

/** A plate stays on one line of its entry. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible())
    await expect(canvas.getByRole('option', { name: 'Who, A to Z' })).toBeVisible()
    const entry = await canvas.findByRole('link', { name: 'Fatima Yusuf changed seats of KJA-456XY' })
    const plate = within(entry).getByText('KJA-456XY')
    for (let width = 110; width < 330; width += 5) {
      entry.style.inlineSize = `${width}px`
      await expect(plate.getClientRects()).toHaveLength(1)
    }
  },
}

export const Sorted: Story = {
  args: { at: '/settings/audit?sort=actor' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await sentences(canvas)
    await expect(canvas.getByRole('columnheader', { name: 'Who' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Who' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Who' })).toHaveAttribute('aria-sort', 'descending'))
    // After both directions a column gives way to the list's own order.
    await userEvent.click(canvas.getByRole('button', { name: 'Who' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'descending'))
    // The list's own order can be turned round.
    await userEvent.click(canvas.getByRole('button', { name: 'When' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending'))
    // Rows are dimmed until the next ones are there.
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy]')).toBeNull())
  },
}

export const Filtered: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await sentences(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Vehicle Partner' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Show 2 entries' }))
    const chip = await canvas.findByRole('button', { name: 'Remove filter Who: Vehicle Partner' })
    await waitFor(async () => expect(await sentences(canvas)).toHaveLength(2))
    await expect(await canvas.findByRole('button', { name: 'Export 2 entries (these filters)' })).toBeVisible()
    await userEvent.click(chip)
    await waitFor(async () => expect(await sentences(canvas)).toHaveLength(10))
  },
}

export const FilteredByDay: Story = {
  args: { at: '/settings/audit?from=2026-11-15&to=2026-11-19&entity_type=member' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await sentences(canvas)).toEqual(['Adaeze Okafor invited invited@demo.test'])
    await expect(canvas.getByRole('button', { name: 'Remove filter About: Member' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

export const Searched: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await sentences(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by person or item' }), 'KJA-456')
    await waitFor(async () => expect(await sentences(canvas)).toEqual(['Fatima Yusuf changed seats of KJA-456XY']))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await waitFor(async () => expect(await sentences(canvas)).toHaveLength(10))
  },
}

export const NothingMatches: Story = {
  args: { at: '/settings/audit?search=hiace&action=member.invited' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await expect(canvas.getByText('No entry has “hiace” with Action: Member invited.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Export/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await sentences(canvas)).toHaveLength(10))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** Unknown filters and fields, and values that are none, fall back. */
export const MalformedAddress: Story = {
  args: { at: '/settings/audit?page=none&perPage=7&sort=colour&from=yesterday&colour=red' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await sentences(canvas)).toHaveLength(10)
    await expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
  },
}

export const SeveralPages: Story = {
  args: { setup: addEntries, at: '/settings/audit?perPage=10' },
  play: async ({ canvas, userEvent }) => {
    await sentences(canvas)
    await expectRange(canvas, '1 to 10 of 60')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expectRange(canvas, '11 to 20 of 60')
    // Another order begins at the first page.
    await userEvent.click(canvas.getByRole('button', { name: 'Who' }))
    await expectRange(canvas, '1 to 10 of 60')
  },
}

/** A page after the last one gives way to the last one. */
export const PageAfterTheLast: Story = {
  args: { setup: addEntries, at: '/settings/audit?perPage=10&page=99' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expectRange(canvas, '51 to 60 of 60')
  },
}

export const OpenEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Fatima Yusuf assigned LND-482XA to Musa Bello' }))
    const panel = await screen.findByRole('dialog', { name: 'Fatima Yusuf assigned LND-482XA to Musa Bello' })
    await expect(within(panel).getByText('Musa Bello (before: nothing)')).toBeVisible()
    await expect(within(panel).getByRole('link', { name: 'Open LND-482XA' })).toHaveAttribute(
      'href',
      expect.stringContaining('/vehicles/details/'),
    )
  },
}

export const ClosesTheEntry: Story = {
  tags: ['one-theme'],
  play: async (context) => {
    await OpenEntry.play?.(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const ExportFails: Story = {
  args: { setup: failWith('reports.create', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export 10 entries' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await expectToast('The service is not available. Please try again.')
  },
}

export const LongText: Story = {
  args: {
    setup: ({ team }) => {
      for (const { event } of team.trail) {
        event.actor.name = 'Oluwaseun Adébáyọ̀-Okonkwo Chukwuemeka'
        event.summary = `${event.actor.name} changed company address, company email and 14 more of Okafor Mobility and Logistics Services Limited`
      }
    },
  },
}
