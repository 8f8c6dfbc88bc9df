import type { Payslip } from '@vehicle-partner/api'
import { describeCameBack, formatDate, formatDateRange, lagosDate } from '@vehicle-partner/domain'
import { AlertStrip, Card, Divider, Inline, Money, Stack, Text, Waterfall } from '@vehicle-partner/ui'
import { useOrganization } from '../../session/useSession.ts'
import { AmountRow, AmountTotal } from '../parts/AmountRow.tsx'
import { PayslipLineRow } from './PayslipLineRow.tsx'
import { PayslipState } from './payslipColumns.tsx'
import { payableLabel, payslipSteps } from './payslipSteps.ts'
import { registeredAs } from './registeredAs.ts'

/** The payslip as a sheet: who is paid and how much, what was earned and deducted, and what is left. */
export function PayslipSheet({ payslip }: { payslip: Payslip }) {
  const { partner } = useOrganization()
  const { company, number, period, status, issued_at, totals, account, lines, opening_balance_kobo } = payslip
  const isDraft = status === 'draft'
  const renderLines = (direction: Payslip['lines'][number]['direction']) =>
    lines.filter((line) => line.direction === direction).map((line) => <PayslipLineRow key={line.id} payslip={payslip} line={line} />)
  const deducted = renderLines('debit')
  const paid = payableLabel(status)
  return (
    <Card>
      <Stack gap="xlarge">
        <Inline justify="between" gap="medium" align="start">
          <Stack gap="none">
            <Text size="label">{isDraft ? 'So far this month' : `Payslip ${number}`}</Text>
            <Text size="small" tone="secondary">
              {formatDateRange(period)}
              {issued_at === null ? '' : `, issued ${formatDate(lagosDate(new Date(issued_at)))}`}
            </Text>
          </Stack>
          <PayslipState payslip={payslip} />
        </Inline>
        <Divider tone="default" />
        <Inline justify="between" gap="large" align="start">
          <Stack gap="none">
            <Text size="small" tone="secondary">
              Paid to
            </Text>
            <Text size="label">{company?.name ?? partner.company_name}</Text>
            {registeredAs(company) === undefined ? null : (
              <Text size="small" tone="secondary">
                {registeredAs(company)}
              </Text>
            )}
            <Text size="small" tone="secondary">
              {account ? `${account.bank_name} ${account.account_number_masked}, ${account.account_name}` : 'No account yet'}
            </Text>
          </Stack>
          <Stack gap="none">
            <Text size="small" tone="secondary">
              {paid}
            </Text>
            <Money kobo={totals.payable_kobo} size="metric" />
          </Stack>
        </Inline>
        <Waterfall
          aria-label="From gross to net"
          steps={payslipSteps(payslip, paid).map(({ kobo, ...step }) => ({ ...step, value: <Money kobo={kobo} /> }))}
        />
        <Notes payslip={payslip} />
        <Stack gap="medium" as="section" aria-label="Earned">
          <Text weight="bold">Earned</Text>
          {renderLines('credit')}
          <AmountTotal label="Gross" kobo={totals.gross_kobo} />
        </Stack>
        <Stack gap="medium" as="section" aria-label="Deducted">
          <Text weight="bold">Deducted</Text>
          {deducted.length === 0 ? <Text tone="secondary">Nothing was deducted.</Text> : deducted}
          <AmountTotal label="Deductions" kobo={-totals.deductions_kobo} />
        </Stack>
        <Divider tone="default" />
        <Stack gap="medium">
          {opening_balance_kobo === 0 ? null : (
            <AmountRow label="Owed from the month before" kobo={opening_balance_kobo}>
              The deductions of the month before were higher than its earnings.
            </AmountRow>
          )}
          {payslip.returned_payouts?.map(({ payout_id, label, amount_kobo, reference }) => (
            <AmountRow key={payout_id} label={label} kobo={amount_kobo}>
              {`${reference} is paid again with this payslip. It is no earning.`}
            </AmountRow>
          ))}
          <AmountTotal label={paid} kobo={totals.payable_kobo} strong />
          {totals.carried_forward_kobo === 0 ? null : (
            <AmountRow label="Carried to the next month" kobo={totals.carried_forward_kobo}>
              The deductions are higher than the earnings. The next payslip begins with this balance.
            </AmountRow>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

/** What is on this payslip from before, what is left for later, and what became of its payout. */
function Notes({ payslip }: { payslip: Payslip }) {
  const notes = [...(payslip.carried_over ?? []), ...(payslip.left_over ?? [])]
  const { came_back, status } = payslip
  if (notes.length === 0 && !came_back && status !== 'revised') return null
  return (
    <Stack gap="small">
      {status === 'revised' ? (
        <AlertStrip tone="warning" title="A newer version has replaced this payslip.">
          It is kept as it was. What changed shows the newer one.
        </AlertStrip>
      ) : null}
      {came_back ? (
        <AlertStrip tone="warning" title={`${came_back.label}.`}>
          {describeCameBack(came_back)}
        </AlertStrip>
      ) : null}
      {notes.map(({ reason, text, amount_kobo }) => (
        <AlertStrip key={`${reason} ${text}`} tone="info" title={text}>
          <Money kobo={amount_kobo} signed />
        </AlertStrip>
      ))}
    </Stack>
  )
}
