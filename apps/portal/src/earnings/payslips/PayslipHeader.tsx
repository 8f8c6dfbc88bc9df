import type { Payslip } from '@vehicle-partner/api'
import { formatDate, formatDateRange, lagosDate } from '@vehicle-partner/domain'
import { Divider, Inline, LogoMark, Money, Stack, Text } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { useOrganization } from '../../session/useSession.ts'
import { PayslipState } from './payslipColumns.tsx'

/** The head of a payslip: its number and month, who is paid, where, and how much. */
export function PayslipHeader({ payslip, paidLabel }: { payslip: Payslip; paidLabel: string }) {
  const { partner } = useOrganization()
  const { company, number, period, status, issued_at, totals, account } = payslip
  return (
    <>
      <Inline justify="between" gap="medium">
        <Inline gap="medium" wrap={false}>
          <LogoMark />
          <Stack gap="none">
            <Text weight="bold">Payslip</Text>
            {status === 'draft' ? null : <Small>{number}</Small>}
          </Stack>
        </Inline>
        <Stack gap="none">
          <Text weight="bold">{formatDateRange(period)}</Text>
          {issued_at === null ? null : <Small>Issued {formatDate(lagosDate(new Date(issued_at)))}</Small>}
        </Stack>
      </Inline>
      <Divider tone="strong" />
      <Inline justify="between" gap="medium">
        <Stack gap="none">
          <Small>{paidLabel}</Small>
          <Money kobo={totals.payable_kobo} size="metric" />
        </Stack>
        <PayslipState payslip={payslip} />
      </Inline>
      <Inline justify="between" gap="large" align="start">
        <Stack gap="none">
          <Small>Paid to</Small>
          <Text weight="strong">{company?.name ?? partner.company_name}</Text>
          {company?.rc_number ? <Small>{company.rc_number}</Small> : null}
          {company?.address ? <Small>{company.address}</Small> : null}
        </Stack>
        <Stack gap="none">
          <Small>Account</Small>
          {account ? (
            <>
              <Text weight="strong">
                {account.bank_name} {account.account_number_masked}
              </Text>
              <Small>{account.account_name}</Small>
            </>
          ) : (
            <Text>No account yet</Text>
          )}
        </Stack>
      </Inline>
    </>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <Text size="small" tone="secondary">
    {children}
  </Text>
)
