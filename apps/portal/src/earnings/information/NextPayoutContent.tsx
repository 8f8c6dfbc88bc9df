import { useQuery } from '@tanstack/react-query'
import type { Payout, Payslip } from '@vehicle-partner/api'
import { formatCount, formatMonth, formatNaira, paths, payoutLabels } from '@vehicle-partner/domain'
import { ErrorState, Grid, Link, Loading, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { AmountRow, AmountTotal } from '../parts/AmountRow.tsx'

/** The next payout opened up: what it is made of, what is not in it yet, and why. */
export function NextPayoutContent({ unsettledKobo }: { unsettledKobo: number }) {
  const { payouts, payslips, earnings } = useApi()
  const { partner } = useOrganization()
  const partnerId = partner.account_sid
  const next = useQuery(payouts.next.query({ query: { partnerId } }))
  // Once its month is closed, the payout has a payslip. Until then it is what the month has brought so far.
  const issuedId = next.data?.data?.payslip_ids[0]
  const issued = useQuery({ ...payslips.get.query({ params: { id: issuedId ?? '' } }), enabled: issuedId !== undefined })
  const draft = useQuery({ ...payslips.current.query({ query: { partnerId } }), enabled: next.isSuccess && issuedId === undefined })
  const checked = useQuery(earnings.list.query({ params: { id: partner.id }, query: { state: ['pending'], perPage: 10 } }))
  const stopped = useQuery(payouts.list.query({ query: { partnerId, status: ['failed', 'on_hold'], perPage: 10 } }))
  const payslip = issuedId === undefined ? draft : issued
  // There is no draft before the first trip.
  const hasNothing = hasErrorCode(payslip.error, 'NotFound')
  const queries = [next, ...(hasNothing ? [] : [payslip]), checked, stopped]
  const failed = queries.find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <ErrorState
        compact
        title="The next payout could not be opened"
        description={getErrorMessage(failed.error)}
        onRetry={() => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())}
        retrying={queries.some(({ isError, isFetching }) => isError && isFetching)}
      />
    )
  return (
    <Loading
      label="next payout"
      loading={(!payslip.data && !hasNothing) || !checked.data || !stopped.data}
      placeholder={
        <Stack gap="medium">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} size="small" width="threeQuarters" />
          ))}
        </Stack>
      }
    >
      {checked.data && stopped.data ? (
        <Grid columns="halves" align="start">
          <InIt
            payslip={payslip.data?.data}
            checkedLines={checked.data.metadata.total}
            checkedKobo={checked.data.metadata.credit_kobo - checked.data.metadata.debit_kobo}
          />
          <NotYet payslip={payslip.data?.data} unsettledKobo={unsettledKobo} stopped={stopped.data.data} />
        </Grid>
      ) : null}
    </Loading>
  )
}

interface InItProps {
  payslip: Payslip | undefined
  checkedLines: number
  checkedKobo: number
}

function InIt({ payslip, checkedLines, checkedKobo }: InItProps) {
  if (!payslip)
    return (
      <Stack gap="medium" as="section" aria-label="In it">
        <Text weight="bold">In it</Text>
        <Text tone="secondary">Nothing yet: no trip of this month has an amount.</Text>
      </Stack>
    )
  const { id, status, period, totals, opening_balance_kobo, tax, returned_payouts = [], carried_over = [] } = payslip
  return (
    <Stack gap="medium" as="section" aria-label="In it">
      <Text weight="bold">In it</Text>
      <AmountRow label="Gross" kobo={totals.gross_kobo}>
        {carried_over.length === 0 ? undefined : carried_over.map(({ text }) => text).join(' ')}
      </AmountRow>
      <AmountRow label="Deductions" kobo={-totals.deductions_kobo}>
        {status === 'draft' && tax.wht_kobo > 0
          ? `With ${formatNaira(tax.wht_kobo)} of withholding tax, which is taken when the month closes.`
          : undefined}
      </AmountRow>
      {opening_balance_kobo === 0 ? null : <AmountRow label="Owed from the month before" kobo={opening_balance_kobo} />}
      {returned_payouts.map(({ payout_id, label, amount_kobo }) => (
        <AmountRow key={payout_id} label={label} kobo={amount_kobo}>
          It is paid again and is no earning.
        </AmountRow>
      ))}
      <AmountTotal label={status === 'draft' ? 'Estimate so far' : 'Payout'} kobo={totals.payable_kobo} />
      {status === 'draft' && checkedLines > 0 ? (
        <AmountRow label="Of this, still being checked" kobo={checkedKobo}>
          {`${checkedLines === 1 ? '1 line is' : `${formatCount(checkedLines)} lines are`} less than 48 hours old. What is not checked when the month ends is on the next payslip.`}
        </AmountRow>
      ) : null}
      <Text size="small">
        <Link href={paths.payslip({ id })}>
          {status === 'draft' ? `Every line of ${formatMonth(period.from)} so far` : `Payslip of ${formatMonth(period.from)}`}
        </Link>
      </Text>
    </Stack>
  )
}

interface NotYetProps {
  payslip: Payslip | undefined
  unsettledKobo: number
  stopped: readonly Payout[]
}

const reasonLabels = new Map<string, string>([
  ['under_query', 'Under query'],
  ['being_checked', 'Being checked'],
  ['posted_late', 'Posted late'],
])

function NotYet({ payslip, unsettledKobo, stopped }: NotYetProps) {
  const left_over = payslip?.left_over ?? []
  const carriedKobo = payslip?.totals.carried_forward_kobo ?? 0
  const isDraft = payslip === undefined || payslip.status === 'draft'
  const isComplete = isDraft && left_over.length === 0 && stopped.length === 0 && carriedKobo === 0
  return (
    <Stack gap="medium" as="section" aria-label="Not yet">
      <Text weight="bold">Not yet, and why</Text>
      {isComplete ? <Text tone="secondary">Nothing is held back.</Text> : null}
      {left_over.map(({ reason, text, amount_kobo }) => (
        <AmountRow key={reason} label={reasonLabels.get(reason) ?? 'Left for later'} kobo={amount_kobo}>
          {text}
        </AmountRow>
      ))}
      {isDraft ? null : (
        <AmountRow label="Earned since then" kobo={unsettledKobo}>
          It is on no payslip yet, and comes with the payout after this one.
        </AmountRow>
      )}
      {carriedKobo === 0 ? null : (
        <AmountRow label="Carried to the next month" kobo={carriedKobo}>
          The deductions are higher than the earnings.
        </AmountRow>
      )}
      {stopped.map((payout) => (
        <AmountRow key={payout.id} label={`${payout.reference}, ${statusLabel(payout.status)}`} kobo={payout.amount_kobo ?? 0}>
          {payout.next_step?.text ?? payout.failure?.text ?? payout.hold?.text}{' '}
          <Link href={paths.payouts({ payout: payout.id })}>{`Mend ${payout.reference}`}</Link>
        </AmountRow>
      ))}
    </Stack>
  )
}

const labels = new Map<string, string>(Object.entries(payoutLabels))
const statusLabel = (status: string) => (labels.get(status) ?? status).toLowerCase()
