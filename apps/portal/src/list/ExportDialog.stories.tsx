import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith } from '@vehicle-partner/api/mock'
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
  await userEvent.click(await canvas.findByRole('button', { name: /^Export \d+ payouts? \(these filters\)$/ }))
  return within(await screen.findByRole('dialog', { name: /^Export \d+ payouts? \(these filters\)$/ }))
}

/** By keyboard: the first format has focus, the arrows choose, and the choice is there the next time. */
export const RemembersTheFormat: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent)
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'CSV' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('radio', { name: 'Excel (XLSX)' })).toBeChecked()
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
