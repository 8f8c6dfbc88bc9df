import type { PayslipHead } from '@vehicle-partner/api'
import type { payslips } from '@vehicle-partner/api/contract'
import { formatDate, formatMonth, lagosDate, paths } from '@vehicle-partner/domain'
import { Inline, Link, Money, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import type { ListColumn } from '../../list/ListView.tsx'
import { payslipLooks } from '../../statuses/statusRegistry.ts'

export type PayslipsCall = typeof payslips.list

/** The share of the gross that is left, in per cent with one decimal; nothing without a gross. */
export const keptShare = ({ totals: { gross_kobo, net_kobo } }: Pick<PayslipHead, 'totals'>): string | undefined =>
  gross_kobo <= 0 || net_kobo < 0 ? undefined : `${((net_kobo / gross_kobo) * 100).toFixed(1)} %`

/** What was owed from before: the part of the net that is neither gross nor deductions. */
export const broughtKobo = ({ totals: { gross_kobo, deductions_kobo, net_kobo } }: Pick<PayslipHead, 'totals'>) =>
  net_kobo - gross_kobo + deductions_kobo

/** The net, with what of it is not of this month, and what is paid beside it because an earlier payout came back. */
const Net = ({ payslip }: { payslip: PayslipHead }) => {
  const brought = broughtKobo(payslip)
  return (
    <Stack gap="none" align="end">
      <Text as="span" size="label">
        <Money kobo={payslip.totals.net_kobo} />
      </Text>
      {brought === 0 ? null : (
        <Text as="span" size="small" tone="secondary">
          <Money kobo={brought} /> from before
        </Text>
      )}
      {payslip.returned_kobo ? (
        <Text as="span" size="small" tone="secondary">
          <Money kobo={payslip.returned_kobo} signed /> came back
        </Text>
      ) : null}
    </Stack>
  )
}

/** The lines of a payslip with a query that is not answered. Those of a month that is not over are on no payslip yet. */
export const queriedLinesHref = ({ id, status, period }: Pick<PayslipHead, 'id' | 'status' | 'period'>) =>
  paths.earnings({ view: 'lines', disputed: '1', ...(status === 'draft' ? period : { payslip_id: id, period: 'all' }) })

/** What became of the payout of a payslip that is issued, where it has not arrived. */
const payoutProblems = new Map<string, string>([
  ['reversed', 'Payout returned'],
  ['failed', 'Payout failed'],
  ['on_hold', 'Payout on hold'],
])

type StatePayslip = Pick<PayslipHead, 'id' | 'number' | 'status' | 'period' | 'disputes_open' | 'payout_id' | 'payout_status'>

export const PayslipState = ({ payslip }: { payslip: StatePayslip }) => {
  const { number, status, disputes_open, payout_id, payout_status } = payslip
  // In place of a number a draft has the words for it: until its month is closed it may be over.
  const looks = { ...payslipLooks, draft: { ...payslipLooks.draft, label: number } }
  const problem = status === 'issued' && payout_id !== null ? payoutProblems.get(payout_status ?? '') : undefined
  return (
    <Inline gap="small">
      <StatusPill status={status} registry={looks} />
      {problem === undefined || payout_id === null ? null : <Link href={paths.payouts({ payout: payout_id })}>{problem}</Link>}
      {disputes_open === 0 ? null : (
        <Link href={queriedLinesHref(payslip)}>{disputes_open === 1 ? 'Query open' : `${disputes_open} queries open`}</Link>
      )}
    </Inline>
  )
}

export const payslipColumns: readonly ListColumn<PayslipsCall, PayslipHead>[] = [
  {
    id: 'period',
    header: 'Period',
    sortable: true,
    sortNames: { ascending: 'Oldest first', descending: 'Newest first' },
    rowHeader: true,
    cell: ({ period, number }) => (
      <Stack gap="none">
        <Text as="span" size="label">
          {formatMonth(period.from)}
        </Text>
        <Text as="span" size="small" tone="secondary" wrap="none">
          {number}
        </Text>
      </Stack>
    ),
  },
  { id: 'gross', header: 'Gross', align: 'end', cell: ({ totals }) => <Money kobo={totals.gross_kobo} /> },
  { id: 'deductions', header: 'Deductions', align: 'end', cell: ({ totals }) => <Money kobo={-totals.deductions_kobo} /> },
  {
    id: 'net',
    header: 'Net',
    sortable: true,
    sortNames: { ascending: 'Smallest net', descending: 'Largest net' },
    align: 'end',
    cell: (payslip) => <Net payslip={payslip} />,
  },
  { id: 'kept', header: 'You keep', align: 'end', width: 'xsmall', cell: (payslip) => keptShare(payslip) ?? '–' },
  { id: 'status', header: 'Status', cell: (payslip) => <PayslipState payslip={payslip} /> },
  {
    id: 'paid_at',
    header: 'Paid on',
    cell: ({ paid_at }) => (
      <Text as="span" size="small" wrap="none">
        {paid_at === null ? '–' : formatDate(lagosDate(new Date(paid_at)))}
      </Text>
    ),
  },
]

/** A row as a card. */
const payslipCard = {
  title: ({ period }: PayslipHead) => formatMonth(period.from),
  subtitle: ({ number }: PayslipHead) => number,
  content: (payslip: PayslipHead) => (
    <Inline justify="between" gap="small">
      <PayslipState payslip={payslip} />
      <Net payslip={payslip} />
    </Inline>
  ),
}

/** The rows on a phone. */
export const payslipRows = {
  card: payslipCard,
  getRowId: ({ id }: PayslipHead) => id,
  getRowName: ({ number }: PayslipHead) => number,
  rowHref: ({ id }: PayslipHead) => paths.payslip({ id }),
}

/** Names the menu of a row. A draft has none. */
export const payslipMenuLabel = ({ number }: PayslipHead) => `Actions for ${number}`
