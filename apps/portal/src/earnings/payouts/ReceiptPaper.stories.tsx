import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examplePayout } from '../../storyHarness/examplePayslip.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'

const meta = {
  title: 'Portal/Earnings/Receipt on paper',
  component: ReceiptPaper,
  args: { payout: examplePayout, company: 'Okafor Mobility Limited', preview: true },
} satisfies Meta<typeof ReceiptPaper>
export default meta
type Story = StoryObj<typeof meta>

export const OnPaper: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => expect(canvas.getByText('VPP/PO-2026-11-0001')).toBeVisible(),
}
