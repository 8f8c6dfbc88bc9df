import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx'

const meta = {
  title: 'UI/Data/PrintSheet',
  component: PrintSheet,
  args: {
    title: 'Ajah to CMS',
    lines: ['Sat, 21 Nov 2026, 16:25', 'KJA-170LB, Musa Bello'],
    groups: [
      {
        id: 'ajah',
        title: 'Ajah',
        aside: '16:25',
        rows: [
          { id: '1', mark: 'A1', label: 'Adéṣọlá Ọ.', detail: 'to CMS, 0803•••0001', ticked: true },
          { id: '2', mark: 'A2', label: 'Ifeanyi D. and 1 more', detail: 'to Obalende, wheelchair', ticked: false },
        ],
      },
      { id: 'lekki', title: 'Lekki Phase 1', aside: '16:50', rows: [{ id: '3', label: 'Blessing A.', ticked: false }] },
    ],
    footer: 'As of 14:32. Destroy it after the trip.',
    preview: true,
  },
} satisfies Meta<typeof PrintSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}

/** Hidden on the screen, unless it is a preview. */
export const OnTheScreen: Story = {
  args: { preview: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('article')).toBeNull(),
}

const words = 'Adéṣọlá-Oluwaseun Babátúndé'
const manyRows = Array.from({ length: 18 }, (_, index): PrintSheetProps['groups'][number]['rows'][number] => ({
  id: String(index),
  mark: `B${index + 1}`,
  label: `${words} ${index + 1}`,
  detail: 'to Challenge Bus Terminal opposite the old toll gate, luggage',
  ticked: false,
}))

/** More than one page. */
export const LongList: Story = {
  args: { groups: [{ id: 'stop', title: `${words} terminal, platform for long names`, aside: '16:25', rows: manyRows }] },
}

/** A document with sums on A4. */
export const Amounts: Story = {
  args: {
    paper: 'a4',
    title: 'Payslip PSL-2026-10-0001',
    lines: ['1–31 October 2026, issued 1 Nov 2026', words],
    groups: [
      {
        id: 'earned',
        title: 'Earned',
        aside: '₦17,388,000.00',
        rows: [
          { id: '1', label: '412 trips', detail: '412 completed trips at ₦42,000.00 (rate card v3).', amount: '₦17,304,000.00' },
          { id: '2', label: 'Cancelled trips', amount: '₦84,000.00' },
        ],
      },
      { id: 'paid', title: 'Paid to you', aside: '₦17,388,000.00', rows: [] },
    ],
    footer: 'Printed on 21 Nov 2026.',
  },
}
