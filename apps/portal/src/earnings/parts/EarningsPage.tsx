import { paths } from '@vehicle-partner/domain'
import { RouteTabs } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { MainPage } from '../../shell/MainPage.tsx'

const tabs = [
  { href: paths.earnings(), label: 'Information' },
  { href: paths.costConfiguration(), label: 'Cost configuration' },
  { href: paths.payouts(), label: 'Past payout' },
  { href: paths.payslips(), label: 'Payslip' },
]

/** A page of the earnings, with its tabs. */
export const EarningsPage = ({ currentHref, children }: { currentHref: string; children: ReactNode }) => (
  <MainPage title="Earnings">
    <RouteTabs aria-label="Earnings" items={tabs} currentHref={currentHref} />
    {children}
  </MainPage>
)
