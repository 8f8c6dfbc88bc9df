import type { Meta, StoryObj } from '@storybook/react-vite'
import { failWith } from '@vehicle-partner/api/mock'
import { expect, waitFor, within } from 'storybook/test'
import { expectToast } from '../../storyHarness/expectToast.ts'
import { PortalStory } from '../../storyHarness/PortalStory.tsx'
import { failedStory, forbiddenStory, loadingStory, offlineStory, type ScreenStates } from '../../storyHarness/screenStates.tsx'

const at = '/earnings/payslip/details/psl_01202610'
const states: ScreenStates = {
  at,
  as: 'owner',
  queries: { 'payslips.get': 'The payslip could not be loaded' },
  // A payslip always has its totals.
  empty: null,
  forbidden: { as: 'trips', text: 'You do not have access to view Payslip page' },
}

const meta = {
  title: 'Portal/Earnings/Payslip',
  component: PortalStory,
  parameters: { layout: 'fullscreen', states },
  args: { at, as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const findSection = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

export const Payslip: Story = {
  play: async ({ canvas }) => {
    await expect((await findSection(canvas, 'Earned')).getByText('Gross')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'From gross to net' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expect((await findSection(canvas, 'Deducted')).getByText('Deductions')).toBeVisible(),
}

/** A line opens to what it is made of. */
export const WhyThis: Story = {
  play: async ({ canvas, userEvent }) => {
    const earned = await findSection(canvas, 'Earned')
    await userEvent.click(earned.getAllByRole('button', { name: /^Why\sthis\?/ })[0] ?? document.body)
    await expect(await earned.findByRole('table', { name: /is made of$/ })).toBeVisible()
    await userEvent.click(earned.getByRole('button', { name: /^Close/ }))
    await expect(earned.queryByRole('table')).toBeNull()
  },
}

export const SoFarThisMonth: Story = {
  args: { at: '/earnings/payslip/details/current' },
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Yours so far'))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  },
}

export const Checked: Story = {
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have checked this payslip' }))
    await expectToast('Thank you. The payslip is marked as checked.')
    await waitFor(() => expect(canvas.getByText(/^Checked on/)).toBeVisible())
  },
}

export const DownloadFails: Story = {
  args: { setup: failWith('payslips.download', 503) },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }))
    await expectToast('The service is not available. Please try again.')
  },
}

export const NotFound: Story = {
  args: { at: '/earnings/payslip/details/psl_of_others' },
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(await canvas.findByText('This payslip is not here')).toBeVisible(),
}

export const Loading = loadingStory(states)
export const Failed = failedStory(states)
export const Forbidden = forbiddenStory(states)
export const Offline = offlineStory(states)
