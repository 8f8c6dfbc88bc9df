import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examplePayslip } from '../../storyHarness/examplePayslip.ts'
import { PayslipPaper } from './PayslipPaper.tsx'

const meta = {
  title: 'Portal/Earnings/Payslip on paper',
  component: PayslipPaper,
  args: { payslip: examplePayslip, organization: 'Okafor Mobility Limited', preview: true },
} satisfies Meta<typeof PayslipPaper>
export default meta
type Story = StoryObj<typeof meta>

export const OnPaper: Story = {
  tags: ['one-theme'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Paid to you ₦12,695,500.00' })).toBeVisible()
    await expect(
      canvas.getByText('Paid to Okafor Mobility Limited, RC1482207, 14 Adeniran Ogunsanya Street, Surulere, Lagos'),
    ).toBeVisible()
  },
}
