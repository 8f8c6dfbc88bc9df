import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPeople } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/drivers',
  as: 'drivers',
  queries: { 'drivers.list': 'The drivers could not be loaded' },
  quietQueries: ['drafts.get'],
  empty: { as: 'empty', text: 'No drivers yet' },
  forbidden: { as: 'trips', text: 'You do not have access to view Drivers page' },
}

const meta = {
  title: 'Portal/Drivers/Drivers',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'drivers' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const countRows = async (canvas: Canvas) => {
  const table = await canvas.findByRole('table', { name: 'Drivers' })
  return (await within(table).findAllByRole('rowheader')).length
}

export const Drivers: Story = {
  play: async ({ canvas }) => {
    await expect(await countRows(canvas)).toBeGreaterThan(10)
    await expect(canvas.getByRole('link', { name: /^Unassigned \d/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call Musa Bello' })).toHaveAttribute('href', expect.stringMatching(/^tel:\+234/))
  },
}

/** What was begun can be continued from the list, or discarded. */
export const WithDraft: Story = {
  args: {
    setup: ({ drafts, organizations }) =>
      drafts.set(`${demoPeople.drivers.id} driver ${organizations.okafor.id}`, {
        values: { fname: 'Adéṣọlá', lname: 'O’Connor' },
        updated_at: '2026-11-20T09:00:00.000Z',
      }),
  },
  play: async ({ canvas, userEvent }) => {
    // It is asked for after the list.
    await expect(await canvas.findByText('You have not finished adding Adéṣọlá O’Connor.', undefined, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/drivers/add-driver')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expectToast('Draft discarded')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('You have not finished adding Adéṣọlá O’Connor.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible())
    await expect(await canvas.findByText('Musa Bello')).toBeVisible()
  },
}

export const Unassigned: Story = {
  args: { at: '/drivers?status=active&vehicle=unassigned' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await countRows(canvas)).toBeGreaterThan(0)
    await expect(canvas.getByRole('link', { name: /^Unassigned/ })).toHaveAttribute('aria-current', 'page')
  },
}

/** Diacritics need not be typed. */
export const Searched: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await countRows(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name, phone, plate, licence' }), 'adesola')
    await waitFor(async () => expect(await countRows(canvas)).toBe(1))
    await expect(canvas.getByRole('table')).toHaveTextContent(/Afol/)
  },
}

export const ChoosesColumns: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await countRows(canvas)
    await expect(canvas.queryByRole('columnheader', { name: 'Licence until' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Licence until' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Licence until', hidden: true })).toBeInTheDocument()
  },
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)

export const LongText: Story = {
  args: {
    setup: ({ fleet }) => {
      for (const driver of fleet.drivers) Object.assign(driver, { fname: 'Oluwaseun Adébáyọ̀', lname: 'Chukwuemeka-Okonkwo' })
    },
  },
}
