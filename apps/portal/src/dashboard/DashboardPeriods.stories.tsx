import type { Meta, StoryObj } from '@storybook/react-vite'
import { neverRespond, type DemoData } from '@vehicle-partner/api/mock'
import { expect, waitFor } from 'storybook/test'
import { PortalStory } from '../storyHarness/PortalStory.tsx'
import { findCharts, findPage } from './dashboardStoryQueries.ts'

const meta = {
  title: 'Portal/Dashboard periods',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { at: '/dashboard', as: 'owner' },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** A period without trips, for an owner who has trips in other periods. */
export const PeriodWithoutTrips: Story = {
  args: { as: 'individual', at: '/dashboard?period=today' },
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    await canvas.findByText('No trips in this period')
  },
}

export const SelectsAPeriod: Story = {
  tags: ['one-theme'],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await findCharts(canvasElement)
    const period = canvas.getByLabelText('Period')
    await userEvent.selectOptions(period, 'last_week')
    await canvas.findByText('Showing last week, 9–15 November 2026')
    await expect(canvas.getByLabelText('Period')).toHaveFocus()
    await expect(canvas.getByText('9–15 November 2026')).toBeVisible()
  },
}

let shownData: DemoData | undefined

/** Until the figures of another period come, those that stay keep the name of theirs in header, hints and charts. */
export const LabelsStayWithTheirFigures: Story = {
  tags: ['one-theme'],
  args: {
    setup: (demoData) => {
      shownData = demoData
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await findCharts(canvasElement)
    await canvas.findByRole('figure', { name: 'Trips by state, This month' })
    const board = canvas.getByRole('group', { name: 'Overview' })
    const texts = board.textContent
    await expect(board).toHaveTextContent(/more than in 1–21 Oct|fewer than in 1–21 Oct/)
    for (const call of ['partners.summary', 'trips.stats'] as const) if (shownData) neverRespond(call)(shownData)
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'last_week')
    await canvas.findByText('This month', { selector: 'span' })
    await expect(canvas.getByLabelText('Period')).toHaveValue('last_week')
    await expect(board.textContent).toBe(texts)
    await expect(canvas.getByRole('figure', { name: 'Trips by state, This month' })).toBeVisible()
    await expect(canvas.getByRole('figure', { name: 'Trips per day, 1–30 November 2026' })).toBeVisible()
    // Back to the period whose figures are there: nothing is dimmed any more.
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'current_month')
    await waitFor(() => expect(canvas.queryByText('This month', { selector: 'span' })).toBeNull())
  },
}

export const UnknownPeriod: Story = {
  args: { at: '/dashboard?period=fortnight' },
  tags: ['one-theme'],
  play: async ({ canvasElement }) => {
    const canvas = await findPage(canvasElement)
    await expect(canvas.getByLabelText('Period')).toHaveValue('current_month')
  },
}

/** Long periods show a bar per week or month. */
export const AllTime: Story = {
  args: { at: '/dashboard?period=all' },
  play: async ({ canvasElement }) => {
    const canvas = await findCharts(canvasElement)
    await canvas.findByText('Trips per week')
  },
}
