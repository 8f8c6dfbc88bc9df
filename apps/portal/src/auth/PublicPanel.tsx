import { Carousel } from '@vehicle-partner/ui'
import { PayslipIllustration, CityRoadsIllustration } from '@vehicle-partner/ui/illustrations'
import { productBenefits } from '../shell/productBenefits.ts'

// Example amounts; they add up to the total.
const payslip = {
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
} as const

const slides = [
  {
    id: 'manage',
    ...productBenefits.manage,
    illustration: (
      <CityRoadsIllustration
        stops={['Ikeja', 'Ojota', 'Yaba', 'CMS', 'Oshodi', 'Ikorodu']}
        vehicles={[
          { plate: 'LND-482XA', driver: 'Musa Bello' },
          { plate: 'KJA-456XY', driver: 'Blessing Etim' },
          { plate: 'AAA-934KC', driver: 'Chidi Eze' },
        ]}
      />
    ),
  },
  { id: 'earn', ...productBenefits.earn, illustration: <PayslipIllustration {...payslip} /> },
]

/** The dark panel of the public pages: a carousel of the product's benefits (spec section 1). */
export function PublicPanel() {
  return <Carousel slides={slides} labels={{ carousel: 'What the portal does for you' }} />
}
