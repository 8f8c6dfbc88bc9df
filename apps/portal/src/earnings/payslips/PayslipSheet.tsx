import type { Payslip } from '@vehicle-partner/api'
import { describeCameBack } from '@vehicle-partner/domain'
import { AlertStrip, Card, Divider, Money, Stack, Text, Waterfall } from '@vehicle-partner/ui'
import { AmountRow, AmountTotal } from '../parts/AmountRow.tsx'
import { PayslipHeader } from './PayslipHeader.tsx'
import { PayslipLineRow } from './PayslipLineRow.tsx'
import { payableLabel, payslipSteps } from './payslipSteps.ts'

/** The payslip as a sheet: who is paid and how much, what was earned and deducted, and what is left. */
export function PayslipSheet({ payslip }: { payslip: Payslip }) {
  const { status, totals, lines, opening_balance_kobo } = payslip
  const renderLines = (direction: Payslip['lines'][number]['direction']) =>
    lines.filter((line) => line.direction === direction).map((line) => <PayslipLineRow key={line.id} payslip={payslip} line={line} />)
  const deducted = renderLines('debit')
  const paid = payableLabel(status)
  return (
    <Card>
      <Stack gap="xlarge">
        <PayslipHeader payslip={payslip} paidLabel={paid} />
        <Waterfall
          aria-label="From gross to net"
          steps={payslipSteps(payslip, paid).map(({ kobo, ...step }) => ({ ...step, value: <Money kobo={kobo} /> }))}
        />
        <Notes payslip={payslip} />
        <Stack gap="small" as="section" aria-label="Earned">
          <Text weight="bold">Earned</Text>
          <Divider tone="default" />
          {renderLines('credit')}
          <AmountTotal label="Gross" kobo={totals.gross_kobo} />
        </Stack>
        <Stack gap="small" as="section" aria-label="Deducted">
          <Text weight="bold">Deducted</Text>
          <Divider tone="default" />
          {deducted.length === 0 ? <Text tone="secondary">Nothing was deducted.</Text> : deducted}
          <AmountTotal label="Deductions" kobo={-totals.deductions_kobo} />
        </Stack>
        <Stack gap="medium">
          <Divider tone="strong" />
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
          <AmountTotal label={paid} kobo={totals.payable_kobo} />
          <Divider tone="strong" />
          {status === 'draft' ? (
            <Text size="small" tone="secondary">
              Amounts change until the payslip is issued. The platform fee of a day is charged when the day is over.
            </Text>
          ) : null}
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
