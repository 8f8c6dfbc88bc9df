import type { Payout } from '@vehicle-partner/api'
import type { payouts } from '@vehicle-partner/api/contract'
import { formatAxisDate, formatDate, formatMonth } from '@vehicle-partner/domain'
import { Inline, Money, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { stopsPayout } from '../parts/payoutStepLinks.ts'
import type { ListColumn } from '../../list/ListView.tsx'
import { payoutLooks } from '../../statuses/statusRegistry.ts'

export type PayoutsCall = typeof payouts.list

/** The account of a payout: 'GTBank ••••6785'. */
export const payoutAccount = ({ account }: Pick<Payout, 'account'>): string =>
  account ? `${account.bank_name} ${account.account_number_masked}` : 'No account'

const Amount = ({ payout: { amount_kobo } }: { payout: Payout }) =>
  amount_kobo === null ? (
    <Text as="span" size="small" tone="secondary">
      Final after the month
    </Text>
  ) : (
    <Money kobo={amount_kobo} />
  )

/** Thirty digits may break in the middle; what is copied has no gap. */
const halfReference = 15

/** The number by which the bank finds a transfer, once it has one. */
const BankReference = ({ id }: { id: string | null }) => (
  <Text as="span" size="small">
    {id === null ? (
      '–'
    ) : (
      <>
        {id.slice(0, halfReference)}
        <wbr />
        {id.slice(halfReference)}
      </>
    )}
  </Text>
)

/** What the status does not say. */
const StatusNote = ({ payout: { status, next_step } }: { payout: Payout }) =>
  status === 'scheduled' && stopsPayout(next_step) ? (
    <Text as="span" size="small" tone="danger">
      Cannot be sent yet
    </Text>
  ) : null

export const payoutColumns: readonly ListColumn<PayoutsCall, Payout>[] = [
  {
    id: 'scheduled_for',
    header: 'Date',
    sortable: true,
    sortNames: { ascending: 'Oldest first', descending: 'Newest first' },
    cell: ({ scheduled_for }) => (
      <Text as="span" size="small" wrap="none">
        {formatDate(scheduled_for)}
      </Text>
    ),
  },
  {
    id: 'reference',
    header: 'Reference',
    sortable: true,
    sortNames: { ascending: 'Reference, A to Z', descending: 'Reference, Z to A' },
    rowHeader: true,
    cell: ({ reference }) => (
      <Text as="span" size="label" wrap="none">
        {reference}
      </Text>
    ),
  },
  {
    id: 'period',
    header: 'Payslip',
    cell: ({ period }) => (
      <Text as="span" size="small">
        {formatMonth(period.from)}
      </Text>
    ),
  },
  {
    id: 'account',
    header: 'Account',
    width: 'medium',
    cell: (payout) => (
      <Text as="span" size="small">
        {payoutAccount(payout)}
      </Text>
    ),
  },
  {
    id: 'bank_reference',
    header: 'Bank reference',
    width: 'medium',
    cell: ({ bank_session_id }) => <BankReference id={bank_session_id} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    sortable: true,
    sortNames: { ascending: 'Smallest amount', descending: 'Largest amount' },
    align: 'end',
    cell: (payout) => <Amount payout={payout} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (payout) => (
      <Stack gap="none" align="start">
        <StatusPill status={payout.status} registry={payoutLooks} />
        <StatusNote payout={payout} />
      </Stack>
    ),
  },
]

/** A row as a card. */
const payoutCard = {
  title: (payout: Payout) => <Amount payout={payout} />,
  note: ({ status }: Payout) => <StatusPill status={status} registry={payoutLooks} />,
  subtitle: (payout: Payout) => (
    <Inline justify="between" align="start" gap="small" wrap="words">
      <span>
        {formatMonth(payout.period.from)}, {payoutAccount(payout)}
      </span>
      <span>{formatAxisDate(payout.scheduled_for)}</span>
    </Inline>
  ),
  content: (payout: Payout) => <StatusNote payout={payout} />,
}

/** The rows on a phone; their pages depend on the address of the list. */
export const payoutRows = {
  card: payoutCard,
  getRowId: ({ id }: Payout) => id,
  getRowName: ({ reference }: Payout) => reference,
}
