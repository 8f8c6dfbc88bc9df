import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from '../Carousel/Carousel.tsx'
import { PayslipIllustration } from './PayslipIllustration.tsx'

const meta = {
  title: 'UI/Illustrations/PayslipIllustration',
  component: PayslipIllustration,
  args: {
    title: 'Payslip',
    period: 'October 2026',
    lines: [
      { label: '412 trips', amount: '₦17,304,000.00' },
      { label: 'Bonus', amount: '₦250,000.00' },
      { label: 'Cancellation pay', amount: '₦84,000.00' },
      { label: 'Tolls paid back', amount: '₦61,500.00' },
      { label: 'Deductions', amount: '−₦5,004,000.00' },
    ],
    total: { label: 'Paid to you', amount: '₦12,695,500.00' },
  },
  parameters: { layout: 'fullscreen' },
  // The dark panel that the illustration is designed for.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Carousel
          slides={[
            {
              id: 'one',
              title: 'Earn from your Vehicles',
              text: 'See what every trip pays and when it reaches your bank.',
              illustration: <Story />,
            },
          ]}
        />
      </div>
    ),
  ],
} satisfies Meta<typeof PayslipIllustration>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
