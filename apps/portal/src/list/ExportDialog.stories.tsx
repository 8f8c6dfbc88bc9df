import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith, neverRespond } from '@vehicle-partner/api/mock'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectToast } from '../storyHarness/expectToast.ts'
import { PortalStory } from '../storyHarness/PortalStory.tsx'

const meta = {
  title: 'Portal/List/ExportDialog',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/earnings/past-payout?tab=paid', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const openDialog = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Export \d+ payouts?$/ }))
  return within(await screen.findByRole('dialog', { name: /^Export \d+ payouts?$/ }))
}

/** By keyboard: the first format has focus, the arrows choose, and the choice is there the next time. */
export const RemembersTheFormat: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'CSV' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('radio', { name: 'Excel (XLSX)' })).toBeChecked()
    // A spreadsheet rounds the thirty digits of a bank reference when it opens CSV.
    await expect(dialog.getByRole('radio', { name: 'Excel (XLSX)' })).toHaveAccessibleDescription(/long references keep all their digits/)
    await expect(dialog.getByRole('link', { name: 'Past exports' })).toHaveAttribute('href', '/earnings/past-payout?tab=paid&report=all')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openDialog(canvas, userEvent)
    await expect(again.getByRole('radio', { name: 'Excel (XLSX)' })).toBeChecked()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { stored: { EXPORT_FORMAT: 'pdf' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked()
    await expect(dialog.getByText(/^\d+ rows? as PDF\.$/)).toBeVisible()
  },
}

/** Rows and kind are said before a long file is made, and the progress is shown while it is. */
export const LongPdf: Story = {
  args: { at: '/earnings?view=lines&period=last_month', stored: { EXPORT_FORMAT: 'pdf' }, setup: neverRespond('reports.create') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Export [\d,]+ lines/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Export [\d,]+ lines/ }))
    await expect(dialog.getByText(/^[\d,]+ rows as PDF\. That is a long PDF/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expect(await dialog.findByRole('progressbar', { name: /^Preparing [\d,]+ rows as PDF$/ })).toBeVisible()
  },
}

/** A search is a filter, and a tab is none. */
export const NamesFilters: Story = {
  args: { at: '/earnings/past-payout?tab=paid&search=PO' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Export \d+ payouts? \(these filters\)$/ })).toBeVisible()
  },
}

/** It stays open, to be tried again. */
export const Fails: Story = {
  args: { setup: failWith('reports.create', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await expectToast('The service is not available. Please try again.')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Export' })).toBeEnabled())
  },
}

/** While the rows of another tab load, the ones before stay, but their number is not that of the export. */
export const OtherTabLoads: Story = {
  tags: ['one-theme'],
  args: {
    at: '/vehicles',
    setup: ({ callOverrides }) =>
      void callOverrides.push({
        call: 'vehicles.list',
        times: Infinity,
        respond: ({ query }, handle) => (JSON.stringify(query).includes('archived') ? new Promise(() => undefined) : handle()),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Export 11 vehicles' })
    await userEvent.click(canvas.getByRole('link', { name: /^Removed/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export vehicles' })).toBeDisabled())
    await expect(canvas.getByRole('table', { name: 'Vehicles' })).toHaveTextContent('LND-482XA')
    await userEvent.click(canvas.getByRole('link', { name: /^All/ }))
    await expect(await canvas.findByRole('button', { name: 'Export 11 vehicles' })).toBeEnabled()
  },
}
