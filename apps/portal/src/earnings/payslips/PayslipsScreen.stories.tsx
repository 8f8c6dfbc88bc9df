import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { emptyStory, failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const states: ScreenStates = {
  at: '/earnings/payslip',
  as: 'owner',
  queries: { 'payslips.list': 'The payslips could not be loaded' },
  empty: { as: 'empty', at: '/earnings/payslip?year=2022', text: 'Nothing matches' },
  forbidden: { as: 'trips', text: 'You do not have access to view Payslips page' },
}

const meta = {
  title: 'Portal/Earnings/Payslips',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at: states.at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Payslips: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Payslips' }))
    const rows = await table.findAllByRole('rowheader')
    await expect(rows[0]).toHaveTextContent('So far this month')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for PSL-/ })[0] ?? document.body)
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'View details',
      'Download PDF',
      'Download CSV',
    ])
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Empty = emptyStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
